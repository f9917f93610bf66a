import { accessArea } from './access/access.area'
import { attendanceArea } from './attendance/attendance.area'
import { auditArea } from './audit/audit.area'
import { billingArea } from './billing/billing.area'
import { biometricsArea } from './biometrics/biometrics.area'
import { calendarArea } from './calendar/calendar.area'
import { checklistsArea } from './checklists/checklists.area'
import { clientsArea } from './clients/clients.area'
import { customFieldsArea } from './custom-fields/custom-fields.area'
import { dashboardArea } from './dashboard/dashboard.area'
import { documentsArea } from './documents/documents.area'
import { employmentArea } from './employment/employment.area'
import { expensesArea } from './expenses/expenses.area'
import { helpArea } from './help/help.area'
import { invoicingArea } from './invoicing/invoicing.area'
import type { AppArea } from './kit/area'
import { declareNavigation } from './kit/shell/nav'
import { builtPages, declarePages } from './kit/shell/pages'
import { leaveArea } from './leave/leave.area'
import { operationsArea } from './operations/operations.area'
import { payrollArea } from './payroll/payroll.area'
import { peopleArea } from './people/people.area'
import { privacyArea } from './privacy/privacy.area'
import { projectsArea } from './projects/projects.area'
import { recruitingArea } from './recruiting/recruiting.area'
import { reportsArea } from './reports/reports.area'
import { structureArea } from './structure/structure.area'
import { surveysArea } from './surveys/surveys.area'
import { timeTrackingArea } from './time-tracking/time-tracking.area'
import { workspacesArea } from './workspaces/workspaces.area'

/** Every area; an area's parts stand in its own declaration. */
export const areas: readonly AppArea[] = [
  accessArea,
  workspacesArea,
  dashboardArea,
  timeTrackingArea,
  peopleArea,
  privacyArea,
  leaveArea,
  expensesArea,
  employmentArea,
  documentsArea,
  payrollArea,
  structureArea,
  checklistsArea,
  customFieldsArea,
  clientsArea,
  invoicingArea,
  surveysArea,
  recruitingArea,
  auditArea,
  operationsArea,
  billingArea,
  attendanceArea,
  biometricsArea,
  calendarArea,
  reportsArea,
  projectsArea,
  helpArea,
]

export const pages = areas.flatMap(({ pages = [] }) => pages)
export const navigation = areas.flatMap(({ navigation = [] }) => navigation)

declareNavigation(navigation)
declarePages(navigation.flatMap(({ to, forReaders }) => (forReaders ? [to, forReaders] : [to])))
// Those behind the sign-in that need nothing but their address.
declarePages(pages.flatMap(({ path, for: whom }) => (/^(user|member)$/.test(whom) && !path.includes(':') ? [`/${path}`] : [])))

export { builtPages }
