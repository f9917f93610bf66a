import type { FindingKind } from '@workledger/contracts/kernel/log-findings'
import { contentDigest, GENESIS, type Link, linkHash, microseconds } from './chain'
import type { KeyRing } from './key-ring'
import { comparePositions } from './positions'
import { type OpenCheck, SignatureVerifier } from './signature-verifier'
import { signatureHolds } from './signatures'
import type { StoredRow } from './stored-row'

export type { StoredRow } from './stored-row'

/** What the head was at some time, kept outside the database. */
export interface Anchor {
  readonly position: string
  readonly hash: Buffer
}

export interface Finding {
  readonly kind: FindingKind
  readonly position: string
  /** Whose event stands there; of what is not there nobody can say. */
  readonly workspace?: string
  /** Only an anchor tells: the log in itself fits together. */
  readonly byAnchor?: true
  readonly explanation: string
  /** An operator took it as it is: nobody is stopped by it any more. */
  readonly accepted?: { readonly at: Date; readonly reason: string }
}

export interface Verdict {
  readonly intact: boolean
  /** Rows read. */
  readonly events: number
  /** Anchors that a row was compared with. */
  readonly anchors: number
  readonly head: Anchor
  /** By position; of very many only the first. */
  readonly findings: readonly Finding[]
}

/** Which events of a log signatures cover. */
export interface Signing {
  /** Position of the first signed event; null for none. */
  readonly since: string | null
  /** Events before it, and events that a signature covers. */
  readonly unsigned: number
  readonly signed: number
}

/** A row whose hash does not follow from what stands before it. */
interface Suspect {
  readonly position: bigint
  readonly workspace: string
  readonly hash: Buffer
  /** The hash that stands before it. */
  readonly before: Buffer
  /** Undefined where it cannot be computed: a value that the log never takes. */
  readonly link: Link | undefined
  /** An anchor contradicts it. */
  readonly rewritten: boolean
}

const REWRITTEN = 'its hash is not the anchored one: the log was rewritten'
const MOST_FINDINGS = 1_000

/** Suspects that are compared with each other; each with each, so not many. */
const MOST_COMPARED = 32

/**
 * Recomputes the chain of a log, row by row in the order they are stored, in memory that does not
 * grow with the log. It needs the rows alone and, to notice a cut-off or rewritten end, anchors.
 * `start` is the event before the first row, where that is not the log's first. After a finding it
 * goes on from the stored hash, so each fault is told once.
 */
export class ChainVerifier {
  private readonly anchors = new Map<string, { readonly hash: Buffer; readonly counts: boolean }>()
  private readonly gaps = new Map<bigint, Finding>()
  private readonly befores: Buffer[] = []
  private readonly findings: Finding[] = []
  private readonly suspects: Suspect[] = []
  private readonly counts = new Map<string, number>()
  /** Positions of anchors that were compared, or will be when their row comes. */
  private readonly named = new Set<string>()
  private furthest = 0n
  private previous: Buffer
  private last: bigint
  private events = 0
  private compared = 0
  private readonly signatures: SignatureVerifier | undefined

  /**
   * `keys`: what is known of signing keys before the first row; without them signatures are not
   * looked at.
   */
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

  /** The position that was read last. */
  get position(): string {
    return String(this.last)
  }

  /**
   * What is known from elsewhere; it is compared with rows that are still to come. `counts`: it was
   * kept outside of the database.
   */
  expect(anchors: readonly Anchor[], counts = true): void {
    for (const { position, hash } of anchors) {
      const at = BigInt(position)
      if (at > this.furthest) this.furthest = at
      // Of two that contradict each other the first counts: name what the database cannot change
      // first.
      if (at <= this.last || this.anchors.has(position)) continue
      this.anchors.set(position, { hash, counts })
      if (counts) this.named.add(position)
    }
  }

  /**
   * Those that were kept of rows that had been read already; `compare` takes each with its row, as
   * it stands in the log.
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
        gap ? 'it stands behind later events' : 'this position was passed before',
        { workspace },
      )

      return
    }

    const rewritten = anchor !== undefined && !anchor.hash.equals(hash)
    const follows = position === this.last + 1n
    if (!follows) this.noteGap(this.last + 1n, position)
    const link = follows ? linkOf(row) : undefined
    // Behind a gap the hash before is not known, so the link itself cannot be judged.
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

  /**
   * Signatures of rows that were taken and are not checked yet; `ended`: no more rows are there.
   * Each is answered once.
   */
  checks(ended: boolean): readonly OpenCheck[] {
    if (ended) this.signatures?.end()
    return this.signatures?.checks() ?? []
  }

  /** A signature that does not hold. */
  failed(check: OpenCheck): void {
    this.signatures?.failed(check)
  }

  /** Which events are signed; undefined where that is not looked at. */
  get signing(): Signing | undefined {
    return (
      this.signatures && {
        since: this.signatures.keys.signedFrom ?? null,
        ...this.signatures.counts,
      }
    )
  }

  /** What is known by now; more rows may follow. `ended`: the log's end was reached. */
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

  /** A gap may be as wide as somebody likes to make it; beyond some events it is told as one. */
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
   * Tells events that only stand in another's place, and those that were wrongly suspected because
   * of the event before them.
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
        return [finding('reordered', at, `event ${own} stands in its place`, { workspace })]

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

/** The chain of rows that are at hand, or come one after the other. */
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

/** The first of some findings, and how many more there are, in a sentence. */
export function inWords(findings: readonly Finding[]): string | undefined {
  const [first] = findings
  if (!first) return undefined
  const more = findings.length > 1 ? ` There are ${findings.length - 1} more findings.` : ''

  return `${happened[first.kind](first.position)}: ${first.explanation}.${more}`
}
