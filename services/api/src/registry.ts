import { accessArea } from './access/access.area'
import { attendanceArea } from './attendance/attendance.area'
import { auditArea } from './audit/audit.area'
import { billingArea } from './billing/billing.area'
import { biometricsArea } from './biometrics/biometrics.area'
import { calendarArea } from './calendar/calendar.area'
import { changesArea } from './changes/changes.area'
import { checklistsArea } from './checklists/checklists.area'
import { clientsArea } from './clients/clients.area'
import { customFieldsArea } from './custom-fields/custom-fields.area'
import { documentsArea } from './documents/documents.area'
import { employmentArea } from './employment/employment.area'
import { expensesArea } from './expenses/expenses.area'
import { filesArea } from './files/files.area'
import { inboxArea } from './inbox/inbox.area'
import { integrationsArea } from './integrations/integrations.area'
import { invoicingArea } from './invoicing/invoicing.area'
import { leaveArea } from './leave/leave.area'
import { listsArea } from './lists/lists.area'
import { noticesArea } from './notices/notices.area'
import { operationsArea } from './operations/operations.area'
import { paymentsArea } from './payments/payments.area'
import { payrollArea } from './payroll/payroll.area'
import { peopleArea } from './people/people.area'
import { privacyArea } from './privacy/privacy.area'
import { projectsArea } from './projects/projects.area'
import { provisioningArea } from './provisioning/provisioning.area'
import { recruitingArea } from './recruiting/recruiting.area'
import { referencesArea } from './references/references.area'
import { reportsArea } from './reports/reports.area'
import { samplesArea } from './samples/samples.area'
import { ssoArea } from './sso/sso.area'
import { structureArea } from './structure/structure.area'
import { surveysArea } from './surveys/surveys.area'
import { timeTrackingArea } from './time-tracking/time-tracking.area'
import { watchArea } from './watch/watch.area'
import { workingTimeArea } from './working-time/working-time.area'
import { workspacesArea } from './workspaces/workspaces.area'

/** Every area; each area's declaration lists its parts. */
export const areas = [
  accessArea,
  filesArea,
  workspacesArea,
  structureArea,
  peopleArea,
  privacyArea,
  customFieldsArea,
  leaveArea,
  expensesArea,
  employmentArea,
  documentsArea,
  payrollArea,
  paymentsArea,
  checklistsArea,
  clientsArea,
  projectsArea,
  integrationsArea,
  invoicingArea,
  surveysArea,
  provisioningArea,
  ssoArea,
  recruitingArea,
  attendanceArea,
  biometricsArea,
  timeTrackingArea,
  workingTimeArea,
  calendarArea,
  referencesArea,
  reportsArea,
  billingArea,
  auditArea,
  samplesArea,
  watchArea,
  operationsArea,
  inboxArea,
  noticesArea,
  listsArea,
  changesArea,
]
