import { createHash } from 'node:crypto'

/** A place in the feed of one reader. */
export interface Position {
  /** Position in the log; 0: before the first event. */
  readonly place: number
  /** The beginning of the id of the event at this place, by which a restored log shows. */
  readonly mark: string
  /** Digest of what the reader could see. */
  readonly rights: string
}

export const START = { place: 0, mark: '' }

/** Returns a position as programs keep it, without a meaning for them. */
export const written = ({ place, mark, rights }: Position): string =>
  Buffer.from(`1.${place}.${mark}.${rights}`).toString('base64url')

const FORM = /^1\.(0|[1-9]\d{0,15})\.([0-9a-f-]{0,13})\.([\w-]{11})$/

/** Returns undefined for a text that is no position. */
export function read(text: string): Position | undefined {
  const found = FORM.exec(Buffer.from(text, 'base64url').toString('latin1'))
  if (!found || Buffer.from(text, 'base64url').toString('base64url') !== text) return undefined
  const [, place, mark, rights] = found

  return { place: Number(place), mark: mark!, rights: rights! }
}

/** The random end of an id. */
export const markOf = (id: string) => id.slice(-12)

export const digestOf = (rights: unknown): string =>
  createHash('sha256').update(JSON.stringify(rights)).digest('base64url').slice(0, 11)
