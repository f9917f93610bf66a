import { lists } from '@workledger/contracts/registry'
import { accessReads } from './access/access.area'
import { attendanceReads } from './attendance/attendance.area'
import { auditReads } from './audit/audit.area'
import { billingReads } from './billing/billing.area'
import { biometricsReads } from './biometrics/biometrics.area'
import { calendarReads } from './calendar/calendar.area'
import { changesReads } from './changes/changes.area'
import { checklistsReads } from './checklists/checklists.area'
import { clientsReads } from './clients/clients.area'
import { customFieldsReads } from './custom-fields/custom-fields.area'
import { documentsReads } from './documents/documents.area'
import { employmentReads } from './employment/employment.area'
import { expensesReads } from './expenses/expenses.area'
import { inboxReads } from './inbox/inbox.area'
import { integrationsReads } from './integrations/integrations.area'
import { invoicingReads } from './invoicing/invoicing.area'
import { type AreaReads, gathered } from './kernel/area'
import type { ListResource } from './kernel/list-resource'
import type { Projection } from './kernel/projection'
import { leaveReads } from './leave/leave.area'
import { noticesReads } from './notices/notices.area'
import { operationsReads } from './operations/operations.area'
import { paymentsReads } from './payments/payments.area'
import { payrollReads } from './payroll/payroll.area'
import { peopleReads } from './people/people.area'
import { privacyReads } from './privacy/privacy.area'
import { projectsReads } from './projects/projects.area'
import { provisioningReads } from './provisioning/provisioning.area'
import { recruitingReads } from './recruiting/recruiting.area'
import { reportsReads } from './reports/reports.area'
import { samplesReads } from './samples/samples.area'
import { ssoReads } from './sso/sso.area'
import { structureReads } from './structure/structure.area'
import { surveysReads } from './surveys/surveys.area'
import { timeTrackingReads } from './time-tracking/time-tracking.area'
import { watchReads } from './watch/watch.area'
import { workingTimeReads } from './working-time/working-time.area'
import { workspacesReads } from './workspaces/workspaces.area'

/** Every area with tables or lists; an area declares its own parts. */
export const areas: readonly AreaReads[] = [
  accessReads,
  workspacesReads,
  structureReads,
  peopleReads,
  privacyReads,
  customFieldsReads,
  leaveReads,
  expensesReads,
  employmentReads,
  documentsReads,
  payrollReads,
  paymentsReads,
  attendanceReads,
  biometricsReads,
  timeTrackingReads,
  workingTimeReads,
  checklistsReads,
  clientsReads,
  projectsReads,
  integrationsReads,
  invoicingReads,
  surveysReads,
  provisioningReads,
  ssoReads,
  recruitingReads,
  billingReads,
  reportsReads,
  samplesReads,
  watchReads,
  operationsReads,
  calendarReads,
  auditReads,
  inboxReads,
  noticesReads,
  changesReads,
]

const { projections: gatheredProjections, lists: gatheredLists, histories } = gathered(areas, lists)

export const projections: readonly Projection[] = gatheredProjections

/** Every list of the console and of exports. */
export const listResources: readonly ListResource[] = gatheredLists

/** Returns the history of a kind of stream that differs by reader, if any. */
export const historyOf = (category: string) =>
  histories.find((history) => history.category === category)

const byName = new Map(listResources.map((resource) => [resource.definition.name, resource]))

export const listResourceOf = (name: string): ListResource | undefined => byName.get(name)

/** Read tables of employees' records, each with an `employee_id`. */
export const tablesOfPeople: ReadonlySet<string> = new Set(
  projections.flatMap(({ tables }) =>
    tables.flatMap(({ name, columns }) => (columns.employee_id?.sql === 'uuid' ? [name] : [])),
  ),
)

/** Tables whose facts servers keep in memory. */
export const heldTables: ReadonlySet<string> = new Set(
  projections.flatMap(({ tables }) => tables.flatMap(({ name, held }) => (held ? [name] : []))),
)

/**
 * Event types from which sessions are made, which are those that these areas fold, and those that
 * change held tables.
 */
export const accessEventTypes: ReadonlySet<string> = new Set([
  ...[accessReads, integrationsReads, ssoReads]
    .flatMap((area) => area.projections ?? [])
    .flatMap(({ steps }) => steps.map(({ type }) => type)),
  ...projections
    .flatMap(({ steps }) => steps)
    .flatMap(({ type, table }) => (table.held ? [type] : [])),
])

/**
 * Areas whose answers an event type changes: those that fold it, and those that show their tables.
 */
const movedBy = new Map<string, Set<string>>()

for (const { name, projections = [] } of areas)
  for (const { type, table } of projections.flatMap(({ steps, quiet }) => (quiet ? [] : steps))) {
    const moved = movedBy.get(type) ?? new Set()
    movedBy.set(type, moved.add(name))

    for (const { name: other, shows, showsTables } of areas)
      if (shows?.includes(name) || showsTables?.includes(table.name)) moved.add(other)
  }

export const areasMovedBy = (type: string): ReadonlySet<string> => movedBy.get(type) ?? new Set()

/** Areas of one person each, with what finds the employee in an event's data. */
export const personalAreas: ReadonlyMap<string, NonNullable<AreaReads['concerns']>> = new Map(
  areas.flatMap(({ name, concerns }) => (concerns ? [[name, concerns] as const] : [])),
)
