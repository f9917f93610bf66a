import { accessContracts } from './access/access.area'
import { attendanceContracts } from './attendance/attendance.area'
import { auditContracts } from './audit/audit.area'
import { billingContracts } from './billing/billing.area'
import { biometricsContracts } from './biometrics/biometrics.area'
import { calendarContracts } from './calendar/calendar.area'
import { changesContracts } from './changes/changes.area'
import { checklistsContracts } from './checklists/checklists.area'
import { clientsContracts } from './clients/clients.area'
import { customFieldsContracts } from './custom-fields/custom-fields.area'
import { documentsContracts } from './documents/documents.area'
import { employmentContracts } from './employment/employment.area'
import { expensesContracts } from './expenses/expenses.area'
import type { WordsOfAreas } from './field-words'
import { filesContracts } from './files/files.area'
import { inboxContracts } from './inbox/inbox.area'
import { integrationsContracts } from './integrations/integrations.area'
import { invoicingContracts } from './invoicing/invoicing.area'
import { type AreaContracts, gathered } from './kernel/area'
import type { RowOf } from './kernel/define-list'
import type { kernelErrors } from './kernel/errors'
import { type EventName, namesIn } from './kernel/event-words'
import type { sharedWords } from './kernel/shared.words'
import { leaveContracts } from './leave/leave.area'
import { listsContracts } from './lists/lists.area'
import { noticesContracts } from './notices/notices.area'
import { operationsContracts } from './operations/operations.area'
import { paymentsContracts } from './payments/payments.area'
import { payrollContracts } from './payroll/payroll.area'
import { peopleContracts } from './people/people.area'
import { privacyContracts } from './privacy/privacy.area'
import { projectsContracts } from './projects/projects.area'
import { provisioningContracts } from './provisioning/provisioning.area'
import { recruitingContracts } from './recruiting/recruiting.area'
import { referencesContracts } from './references/references.area'
import { reportsContracts } from './reports/reports.area'
import { samplesContracts } from './samples/samples.area'
import { ssoContracts } from './sso/sso.area'
import { structureContracts } from './structure/structure.area'
import { surveysContracts } from './surveys/surveys.area'
import { timeTrackingContracts } from './time-tracking/time-tracking.area'
import { watchContracts } from './watch/watch.area'
import { workingTimeContracts } from './working-time/working-time.area'
import { workspacesContracts } from './workspaces/workspaces.area'

/** Every area; each area's declaration lists its parts. */
export const areas = [
  accessContracts,
  filesContracts,
  workspacesContracts,
  structureContracts,
  referencesContracts,
  peopleContracts,
  privacyContracts,
  customFieldsContracts,
  leaveContracts,
  expensesContracts,
  employmentContracts,
  documentsContracts,
  payrollContracts,
  paymentsContracts,
  attendanceContracts,
  workingTimeContracts,
  biometricsContracts,
  timeTrackingContracts,
  calendarContracts,
  checklistsContracts,
  clientsContracts,
  projectsContracts,
  invoicingContracts,
  integrationsContracts,
  surveysContracts,
  provisioningContracts,
  ssoContracts,
  recruitingContracts,
  reportsContracts,
  auditContracts,
  samplesContracts,
  watchContracts,
  billingContracts,
  operationsContracts,
  inboxContracts,
  noticesContracts,
  listsContracts,
  changesContracts,
]

/** Every event of the log, every call of the server, every list, named answer and public event. */
export const {
  endpoints,
  lists,
  events: eventDefinitions,
  records,
  notByToken,
  publicEvents,
} = gathered(areas)

/** Names of events by type. */
export const eventNames: ReadonlyMap<string, EventName> = new Map(
  areas.flatMap((area) => ('eventWords' in area ? [...namesIn(area.eventWords)] : [])),
)

type ListsOf<A> = A extends { lists: readonly (infer L)[] } ? L : never

/** Rows of every list by name. */
export type Rows = { [L in ListsOf<(typeof areas)[number]> as L['name']]: RowOf<L> }

/** Area of each list, by the list's name. */
export const areaOfList: ReadonlyMap<string, string> = new Map(
  (areas as readonly AreaContracts[]).flatMap((area) =>
    (area.lists ?? []).map(({ name }) => [name, area.name] as const),
  ),
)

type FieldsOf<Words> = Words extends { fields: infer Fields } ? keyof Fields : never

type ColumnsOf<Words, List> = Words extends { columns: infer Lists }
  ? List extends keyof Lists
    ? keyof Lists[List]
    : never
  : never

type EnglishOf<Area> = Area extends keyof WordsOfAreas ? WordsOfAreas[Area]['en'] : never

type WordsFor<Area, List> =
  | keyof (typeof sharedWords)['en']['fields']
  | FieldsOf<EnglishOf<Area>>
  | ColumnsOf<EnglishOf<Area>, List>

type ColumnWithoutWord<A> = A extends {
  name: infer Area extends string
  lists: readonly (infer L)[]
}
  ? L extends { name: infer List extends string; columns: infer Columns }
    ? `${List}.${Exclude<keyof Columns, WordsFor<Area, List>> & string} has no word: add it to fields in services/contracts/src/${Area}/words/en.ts`
    : never
  : never

type EachHasAWord<Missing extends never> = Missing

/** Does not compile if a list column has no word, and names it. */
export type ColumnWords = EachHasAWord<ColumnWithoutWord<(typeof areas)[number]>>

type CodesOf<A> = A extends { errors: infer T } ? keyof T & string : never

/** Every code of a refusal. */
export type ErrorCode = CodesOf<(typeof areas)[number]> | keyof typeof kernelErrors
