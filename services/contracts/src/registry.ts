import { accessApi } from './access/access.api'
import './access/access.errors'
import { emailEvents, userEvents } from './access/access.events'
import { attendanceApi } from './attendance/attendance.api'
import './attendance/attendance.errors'
import { attendanceEvents } from './attendance/attendance.events'
import { auditApi } from './audit/audit.api'
import { clientsApi } from './clients/clients.api'
import './clients/clients.errors'
import { clientEvents } from './clients/clients.events'
import { employmentApi } from './employment/employment.api'
import './employment/employment.errors'
import { employmentEvents } from './employment/employment.events'
import { invoiceSettingApi } from './invoicing/invoice-setting.api'
import { invoicesApi } from './invoicing/invoices.api'
import './invoicing/invoicing.errors'
import { calendarApi } from './calendar/calendar.api'
import { invoiceEvents, invoiceSeriesEvents, invoiceSettingEvents } from './invoicing/invoicing.events'
import type { Endpoint } from './kernel/endpoint'
import type { EventDefinition } from './kernel/event'
import { filesApi } from './kernel/files.api'
import { leaveApi } from './leave/leave.api'
import { leaveRulesApi } from './leave/leave-rules.api'
import './leave/leave.errors'
import { leaveEvents, leaveRuleEvents } from './leave/leave.events'
import { listsApi } from './lists/lists.api'
import './lists/lists.errors'
import { operationsApi } from './operations/operations.api'
import './operations/operations.errors'
import { deliveryEvents, skipEvents } from './operations/operations.events'
import { payrollApi } from './payroll/payroll.api'
import './payroll/payroll.errors'
import { payRunEvents } from './payroll/payroll.events'
import { payrollCategoriesApi } from './payroll/payroll-categories.api'
import { payrollCategoryEvents } from './payroll/payroll-categories.events'
import { importApi } from './people/import.api'
import './people/import.errors'
import { employeeImportEvents } from './people/import.events'
import { peopleApi } from './people/people.api'
import './people/people.errors'
import { directoryEvents, employeeEvents } from './people/people.events'
import { projectsApi } from './projects/projects.api'
import './projects/projects.errors'
import { projectEvents } from './projects/projects.events'
import { tasksApi } from './projects/tasks.api'
import { structureApi } from './structure/structure.api'
import './structure/structure.errors'
import { structureEvents } from './structure/structure.events'
import { timeTrackingApi } from './time-tracking/time-tracking.api'
import './time-tracking/time-tracking.errors'
import { timerEvents } from './time-tracking/time-tracking.events'
import { workspacesApi } from './workspaces/workspaces.api'
import './workspaces/workspaces.errors'
import { subdomainEvents, workspaceEvents } from './workspaces/workspaces.events'

/** Every event the log may hold and every call the server answers; changes only with a new area. */
export const eventDefinitions: readonly EventDefinition[] = [
  userEvents,
  emailEvents,
  workspaceEvents,
  subdomainEvents,
  structureEvents,
  employeeEvents,
  directoryEvents,
  employeeImportEvents,
  leaveEvents,
  leaveRuleEvents,
  employmentEvents,
  payrollCategoryEvents,
  payRunEvents,
  attendanceEvents,
  timerEvents,
  clientEvents,
  projectEvents,
  invoiceEvents,
  invoiceSeriesEvents,
  invoiceSettingEvents,
  deliveryEvents,
  skipEvents,
].flatMap((area) => Object.values<EventDefinition>(area))

export const endpoints: readonly Endpoint[] = [
  accessApi,
  filesApi,
  workspacesApi,
  structureApi,
  peopleApi,
  importApi,
  leaveApi,
  leaveRulesApi,
  employmentApi,
  payrollCategoriesApi,
  payrollApi,
  attendanceApi,
  timeTrackingApi,
  calendarApi,
  clientsApi,
  projectsApi,
  tasksApi,
  invoicesApi,
  invoiceSettingApi,
  auditApi,
  operationsApi,
  listsApi,
].flatMap((area) => Object.values<Endpoint>(area))
