import { once } from 'node:events'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { GENESIS } from '@workledger/event-store/chain'
import type { KeyRow, Trust } from '@workledger/event-store/key-ring'
import type { ChainSource } from '@workledger/event-store/pages-ahead'
import { createPool } from '@workledger/event-store/postgres/connections'
import { Reader } from '@workledger/event-store/postgres/reader'
import type { Anchor, Signing, Verdict } from '@workledger/event-store/verify'

export interface Part {
  readonly connectionString: string
  /** The event before the part, and the part's last position. */
  readonly start: Anchor
  readonly to: string
  readonly anchors: readonly Anchor[]
  readonly trust: Trust
  /** Earlier events about signing keys. */
  readonly keys: readonly KeyRow[]
}

export type PartVerdict = Omit<Verdict, 'findings'> & { readonly signing: Signing }

interface VerifyPartsOptions {
  readonly connectionString: string
  readonly source: ChainSource
  readonly anchors: readonly Anchor[]
  readonly threads: number
  readonly trust: Trust
}

/** When run from source, as in tests, a thread needs its process's loader. */
const source = __filename.endsWith('.ts')

const loader = ['--conditions=source', '-r', join(__dirname, '../../test/support/typescript.cjs')]

/**
 * Verifies a log in parts, each in a thread. Returns undefined if it is not intact: only reading
 * from the first event to the last finds the cause.
 */
export async function verifyParts({
  connectionString,
  source,
  anchors,
  threads,
  trust,
}: VerifyPartsOptions): Promise<PartVerdict | undefined> {
  const last = await source.end()
  const end = BigInt(last.position)

  if (end < BigInt(threads) || anchors.some((anchor) => BigInt(anchor.position) > end))
    return undefined

  const pool = createPool({ connectionString, max: 1 })
  const starts: Anchor[] = []
  let keyRows: readonly KeyRow[]

  try {
    const reader = new Reader(pool)
    keyRows = await reader.keys()

    for (let n = 0; n < threads; n++) {
      // A part begins with a batch, whose first event has its signature.
      const place = await reader.batchAfter((end * BigInt(n)) / BigInt(threads))
      const start = await anchorAt(source, place)
      if (!start) return undefined
      starts.push(start)
    }
  } finally {
    await pool.end()
  }

  const keysBefore = ({ position }: Anchor) =>
    keyRows.filter((row) => BigInt(row.position) <= BigInt(position))

  const parts = await Promise.all(
    starts.map((start, n) =>
      inThread({
        connectionString,
        start,
        to: (starts[n + 1] ?? last).position,
        anchors,
        trust,
        keys: keysBefore(start),
      }),
    ),
  )

  // Each part must end with the event before the next one's first, and the last part with the head.
  const joined = parts.every(
    ({ intact, head }, n) => intact && isSameAnchor(head, starts[n + 1] ?? last),
  )
  if (!joined) return undefined
  const sum = (of: 'events' | 'anchors') => parts.reduce((total, part) => total + part[of], 0)

  const signing = {
    since: keyRows[0]?.position ?? null,
    unsigned: parts.reduce((total, part) => total + part.signing.unsigned, 0),
    signed: parts.reduce((total, part) => total + part.signing.signed, 0),
  }

  return {
    intact: true,
    events: sum('events'),
    anchors: sum('anchors'),
    head: parts[threads - 1]!.head,
    signing,
  }
}

async function anchorAt(source: ChainSource, position: bigint): Promise<Anchor | undefined> {
  if (position === 0n) return { position: '0', hash: GENESIS }
  const [row] = await source.stored(String(position - 1n), 1)
  return row?.position === String(position) ? { position: row.position, hash: row.hash } : undefined
}

const isSameAnchor = (a: Anchor, b: Anchor) =>
  a.position === b.position && Buffer.from(a.hash).equals(b.hash)

async function inThread(part: Part): Promise<PartVerdict> {
  const inside = part.anchors.filter(
    ({ position }) =>
      BigInt(position) > BigInt(part.start.position) && BigInt(position) <= BigInt(part.to),
  )

  const worker = new Worker(join(__dirname, source ? 'verify-part.ts' : 'verify-part.js'), {
    workerData: { ...part, anchors: inside },
    resourceLimits: { maxYoungGenerationSizeMb: 128 },
    ...(source ? { execArgv: loader } : {}),
  })

  try {
    // An error in the thread rejects.
    const [found] = await once(worker, 'message')
    return { ...found, head: { ...found.head, hash: Buffer.from(found.head.hash) } }
  } finally {
    await worker.terminate()
  }
}
