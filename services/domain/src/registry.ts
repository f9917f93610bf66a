import { eventDefinitions } from '@workledger/contracts/registry'
import { accessStreams } from './access/access.area'
import { attendanceStreams } from './attendance/attendance.area'
import { auditStreams } from './audit/audit.area'
import { billingStreams } from './billing/billing.area'
import { biometricsStreams } from './biometrics/biometrics.area'
import { calendarStreams } from './calendar/calendar.area'
import { checklistsStreams } from './checklists/checklists.area'
import { clientsStreams } from './clients/clients.area'
import { customFieldsStreams } from './custom-fields/custom-fields.area'
import { documentsStreams } from './documents/documents.area'
import { employmentStreams } from './employment/employment.area'
import { expensesStreams } from './expenses/expenses.area'
import { integrationsStreams } from './integrations/integrations.area'
import { invoicingStreams } from './invoicing/invoicing.area'
import { gathered, type Stream } from './kernel/area'
import { leaveStreams } from './leave/leave.area'
import { noticesStreams } from './notices/notices.area'
import { operationsStreams } from './operations/operations.area'
import { paymentsStreams } from './payments/payments.area'
import { payrollStreams } from './payroll/payroll.area'
import { peopleStreams } from './people/people.area'
import { privacyStreams } from './privacy/privacy.area'
import { projectsStreams } from './projects/projects.area'
import { provisioningStreams } from './provisioning/provisioning.area'
import { recruitingStreams } from './recruiting/recruiting.area'
import { referencesStreams } from './references/references.area'
import { reportsStreams } from './reports/reports.area'
import { samplesStreams } from './samples/samples.area'
import { ssoStreams } from './sso/sso.area'
import { structureStreams } from './structure/structure.area'
import { surveysStreams } from './surveys/surveys.area'
import { timeTrackingStreams } from './time-tracking/time-tracking.area'
import { watchStreams } from './watch/watch.area'
import { workingTimeStreams } from './working-time/working-time.area'
import { workspacesStreams } from './workspaces/workspaces.area'

/** Every area with streams; each area's declaration lists its parts. */
export const areas = [
  accessStreams,
  workspacesStreams,
  structureStreams,
  referencesStreams,
  peopleStreams,
  privacyStreams,
  customFieldsStreams,
  leaveStreams,
  expensesStreams,
  employmentStreams,
  documentsStreams,
  payrollStreams,
  paymentsStreams,
  attendanceStreams,
  biometricsStreams,
  timeTrackingStreams,
  workingTimeStreams,
  calendarStreams,
  checklistsStreams,
  clientsStreams,
  projectsStreams,
  integrationsStreams,
  invoicingStreams,
  surveysStreams,
  provisioningStreams,
  ssoStreams,
  recruitingStreams,
  billingStreams,
  noticesStreams,
  reportsStreams,
  samplesStreams,
  watchStreams,
  operationsStreams,
  auditStreams,
]

/** Every kind of stream, for the history of records and for replay. */
export const streams: readonly Stream[] = gathered(areas, eventDefinitions)

/** Returns the kind of a stream by its name: everything before the id at its end. */
export const streamsOf = (name: string): (Stream & { id: string }) | undefined => {
  const found = streams
    .filter(({ decider }) => name.startsWith(`${decider.category}-`))
    .sort((a, b) => b.decider.category.length - a.decider.category.length)[0]
  return found && { ...found, id: name.slice(found.decider.category.length + 1) }
}
