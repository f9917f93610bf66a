import { randomUUID } from 'node:crypto'
import { type EventData, jsonEvent, type RecordedEvent } from '@eventstore/db-client'
import type { PreparedAppend, PreparedEvent, Stored } from '../codec'
import type { Names } from './names'

/**
 * An event as it stands in EventStoreDB. Its data is the stored form; metadata carries what EventStoreDB has no place for. `id` is ours:
 * EventStoreDB's own is made anew for each append, so that the server takes two processes that send the same command at once for two
 * writers, of which one loses, and only a repetition by the same process for the same append.
 */
interface Metadata {
  readonly id: string
  readonly v: number
  readonly meta: PreparedAppend['meta']
}

export const recordsOf = ({ events, meta }: PreparedAppend): EventData[] =>
  events.map((event) => jsonEvent({ id: randomUUID(), type: event.type, data: JSON.parse(event.json), metadata: metadataOf(event, meta) }))

const metadataOf = ({ id, v }: PreparedEvent, meta: PreparedAppend['meta']) => ({ id, v, meta }) satisfies Metadata

/** What the server counts against its largest append: data, metadata and, in two bytes a character, types. */
export function sizeOf({ events, meta }: PreparedAppend): number {
  return events.reduce(
    (sum, event) =>
      sum + Buffer.byteLength(event.json) + Buffer.byteLength(JSON.stringify(metadataOf(event, meta))) + 2 * event.type.length,
    0,
  )
}

/** Undefined for what is not of this installation. */
export function storedOf(record: RecordedEvent, names: Names): Stored | undefined {
  const at = names.partsOf(record.streamId)
  if (!at || !record.position) return undefined
  const { id, v, meta } = (record.metadata ?? {}) as Partial<Metadata>
  return {
    position: String(record.position.commit),
    ...at,
    revision: Number(record.revision),
    // Written by somebody else into a stream of ours: readers see that it fits no definition.
    id: id ?? record.id,
    type: record.type,
    v: v ?? 1,
    data: record.data as Stored['data'],
    meta: meta ?? ({} as Stored['meta']),
    recorded_at: record.created.toISOString().replace('Z', '000Z'),
  }
}
