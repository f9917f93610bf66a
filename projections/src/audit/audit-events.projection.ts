import type { EventDefinition } from '@workledger/contracts/kernel/event'
import { SYSTEM_WORKSPACE } from '@workledger/contracts/kernel/system'
import { UUID } from '@workledger/contracts/kernel/text'
import { areas } from '@workledger/contracts/registry'
import type { Event } from '@workledger/event-store/port'
import { at, instantOf, projection, type Step } from '../kernel/projection'
import { col, table } from '../kernel/table'
import { invoicesReader, toldBy } from './event-people'

/**
 * One row per event of each workspace, for auditors' searches. Its words are no personal data;
 * people are ids.
 */
export const auditEvents = table(
  'audit_events',
  {
    id: col.uuid,
    workspace_id: col.uuid,
    position: col.bigint,
    stream: col.text,
    revision: col.int,
    type: col.text,
    area: col.text,
    people: col.uuids,
    /** Records that the event itself names. */
    records: col.uuids,
    /** Users: the actor, and the administrator who was signed in as them. */
    actors: col.uuids,
    actor: col.text,
    impersonator: col.maybe.text,
    /** The API token by which it was done. */
    token: col.maybe.uuid,
    occurred_at: col.instant,
    recorded_at: col.instant,
    words: col.text,
  },
  // No index on people, actors or words: PostgreSQL does not use their operators in an index under
  // row-level security.
  {
    indexes: [
      'workspace_id, position',
      'workspace_id, type, position',
      'workspace_id, occurred_at, position',
      'workspace_id, stream, position',
    ],
  },
)

/**
 * The events of records that may be invoices, in log order: a search for an invoice's number reads
 * these only.
 */
export const auditEventRecords = table(
  'audit_event_records',
  {
    /** The event and the record. */
    id: col.text,
    workspace_id: col.uuid,
    record_id: col.uuid,
    position: col.bigint,
  },
  { indexes: ['workspace_id, record_id, position'] },
)

const areaOf = new Map(
  areas.flatMap((area) =>
    'events' in area
      ? area.events.flatMap((events) =>
          Object.keys(events).map((type) => [type, area.name] as const),
        )
      : [],
  ),
)

function step(definition: EventDefinition): Step {
  const area = areaOf.get(definition.type)!
  return {
    type: definition.type,
    table: auditEvents,
    // Events of the installation are not searchable.
    keys: ({ id, workspace }) => (workspace === SYSTEM_WORKSPACE ? [] : [id]),
    fresh: true,
    fold: (_, event: Event, id) => {
      const { position, workspace, stream, revision, type, meta, recorded_at, data } = event
      return {
        id,
        workspace_id: workspace,
        position: Number(position),
        stream,
        revision,
        type,
        area,
        ...toldBy(definition, data),
        actors: [meta.actor, meta.impersonator].filter(
          (user) => user !== undefined && UUID.test(user),
        ),
        actor: meta.actor,
        impersonator: meta.impersonator ?? null,
        token: meta.token ?? null,
        occurred_at: at(event),
        recorded_at: instantOf(recorded_at),
      }
    },
  }
}

/** Makes a row of each record of an event that may be an invoice. */
function invoiceStep(definition: EventDefinition): Step[] {
  const read = invoicesReader(definition)
  if (!read) return []

  return [
    {
      type: definition.type,
      table: auditEventRecords,
      keys: ({ id, workspace, data }) =>
        workspace === SYSTEM_WORKSPACE ? [] : read(data).map((record) => `${id} ${record}`),
      fresh: true,
      fold: (_, { workspace, position }: Event, id) => ({
        id,
        workspace_id: workspace,
        record_id: id.slice(id.indexOf(' ') + 1),
        position: Number(position),
      }),
    },
  ]
}

const definitions = areas.flatMap((area) =>
  'events' in area ? area.events.flatMap((events): EventDefinition[] => Object.values(events)) : [],
)

export const auditEventsProjection = projection('audit-events', {
  version: 5,
  tables: [auditEvents, auditEventRecords],
  steps: definitions.flatMap((definition) => [step(definition), ...invoiceStep(definition)]),
  quiet: true,
})
