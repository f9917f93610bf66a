import type { Acceptance } from './alarms'
import type { ChainSource } from './pages-ahead'
import { type Anchor, type Finding, inWords } from './verify'

/** A head that is kept outside of the database, with the time at which it was taken. */
export interface TakenAnchor extends Anchor {
  readonly at: Date
}

/** A place outside of the database that keeps heads. */
export interface AnchorStore {
  /** In the order in which they were taken. */
  read(): Promise<readonly TakenAnchor[]>
  append(anchor: TakenAnchor): Promise<void>
}

/** What several places keep. */
export const allOf = async (stores: readonly AnchorStore[]): Promise<readonly TakenAnchor[]> =>
  (await Promise.all(stores.map((store) => store.read()))).flat()

/** Without those that an operator set aside when an alarm was cleared. */
export function standing(anchors: readonly TakenAnchor[], acceptances: readonly Acceptance[]): readonly TakenAnchor[] {
  const voids = acceptances.filter(({ anchorsVoidFrom }) => anchorsVoidFrom !== null)
  if (voids.length === 0) return anchors
  return anchors.filter(({ at, position }) => !voids.some((one) => at <= one.at && BigInt(position) >= BigInt(one.anchorsVoidFrom!)))
}

/** What the furthest anchor says against the log, in a sentence: a look at one row, for the start. */
export async function anchorFault(source: ChainSource, anchors: readonly TakenAnchor[]): Promise<string | undefined> {
  const [first, ...rest] = anchors
  if (!first) return undefined
  const { position, hash } = rest.reduce((far, one) => (BigInt(one.position) > BigInt(far.position) ? one : far), first)
  const end = BigInt((await source.end()).position)
  const cut: Finding = { kind: 'truncated', position: String(end + 1n), explanation: `the log had ${position} events and ends at ${end}` }
  if (end < BigInt(position)) return inWords([cut])
  const [row] = await source.stored(String(BigInt(position) - 1n), 1)
  if (row?.position === position && row.hash.equals(hash)) return undefined
  return inWords([{ kind: 'altered', position, explanation: 'its hash is not the anchored one: the log was rewritten' }])
}

export const lineOf = ({ at, position, hash }: TakenAnchor): string =>
  JSON.stringify({ at: at.toISOString(), position, hash: hash.toString('hex') })

/** Undefined for what is no anchor. */
export function anchorIn(line: string): TakenAnchor | undefined {
  try {
    const { at, position, hash } = JSON.parse(line)
    const taken = new Date(at)
    const fits = /^[1-9]\d{0,18}$/.test(position) && /^[0-9a-f]{64}$/.test(hash) && !Number.isNaN(taken.getTime())
    return fits ? { at: taken, position, hash: Buffer.from(hash, 'hex') } : undefined
  } catch {
    return undefined
  }
}
