import { skipEvents as e } from '@workledger/contracts/operations/operations.events'
import { at, on, projection } from '../kernel/projection'
import { col, table } from '../kernel/table'

/** Events that the runner leaves out of a projection, also in a rebuild. */
export const skippedEvents = table('skipped_events', {
  id: col.text,
  workspace_id: col.uuid,
  projection: col.text,
  stream: col.text,
  event_id: col.uuid,
  reason: col.text,
  by: col.text,
  at: col.instant,
})

export const skippedProjection = projection('skipped-events', {
  version: 1,
  tables: [skippedEvents],
  steps: [
    on(
      e.ProjectionEventSkipped,
      skippedEvents,
      ({ data }) => `${data.projection} ${data.event_id}`,
      (_, event, id) => ({
        id,
        workspace_id: event.workspace,
        ...event.data,
        by: event.meta.actor,
        at: at(event),
      }),
    ),
  ],
})
