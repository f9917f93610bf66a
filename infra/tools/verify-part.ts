import { parentPort, workerData } from 'node:worker_threads'
import { KeyRing } from '@workledger/event-store/key-ring'
import { PagesAhead } from '@workledger/event-store/pages-ahead'
import { createPool } from '@workledger/event-store/postgres/connections'
import { Reader } from '@workledger/event-store/postgres/reader'
import { signatureHolds } from '@workledger/event-store/signatures'
import { ChainVerifier } from '@workledger/event-store/verify'
import type { Part, PartVerdict } from './verify-parts'

/** A thread that verifies the events between two given ones. */
const VERIFY_PART_PAGE = 1_000

const AHEAD = 2

async function verdict({
  connectionString,
  start,
  to,
  anchors,
  trust,
  keys,
}: Part): Promise<PartVerdict> {
  const pool = createPool({ connectionString, max: AHEAD })

  try {
    // Bytes from another thread arrive as plain arrays.
    const ring = new KeyRing(trust)
    // The part that has a key's event reports faults of the key.
    for (const row of keys) ring.learn(row)

    const verifier = new ChainVerifier(
      { position: start.position, hash: Buffer.from(start.hash) },
      ring,
    )

    verifier.expect(anchors.map(({ position, hash }) => ({ position, hash: Buffer.from(hash) })))
    const pages = new PagesAhead(new Reader(pool), VERIFY_PART_PAGE, AHEAD)
    const end = BigInt(to)

    for (;;) {
      const rows = await pages.after(verifier.position)
      for (const row of rows) if (BigInt(row.position) <= end) verifier.take(row)
      const ended =
        rows.length < VERIFY_PART_PAGE || BigInt(rows[VERIFY_PART_PAGE - 1]!.position) >= end
      for (const check of verifier.checks(ended)) if (!signatureHolds(check)) verifier.failed(check)
      if (ended) break
    }

    const { intact, events, anchors: compared, head } = verifier.verdict()

    return { intact, events, anchors: compared, head, signing: verifier.signing! }
  } finally {
    await pool.end()
  }
}

void verdict(workerData).then((found) => parentPort!.postMessage(found))
