import { accessEventWords } from './access/access.event-words'
import { attendanceEventWords } from './attendance/attendance.event-words'
import { auditEventWords } from './audit/audit.event-words'
import { billingEventWords } from './billing/billing.event-words'
import { biometricsEventWords } from './biometrics/biometrics.event-words'
import { calendarEventWords } from './calendar/calendar.event-words'
import { checklistsEventWords } from './checklists/checklists.event-words'
import { clientsEventWords } from './clients/clients.event-words'
import { customFieldsEventWords } from './custom-fields/custom-fields.event-words'
import { documentsEventWords } from './documents/documents.event-words'
import { employmentEventWords } from './employment/employment.event-words'
import { expensesEventWords } from './expenses/expenses.event-words'
import { integrationsEventWords } from './integrations/integrations.event-words'
import { invoicingEventWords } from './invoicing/invoicing.event-words'
import type { ShippedLanguage } from './kernel/area-words'
import { namesIn } from './kernel/event-words'
import { leaveEventWords } from './leave/leave.event-words'
import { noticesEventWords } from './notices/notices.event-words'
import { operationsEventWords } from './operations/operations.event-words'
import { paymentsEventWords } from './payments/payments.event-words'
import { payrollEventWords } from './payroll/payroll.event-words'
import { peopleEventWords } from './people/people.event-words'
import { privacyEventWords } from './privacy/privacy.event-words'
import { projectsEventWords } from './projects/projects.event-words'
import { provisioningEventWords } from './provisioning/provisioning.event-words'
import { recruitingEventWords } from './recruiting/recruiting.event-words'
import { referencesEventWords } from './references/references.event-words'
import { reportsEventWords } from './reports/reports.event-words'
import { samplesEventWords } from './samples/samples.event-words'
import { ssoEventWords } from './sso/sso.event-words'
import { structureEventWords } from './structure/structure.event-words'
import { surveysEventWords } from './surveys/surveys.event-words'
import { timeTrackingEventWords } from './time-tracking/time-tracking.event-words'
import { watchEventWords } from './watch/watch.event-words'
import { workingTimeEventWords } from './working-time/working-time.event-words'
import { workspacesEventWords } from './workspaces/workspaces.event-words'

const wordsByArea = {
  access: accessEventWords,
  attendance: attendanceEventWords,
  'working-time': workingTimeEventWords,
  audit: auditEventWords,
  billing: billingEventWords,
  biometrics: biometricsEventWords,
  calendar: calendarEventWords,
  checklists: checklistsEventWords,
  clients: clientsEventWords,
  'custom-fields': customFieldsEventWords,
  documents: documentsEventWords,
  employment: employmentEventWords,
  expenses: expensesEventWords,
  integrations: integrationsEventWords,
  invoicing: invoicingEventWords,
  leave: leaveEventWords,
  notices: noticesEventWords,
  operations: operationsEventWords,
  payments: paymentsEventWords,
  payroll: payrollEventWords,
  people: peopleEventWords,
  privacy: privacyEventWords,
  projects: projectsEventWords,
  provisioning: provisioningEventWords,
  sso: ssoEventWords,
  recruiting: recruitingEventWords,
  references: referencesEventWords,
  reports: reportsEventWords,
  samples: samplesEventWords,
  structure: structureEventWords,
  surveys: surveysEventWords,
  'time-tracking': timeTrackingEventWords,
  watch: watchEventWords,
  workspaces: workspacesEventWords,
}

const allEventNames = new Map(Object.values(wordsByArea).flatMap((words) => [...namesIn(words)]))

/**
 * Returns the types of an area's events, for pages, because the registry with all schemas is too
 * large for them.
 */
export const eventTypes = (area: string): readonly string[] =>
  Object.hasOwn(wordsByArea, area)
    ? Object.keys(wordsByArea[area as keyof typeof wordsByArea].en)
    : []

/** Areas with events. */
export const areasWithEvents: readonly string[] = Object.keys(wordsByArea)

/** Returns the name of an event; undefined for a type of a newer version of the product. */
export const eventName = (type: string, language: ShippedLanguage): string | undefined =>
  allEventNames.get(type)?.[language]
