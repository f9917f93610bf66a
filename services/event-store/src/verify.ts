import type { FindingKind } from '@workledger/contracts/kernel/log-findings'
import { contentDigest, GENESIS, type Link, linkHash, microseconds } from './chain'
import type { KeyRing } from './key-ring'
import { comparePositions } from './positions'
import { type OpenCheck, SignatureVerifier } from './signature-verifier'
import { signatureHolds } from './signatures'
import type { StoredRow } from './stored-row'

export type { StoredRow } from './stored-row'

/** The head at some time, kept outside the database. */
export interface Anchor {
  readonly position: string
  readonly hash: Buffer
}

export interface Finding {
  readonly kind: FindingKind
  readonly position: string
  /** Workspace of the event at this position; unknown for a missing event. */
  readonly workspace?: string
  /** Only an anchor reveals it; the log itself is consistent. */
  readonly byAnchor?: true
  readonly explanation: string
  /** An operator accepted the finding, so it no longer stops writing. */
  readonly accepted?: { readonly at: Date; readonly reason: string }
}

export interface Verdict {
  readonly intact: boolean
  /** Rows read. */
  readonly events: number
  /** Number of anchors compared with a row. */
  readonly anchors: number
  readonly head: Anchor
  /** Sorted by position; of very many only the first. */
  readonly findings: readonly Finding[]
}

/** The events of a log that signatures cover. */
export interface Signing {
  /** Position of the first signed event; null for none. */
  readonly since: string | null
  /** Number of events before `since`, and of events that a signature covers. */
  readonly unsigned: number
  readonly signed: number
}

/** A row whose hash does not follow from the row before it. */
interface Suspect {
  readonly position: bigint
  readonly workspace: string
  readonly hash: Buffer
  /** The hash before it. */
  readonly before: Buffer
  /** Undefined if a value cannot be digested, which the log never accepts. */
  readonly link: Link | undefined
  /** An anchor contradicts it. */
  readonly rewritten: boolean
}

const REWRITTEN = 'its hash is not the anchored one: the log was rewritten'
const MOST_FINDINGS = 1_000

/** Suspects are compared pairwise, so their number is limited. */
const MOST_COMPARED = 32

/**
 * Recomputes the chain of a log row by row, in constant memory. Needs only the rows and, to detect
 * a cut-off or rewritten end, anchors.
 * `start` is the event before the first row, if that is not the log's first. After a finding it
 * continues from the stored hash, so each fault is reported once.
 */
export class ChainVerifier {
  private readonly anchors = new Map<string, { readonly hash: Buffer; readonly counts: boolean }>()
  private readonly gaps = new Map<bigint, Finding>()
  private readonly befores: Buffer[] = []
  private readonly findings: Finding[] = []
  private readonly suspects: Suspect[] = []
  private readonly counts = new Map<string, number>()
  /** Positions of anchors that were compared, or that wait for their row. */
  private readonly named = new Set<string>()
  private furthest = 0n
  private previous: Buffer
  private last: bigint
  private events = 0
  private compared = 0
  private readonly signatures: SignatureVerifier | undefined

  /** `keys`: signing keys known before the first row. Without them signatures are not checked. */
  constructor(start: Anchor = { position: '0', hash: GENESIS }, keys?: KeyRing) {
    this.previous = start.hash
    this.last = BigInt(start.position)

    this.signatures =
      keys &&
      new SignatureVerifier(
        (kind, position, explanation, workspace) =>
          this.find(kind, position, explanation, { workspace }),
        keys,
      )
  }

  /** Position of the last row read. */
  get position(): string {
    return String(this.last)
  }

  /** Adds anchors to compare with later rows. `counts`: they were kept outside the database. */
  expect(anchors: readonly Anchor[], counts = true): void {
    for (const { position, hash } of anchors) {
      const at = BigInt(position)
      if (at > this.furthest) this.furthest = at
      // Of two contradictory anchors the first counts. List first those that the database cannot
      // change.
      if (at <= this.last || this.anchors.has(position)) continue
      this.anchors.set(position, { hash, counts })
      if (counts) this.named.add(position)
    }
  }

  /**
   * Returns the anchors of rows that were read already. The caller passes each to `compare` with
   * its stored row.
   */
  late(anchors: readonly Anchor[]): Anchor[] {
    return anchors.filter(
      ({ position }) => BigInt(position) <= this.last && !this.named.has(position),
    )
  }

  compare({ position, hash }: Anchor, { workspace, hash: stored }: StoredRow): void {
    if (this.named.has(position)) return
    this.named.add(position)
    this.compared++

    if (!stored.equals(hash))
      this.find('altered', position, REWRITTEN, { workspace, byAnchor: true })
  }

  eventsOf(workspace: string): number {
    return this.counts.get(workspace) ?? 0
  }

  take(row: StoredRow): void {
    const position = BigInt(row.position)
    const { workspace, hash } = row
    this.events++
    this.counts.set(workspace, this.eventsOf(workspace) + 1)
    const anchor = this.anchors.get(row.position)
    this.anchors.delete(row.position)
    if (anchor?.counts) this.compared++

    if (position <= this.last) {
      const gap = this.gaps.delete(position)

      this.find(
        'reordered',
        row.position,
        gap ? 'it is behind later events' : 'this position was passed before',
        { workspace },
      )

      return
    }

    const rewritten = anchor !== undefined && !anchor.hash.equals(hash)
    const follows = position === this.last + 1n
    if (!follows) this.noteGap(this.last + 1n, position)
    const link = follows ? linkOf(row) : undefined
    // After a gap the previous hash is unknown, so the link cannot be judged.
    const sound = link !== undefined && linkHash(this.previous, link).equals(hash)
    this.signatures?.take(row, link?.digest, sound)

    if (follows && !sound) {
      if (this.suspects.length < MOST_FINDINGS)
        this.suspects.push({ position, workspace, hash, before: this.previous, link, rewritten })
    } else if (rewritten) {
      this.find('altered', row.position, REWRITTEN, { workspace, byAnchor: true })
    }

    this.previous = hash
    this.last = position
  }

  /** Returns the pending signature checks, each once. `ended`: no more rows follow. */
  checks(ended: boolean): readonly OpenCheck[] {
    if (ended) this.signatures?.end()
    return this.signatures?.checks() ?? []
  }

  /** Records a signature that is not valid. */
  failed(check: OpenCheck): void {
    this.signatures?.failed(check)
  }

  /** Returns the signed events; undefined if signatures are not checked. */
  get signing(): Signing | undefined {
    return (
      this.signatures && {
        since: this.signatures.keys.signedFrom ?? null,
        ...this.signatures.counts,
      }
    )
  }

  /** Returns the result so far. `ended`: the log's end was reached. */
  verdict(ended = true): Verdict {
    const findings = [...this.findings, ...this.judged(), ...this.gaps.values()]

    if (ended && this.furthest > this.last)
      findings.push(
        finding(
          'truncated',
          String(this.last + 1n),
          `the log had ${this.furthest} events and ends at ${this.last}`,
          { byAnchor: true },
        ),
      )

    findings.sort((a, b) => comparePositions(a.position, b.position))
    const head = { position: this.position, hash: this.previous }

    return {
      intact: findings.length === 0,
      events: this.events,
      anchors: this.compared,
      head,
      findings,
    }
  }

  private find(
    kind: Finding['kind'],
    position: string,
    explanation: string,
    { workspace, byAnchor = false }: { workspace: string; byAnchor?: boolean },
  ): void {
    if (this.findings.length < MOST_FINDINGS)
      this.findings.push(finding(kind, position, explanation, { workspace, byAnchor }))
  }

  /** A forged gap can be of any width. Beyond some events it is reported as one finding. */
  private noteGap(from: bigint, to: bigint): void {
    if (this.gaps.size >= MOST_FINDINGS) return
    this.befores.push(this.previous)
    const told = from + 1_000n < to ? from + 1_000n : to

    for (let gap = from; gap < told; gap++)
      this.gaps.set(gap, finding('missing', String(gap), 'no event has this position'))

    if (told < to)
      this.gaps.set(
        told,
        finding('missing', String(told), `no event has a position from here up to ${to - 1n}`),
      )
  }

  /**
   * Finds events that were swapped, and clears those suspected only because of the previous event.
   */
  private judged(): Finding[] {
    const { suspects } = this

    const places =
      suspects.length > MOST_COMPARED
        ? []
        : [...suspects.map(({ position }) => position), ...this.gaps.keys()].slice(
            0,
            2 * MOST_COMPARED,
          )

    const hashes = [
      ...suspects.flatMap(({ before, hash, link }) => [
        before,
        hash,
        ...(link ? [linkHash(before, link)] : []),
      ]),
      ...this.befores,
    ]

    const compared = hashes.slice(0, 4 * MOST_COMPARED)

    return suspects.flatMap(({ position, workspace, hash, link, rewritten }, index) => {
      const at = String(position)

      const own =
        link &&
        places.find((place) =>
          compared.some((before) => linkHash(before, { ...link, position: place }).equals(hash)),
        )

      if (own !== undefined && own !== position)
        return [finding('reordered', at, `event ${own} is in its place`, { workspace })]

      const afterSuspect = suspects[index - 1]?.position === position - 1n
      if (own === position && afterSuspect && !rewritten) return []

      return [
        finding('altered', at, 'its hash does not follow from its content and the hash before it', {
          workspace,
        }),
      ]
    })
  }
}

/** Verifies a chain of rows in memory or from a stream. */
export async function verifyChain(
  rows: AsyncIterable<StoredRow> | Iterable<StoredRow>,
  anchors: readonly Anchor[] = [],
  start?: Anchor,
  keys?: KeyRing,
): Promise<Verdict & { readonly signing?: Signing }> {
  const verifier = new ChainVerifier(start, keys)
  verifier.expect(anchors)
  for await (const row of rows) verifier.take(row)
  for (const check of verifier.checks(true)) if (!signatureHolds(check)) verifier.failed(check)
  const { signing } = verifier

  return { ...verifier.verdict(), ...(signing && { signing }) }
}

function linkOf(row: StoredRow): Link | undefined {
  try {
    return {
      position: BigInt(row.position),
      revision: BigInt(row.revision),
      recordedAt: microseconds(row.recorded_at),
      digest: contentDigest(row),
    }
  } catch {
    return undefined
  }
}

const finding = (
  kind: Finding['kind'],
  position: string,
  explanation: string,
  { workspace, byAnchor = false }: { workspace?: string; byAnchor?: boolean } = {},
): Finding => ({
  kind,
  position,
  explanation,
  ...(workspace === undefined ? {} : { workspace }),
  ...(byAnchor ? { byAnchor } : {}),
})

const happened: Record<Finding['kind'], (position: string) => string> = {
  altered: (position) => `Event ${position} of the log was altered`,
  missing: (position) => `Event ${position} of the log is missing`,
  reordered: (position) => `Event ${position} of the log is out of order`,
  truncated: (position) => `The log was cut off before event ${position}`,
  unsigned: (position) => `Event ${position} of the log is not signed`,
  forged: (position) => `Event ${position} of the log was not written by this installation`,
}

/** Returns the first findings and the number of the others as a sentence. */
export function inWords(findings: readonly Finding[]): string | undefined {
  const [first] = findings
  if (!first) return undefined
  const more = findings.length > 1 ? ` There are ${findings.length - 1} more findings.` : ''

  return `${happened[first.kind](first.position)}: ${first.explanation}.${more}`
}
