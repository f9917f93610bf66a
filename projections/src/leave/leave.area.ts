import type { AreaReads } from '../kernel/area'
import type { TablesOf } from '../kernel/read-tables'
import { absencesList } from './absences.lists'
import {
  holidaysList,
  leaveImportsList,
  leavePoliciesList,
  leavesList,
  leaveTypesList,
} from './leave.lists'
import { leaveProjection } from './leave.projection'
import { leaveApprovalRulesList } from './leave-approval.lists'
import { leaveImportsProjection } from './leave-imports.projection'
import { leaveRulesProjection } from './leave-rules.projection'
import { leaveYearsList } from './leave-years.lists'

export const leaveReads: AreaReads = {
  name: 'leave',
  projections: [leaveProjection, leaveRulesProjection, leaveImportsProjection],
  lists: [
    leavesList,
    absencesList,
    leaveTypesList,
    leaveApprovalRulesList,
    leavePoliciesList,
    holidaysList,
    leaveYearsList,
    leaveImportsList,
  ],
}

declare module '../kernel/read-tables' {
  interface ReadTables
    extends TablesOf<
      typeof leaveProjection | typeof leaveRulesProjection | typeof leaveImportsProjection
    > {}
}
