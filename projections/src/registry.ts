import { unique } from '@workledger/contracts/kernel/area'
import { lists } from '@workledger/contracts/registry'
import { accessReads } from './access/access.area'
import { attendanceReads } from './attendance/attendance.area'
import { calendarReads } from './calendar/calendar.area'
import { clientsReads } from './clients/clients.area'
import { employmentReads } from './employment/employment.area'
import { invoicingReads } from './invoicing/invoicing.area'
import type { AreaReads } from './kernel/area'
import type { ListResource } from './kernel/list-resource'
import type { Projection } from './kernel/projection'
import { leaveReads } from './leave/leave.area'
import { operationsReads } from './operations/operations.area'
import { payrollReads } from './payroll/payroll.area'
import { peopleReads } from './people/people.area'
import { projectsReads } from './projects/projects.area'
import { structureReads } from './structure/structure.area'
import { timeTrackingReads } from './time-tracking/time-tracking.area'
import { workspacesReads } from './workspaces/workspaces.area'

/** Every area that has tables or lists; an area's parts stand in its own declaration. */
export const areas: readonly AreaReads[] = [
  accessReads,
  workspacesReads,
  structureReads,
  peopleReads,
  leaveReads,
  employmentReads,
  payrollReads,
  attendanceReads,
  timeTrackingReads,
  clientsReads,
  projectsReads,
  invoicingReads,
  operationsReads,
  calendarReads,
]

export const projections: readonly Projection[] = areas.flatMap((area) => area.projections ?? [])
/** Every list of the console and of exports. */
export const listResources: readonly ListResource[] = areas.flatMap((area) => area.lists ?? [])

const names = areas.map(({ name }) => name)
unique('areas', names)
unique(
  'projections',
  projections.map(({ name }) => name),
)
unique(
  'tables',
  projections.flatMap(({ tables }) => tables.map(({ name }) => name)),
)
unique(
  'lists',
  listResources.map(({ definition }) => definition.name),
)
for (const { name, shows = [] } of areas)
  for (const other of shows) if (!names.includes(other)) throw new Error(`${name} shows ${other}, which no area is called.`)

const byName = new Map(listResources.map((resource) => [resource.definition.name, resource]))
for (const { name } of lists) if (!byName.has(name)) throw new Error(`The list ${name} is declared, and no area reads it.`)
export const listResourceOf = (name: string): ListResource | undefined => byName.get(name)

/** Areas whose answers an event moves: those that fold it, and those that show them. */
const movedBy = new Map<string, Set<string>>()
for (const { name, projections = [] } of areas)
  for (const { type } of projections.flatMap(({ steps }) => steps)) {
    const moved = movedBy.get(type) ?? new Set()
    movedBy.set(type, moved.add(name))
    for (const { name: other, shows } of areas) if (shows?.includes(name)) moved.add(other)
  }
export const areasMovedBy = (type: string): ReadonlySet<string> => movedBy.get(type) ?? new Set()
