import type { AreaApi } from '../kernel/area'
import { AbsencesController } from './absences.controller'
import { HolidaysController } from './holidays.controller'
import { LeaveBalanceImports } from './import/leave-balance-import.service'
import { LeaveImports } from './import/leave-import.service'
import { LeaveImportRecords } from './import/leave-import-records'
import { LeaveImportUndo } from './import/leave-import-undo.service'
import { LeaveImportsController } from './import/leave-imports.controller'
import { LeaveController } from './leave.controller'
import { LeaveApprovalRulesController } from './leave-approval-rules.controller'
import { LeaveApprovalsController } from './leave-approvals.controller'
import { LeaveBalanceController } from './leave-balance.controller'
import { LeaveDecisionsController } from './leave-decisions.controller'
import { LeaveFactsService } from './leave-facts'
import { LeavePreviewController } from './leave-preview.controller'
import { LeaveRecords } from './leave-records.service'
import { LeaveRoutesService } from './leave-routes.service'
import { LeaveRulesController } from './leave-rules.controller'
import { LeaveYearsController } from './leave-years.controller'
import { OwnLeaveRules } from './own-rules.service'

export const leaveArea: AreaApi = {
  name: 'leave',
  controllers: [
    LeaveController,
    LeavePreviewController,
    LeaveDecisionsController,
    AbsencesController,
    LeaveBalanceController,
    LeaveApprovalsController,
    LeaveRulesController,
    LeaveApprovalRulesController,
    HolidaysController,
    LeaveYearsController,
    LeaveImportsController,
  ],
  providers: [
    LeaveFactsService,
    LeaveRecords,
    LeaveRoutesService,
    OwnLeaveRules,
    LeaveImports,
    LeaveBalanceImports,
    LeaveImportRecords,
    LeaveImportUndo,
  ],
}
