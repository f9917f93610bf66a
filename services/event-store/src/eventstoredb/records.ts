import { randomUUID } from 'node:crypto'
import { type EventData, jsonEvent, type RecordedEvent } from '@eventstore/db-client'
import type { PreparedAppend, PreparedEvent, Stored } from '../codec'
import type { Names } from './names'

/**
 * An event as it stands in EventStoreDB. Its data is the stored form; metadata carries what
 * EventStoreDB has no place for. `id` is ours: EventStoreDB's own is made anew for each append, so
 * that the server takes two processes that send the same command at once for two writers, of which
 * one loses, and only a repetition by the same process for the same append.
 */
interface Metadata {
  readonly id: string
  readonly v: number
  readonly meta: PreparedAppend['meta']
  /** Beside the first event of an append, in base64; see signatures.ts. */
  readonly signature?: string
}

export const recordsOf = ({ events, meta }: PreparedAppend): EventData[] =>
  events.map((event) =>
    jsonEvent({
      id: randomUUID(),
      type: event.type,
      data: JSON.parse(event.json),
      metadata: metadataOf(event, meta),
    }),
  )

/** The same records, with the signature of the append beside the first. */
export function signedRecords(
  [first, ...rest]: readonly EventData[],
  signature: Buffer,
): EventData[] {
  const metadata = {
    ...(first!.metadata as unknown as Metadata),
    signature: signature.toString('base64'),
  }
  return [{ ...first!, metadata } as EventData, ...rest]
}

const metadataOf = ({ id, v }: PreparedEvent, meta: PreparedAppend['meta']) =>
  ({ id, v, meta }) satisfies Metadata

/**
 * What the server counts against its largest append: data, metadata and, in two bytes a character,
 * types.
 */
export function sizeOf({ events, meta }: PreparedAppend): number {
  return (
    SIGNATURE_SIZE +
    events.reduce(
      (sum, event) =>
        sum +
        Buffer.byteLength(event.json) +
        Buffer.byteLength(JSON.stringify(metadataOf(event, meta))) +
        2 * event.type.length,
      0,
    )
  )
}

/** Most bytes that a signature of one append adds to its metadata. */
const SIGNATURE_SIZE = 150

const SIGNATURE = /^[A-Za-z0-9+/]{1,2000}={0,2}$/

const signatureIn = (text: unknown) =>
  typeof text === 'string' && SIGNATURE.test(text) ? Buffer.from(text, 'base64') : undefined

/** An event in its stored form, with the signature of its append where it is the first. */
export type SignedEvent = Stored & { readonly signature?: Buffer }

/** As readers see it: the signature is for those who verify. */
export const unsigned = ({ signature: _, ...event }: SignedEvent): Stored => event

/** Undefined for what is not of this installation. */
export function storedOf(record: RecordedEvent, names: Names): SignedEvent | undefined {
  const at = names.partsOf(record.streamId)
  if (!at || !record.position) return undefined
  const { id, v, meta, signature: text } = (record.metadata ?? {}) as Partial<Metadata>
  const signature = signatureIn(text)

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
    ...(signature && { signature }),
  }
}
