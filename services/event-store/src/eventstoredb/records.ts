import { randomUUID } from 'node:crypto'
import { type EventData, jsonEvent, type RecordedEvent } from '@eventstore/db-client'
import type { PreparedAppend, PreparedEvent, Stored } from '../codec'
import type { Names } from './names'

/**
 * Metadata of an event in EventStoreDB; its data is the stored form. `id` is ours. EventStoreDB's
 * own id is new for each append: then two processes that send the same command count as two
 * writers, of which one loses. Only a repetition by the same process is the same append.
 */
interface Metadata {
  readonly id: string
  readonly v: number
  readonly meta: PreparedAppend['meta']
  /** On the first event of an append, in base64; see signatures.ts. */
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

/** Returns the records with the append's signature on the first one. */
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
 * Returns the bytes that the server counts against its limit: data, metadata and types at two bytes
 * a character.
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

/** A stored event, with the signature of its append if it is the first. */
export type SignedEvent = Stored & { readonly signature?: Buffer }

/** Removes the signature, which only verifiers need. */
export const unsigned = ({ signature: _, ...event }: SignedEvent): Stored => event

/** Returns undefined for a record of another installation. */
export function storedOf(record: RecordedEvent, names: Names): SignedEvent | undefined {
  const at = names.partsOf(record.streamId)
  if (!at || !record.position) return undefined
  const { id, v, meta, signature: text } = (record.metadata ?? {}) as Partial<Metadata>
  const signature = signatureIn(text)

  return {
    position: String(record.position.commit),
    ...at,
    revision: Number(record.revision),
    // A foreign writer added it to one of our streams. Readers find that it fits no definition.
    id: id ?? record.id,
    type: record.type,
    v: v ?? 1,
    data: record.data as Stored['data'],
    meta: meta ?? ({} as Stored['meta']),
    recorded_at: record.created.toISOString().replace('Z', '000Z'),
    ...(signature && { signature }),
  }
}
