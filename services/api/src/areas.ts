import type { Provider, Type } from '@nestjs/common'
import { AccountController } from './access/account.controller'
import { Accounts } from './access/accounts.service'
import { ReferenceController } from './access/reference.controller'
import { SignInController } from './access/sign-in.controller'
import { SignUpController } from './access/sign-up.controller'
import { AttendanceController } from './attendance/attendance.controller'
import { AttendanceCalendar } from './attendance/attendance-calendar'
import { Zones } from './attendance/zones.service'
import { AuditController } from './audit/audit.controller'
import { CalendarController } from './calendar/calendar.controller'
import { ClientsController } from './clients/clients.controller'
import { AdjustmentsController } from './employment/adjustments.controller'
import { EmploymentController } from './employment/employment.controller'
import { Employment } from './employment/employment.service'
import { InvoiceItemsController } from './invoicing/invoice-items.controller'
import { InvoiceSettingController } from './invoicing/invoice-setting.controller'
import { InvoicesController } from './invoicing/invoices.controller'
import { Invoicing } from './invoicing/invoicing.service'
import { PublicInvoicesController } from './invoicing/public-invoices.controller'
import { FilesController } from './kernel/files.controller'
import { LeaveController } from './leave/leave.controller'
import { LeaveFacts } from './leave/leave-facts'
import { LeaveRulesController } from './leave/leave-rules.controller'
import { ExportsController } from './lists/exports.controller'
import { ListsController } from './lists/lists.controller'
import { LiveGateway } from './live/live.gateway'
import { LiveFeed } from './live/live-feed'
import { OperationsController } from './operations/operations.controller'
import { PayEntriesController } from './payroll/pay-entries.controller'
import { PayFacts } from './payroll/pay-facts'
import { PayRuns } from './payroll/pay-runs.service'
import { PayrollController } from './payroll/payroll.controller'
import { PayrollCategoriesController } from './payroll/payroll-categories.controller'
import { PayslipsController } from './payroll/payslips.controller'
import { Employees } from './people/employees.service'
import { ImportController } from './people/import/import.controller'
import { EmployeeImport } from './people/import/import.service'
import { ImportWriter } from './people/import/import-writer'
import { PeopleController } from './people/people.controller'
import { ProjectsController } from './projects/projects.controller'
import { StatusTypesController } from './projects/status-types.controller'
import { TasksController } from './projects/tasks.controller'
import { StructureController } from './structure/structure.controller'
import { TimeTracked } from './time-tracking/time-tracked.service'
import { TimeTrackingController } from './time-tracking/time-tracking.controller'
import { WorkFacts } from './time-tracking/work-facts'
import { WorkspacesController } from './workspaces/workspaces.controller'

/** Each area's controllers and services; changes only with a new area. */
export const areas: readonly { controllers: Type[]; providers?: Provider[] }[] = [
  { controllers: [SignUpController, SignInController, AccountController, ReferenceController], providers: [Accounts] },
  { controllers: [FilesController] },
  { controllers: [WorkspacesController] },
  { controllers: [StructureController] },
  { controllers: [PeopleController], providers: [Employees] },
  { controllers: [ImportController], providers: [EmployeeImport, ImportWriter] },
  { controllers: [LeaveController, LeaveRulesController], providers: [LeaveFacts] },
  { controllers: [EmploymentController, AdjustmentsController], providers: [Employment] },
  {
    controllers: [PayrollCategoriesController, PayrollController, PayEntriesController, PayslipsController],
    providers: [PayFacts, PayRuns],
  },
  { controllers: [ClientsController] },
  { controllers: [ProjectsController, StatusTypesController, TasksController] },
  {
    controllers: [InvoicesController, InvoiceItemsController, InvoiceSettingController, PublicInvoicesController],
    providers: [Invoicing],
  },
  { controllers: [AttendanceController], providers: [Zones, AttendanceCalendar] },
  { controllers: [TimeTrackingController], providers: [TimeTracked, WorkFacts] },
  { controllers: [], providers: [LiveFeed, LiveGateway] },
  { controllers: [CalendarController] },
  { controllers: [AuditController] },
  { controllers: [OperationsController] },
  { controllers: [ListsController, ExportsController] },
]
