import { accessJobs } from './access/access.area'
import { attendanceJobs } from './attendance/attendance.area'
import { billingJobs } from './billing/billing.area'
import { biometricsJobs } from './biometrics/biometrics.area'
import { calendarJobs } from './calendar/calendar.area'
import { checklistsJobs } from './checklists/checklists.area'
import { customFieldsJobs } from './custom-fields/custom-fields.area'
import { documentsJobs } from './documents/documents.area'
import { employmentJobs } from './employment/employment.area'
import { expensesJobs } from './expenses/expenses.area'
import { integrationsJobs } from './integrations/integrations.area'
import { invoicingJobs } from './invoicing/invoicing.area'
import { type AreaJobs, gathered } from './kernel/area'
import { leaveJobs } from './leave/leave.area'
import { noticesJobs } from './notices/notices.area'
import { paymentsJobs } from './payments/payments.area'
import { payrollJobs } from './payroll/payroll.area'
import { peopleJobs } from './people/people.area'
import { privacyJobs } from './privacy/privacy.area'
import { projectsJobs } from './projects/projects.area'
import { provisioningJobs } from './provisioning/provisioning.area'
import { recruitingJobs } from './recruiting/recruiting.area'
import { referencesJobs } from './references/references.area'
import { reportsJobs } from './reports/reports.area'
import { ssoJobs } from './sso/sso.area'
import { surveysJobs } from './surveys/surveys.area'
import { timeTrackingJobs } from './time-tracking/time-tracking.area'
import { watchJobs } from './watch/watch.area'
import { workingTimeJobs } from './working-time/working-time.area'
import { workspacesJobs } from './workspaces/workspaces.area'

/** Every area that reacts to events; an area declares its own parts. */
export const areas: readonly AreaJobs[] = [
  workspacesJobs,
  accessJobs,
  peopleJobs,
  privacyJobs,
  customFieldsJobs,
  referencesJobs,
  projectsJobs,
  employmentJobs,
  calendarJobs,
  checklistsJobs,
  leaveJobs,
  attendanceJobs,
  biometricsJobs,
  expensesJobs,
  documentsJobs,
  payrollJobs,
  paymentsJobs,
  integrationsJobs,
  ssoJobs,
  provisioningJobs,
  invoicingJobs,
  surveysJobs,
  recruitingJobs,
  reportsJobs,
  timeTrackingJobs,
  workingTimeJobs,
  noticesJobs,
  billingJobs,
  watchJobs,
]

/** All mails, mails about a day, processes, uploads, expectations and schedules of the areas. */
export const { mails, reports, processes, uploads, expectations, schedules } = gathered(areas)
