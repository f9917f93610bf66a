import { hash } from 'node:crypto'
import { canonical } from './canonical'

/** Version of the `linkHash` formula. A new formula gets a new number; old rows keep theirs. */
export const FORMULA = 1

/** The hash before the first event. */
export const GENESIS = Buffer.alloc(32)

/**
 * The parts of an event that do not depend on its place in the log. `data` is the stored, encrypted
 * form.
 */
export interface Content {
  readonly workspace: string
  readonly stream: string
  readonly id: string
  readonly type: string
  readonly v: number
  readonly data: unknown
  readonly meta: unknown
}

/** Returns the SHA-256 of the content's canonical JSON. Needs no lock on the log. */
export const contentDigest = (content: Content): Buffer =>
  digestOfParts(content, canonical(content.data), canonical(content.meta))

/** Returns the same digest from the canonical texts of data and meta. */
export function digestOfParts(
  content: Omit<Content, 'data' | 'meta'>,
  data: string,
  meta: string,
): Buffer {
  const { workspace, stream, id, type, v } = content
  const text =
    `{"data":${data},"id":${JSON.stringify(id)},"meta":${meta},"stream":${canonical(stream)},` +
    `"type":${canonical(type)},"v":${JSON.stringify(v)},"workspace":${JSON.stringify(workspace)}}`
  return hash('sha256', text, 'buffer')
}

export interface Link {
  readonly position: bigint
  readonly revision: bigint
  /** Microseconds since 1970-01-01 UTC. */
  readonly recordedAt: bigint
  readonly digest: Buffer
}

/**
 * Returns SHA-256(previous hash | formula byte | position | revision | recorded_at in µs | content
 * digest). Numbers are 8 bytes, big-endian. log.append() in postgres/schema.sql.ts computes the
 * same in SQL.
 */
export function linkHash(previous: Buffer, link: Link): Buffer {
  const head = Buffer.allocUnsafe(25)
  head.writeUInt8(FORMULA, 0)
  head.writeBigInt64BE(link.position, 1)
  head.writeBigInt64BE(link.revision, 9)
  head.writeBigInt64BE(link.recordedAt, 17)

  return hash('sha256', Buffer.concat([previous, head, link.digest]), 'buffer')
}

/**
 * Returns the microseconds of an ISO instant with up to six decimals, e.g.
 * `2026-03-01T08:00:00.123456Z`.
 */
export function microseconds(instant: string): bigint {
  const fraction = /\.(\d+)/.exec(instant)?.[1] ?? ''
  const seconds = Date.parse(instant.replace(/\.\d+/, '')) / 1000
  if (Number.isNaN(seconds)) throw new RangeError(`${instant} is not an instant`)

  return BigInt(seconds) * 1_000_000n + BigInt(fraction.slice(0, 6).padEnd(6, '0'))
}
