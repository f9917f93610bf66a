import { withAcceptance } from '@workledger/event-store/alarms'
import type { ChainSource } from '@workledger/event-store/pages-ahead'
import { checkEnd } from '@workledger/event-store/postgres/check'
import { acceptances } from '@workledger/event-store/postgres/log-alarms'
import { ChainVerifier, inWords } from '@workledger/event-store/verify'
import type { ClientBase } from 'pg'

/** Number of events at the chain's end whose hashes each start computes again. */
const TAIL = 1_000n

/** Returns the fault at the log's end as a sentence; undefined if it is intact. */
export async function endFault(owner: ClientBase): Promise<string | undefined> {
  // One snapshot, because other processes write meanwhile.
  await owner.query('begin isolation level repeatable read read only')
  const fault = (await checkEnd(owner)) ?? (await readBeyond(owner))
  await owner.query('commit')

  return fault
}

/**
 * Checks a log whose events and chain are stored apart: the chain's end must match the events.
 * Returns the fault as a sentence.
 */
export async function chainFault(log: ChainSource, owner: ClientBase): Promise<string | undefined> {
  const end = await log.end()
  const after = BigInt(end.position) > TAIL ? BigInt(end.position) - TAIL : 0n
  const [start] = after > 0n ? await log.stored(String(after - 1n), 1) : []
  const verifier = new ChainVerifier(start && { position: start.position, hash: start.hash })
  verifier.expect([end], false)
  for (const row of await log.stored(start?.position ?? '0', Number(TAIL) + 1)) verifier.take(row)
  const accepted = await acceptances(owner)

  return inWords(
    verifier
      .verdict()
      .findings.map((finding) => withAcceptance(finding, accepted))
      .filter((finding) => !finding.accepted),
  )
}

/**
 * Returns a sentence if tables know events that the log lacks: its end was cut off, or an older
 * copy was restored.
 */
export async function readBeyond(owner: ClientBase, end?: string): Promise<string | undefined> {
  const { rows } = await owner.query(
    `with log as (select coalesce($1::bigint, (select position from log.head)) as head)
    select name, position::bigint, head from log, operations.checkpoints
    where position::bigint > head order by position::bigint desc limit 1`,
    [end ?? null],
  )

  if (!rows[0]) return undefined
  const { name, position, head } = rows[0]

  return `The event log ends at ${head}, but "${name}" has read it up to ${position}: its last events are missing.`
}
