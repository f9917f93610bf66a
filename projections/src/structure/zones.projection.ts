import type { EventMeta } from '@workledger/contracts/kernel/event'
import { employeeEvents } from '@workledger/contracts/people/people.events'
import { structureEvents } from '@workledger/contracts/structure/structure.events'
import { workspaceEvents } from '@workledger/contracts/workspaces/workspaces.events'
import { begin, change, on, projection } from '../kernel/projection'
import { col, table } from '../kernel/table'

/** `value` counts from `since` (ISO 8601); the first step also counts for all earlier time. */
export interface ZoneStep {
  since: string
  value: string | null
}

/**
 * Time zones of an employee, an office or the workspace over time: an employee names an office, the
 * others a zone.
 */
export const zoneHistory = table(
  'zone_history',
  { id: col.uuid, workspace_id: col.uuid, kind: col.text, steps: col.json<ZoneStep[]>() },
  { indexes: ['workspace_id, kind'], held: true },
)

type Recorded = { meta: EventMeta }

const first = (
  { kind, id, workspace_id }: { kind: string; id: string; workspace_id: string },
  { meta }: Recorded,
  value: string | null,
) => ({
  id,
  workspace_id,
  kind,
  steps: [{ since: meta.occurred_at, value }],
})

const next = (steps: ZoneStep[], { meta }: Recorded, value: string | null | undefined) =>
  value === undefined || steps.at(-1)?.value === value
    ? { steps }
    : { steps: [...steps, { since: meta.occurred_at, value }] }

export const zonesProjection = projection('zones', {
  version: 1,
  tables: [zoneHistory],
  steps: [
    on(
      workspaceEvents.WorkspaceCreated,
      zoneHistory,
      ({ data }) => data.workspace_id,
      (_, event) =>
        first(
          { kind: 'workspace', id: event.data.workspace_id, workspace_id: event.data.workspace_id },
          event,
          event.data.timezone,
        ),
    ),
    change(
      workspaceEvents.WorkspaceProfileChanged,
      zoneHistory,
      ({ data }) => data.workspace_id,
      (event, { steps }) => next(steps, event, event.data.timezone),
    ),
    on(
      structureEvents.OfficeAdded,
      zoneHistory,
      ({ data }) => data.location_id,
      (_, event) =>
        first(
          { kind: 'office', id: event.data.location_id, workspace_id: event.workspace },
          event,
          event.data.timezone,
        ),
    ),
    change(
      structureEvents.OfficeChanged,
      zoneHistory,
      ({ data }) => data.location_id,
      (event, { steps }) => next(steps, event, event.data.timezone),
    ),
    begin(
      employeeEvents.EmployeeAdded,
      zoneHistory,
      ({ data }) => data.employee_id,
      (event) =>
        first(
          { kind: 'employee', id: event.data.employee_id, workspace_id: event.workspace },
          event,
          event.data.location_id,
        ),
    ),
    change(
      employeeEvents.EmployeeJobChanged,
      zoneHistory,
      ({ data }) => data.employee_id,
      (event, { steps }) => next(steps, event, event.data.location_id),
    ),
  ],
})
