import { withAcceptance } from '@workledger/event-store/alarms'
import type { ChainSource } from '@workledger/event-store/pages-ahead'
import { checkEnd } from '@workledger/event-store/postgres/check'
import { acceptances } from '@workledger/event-store/postgres/log-alarms'
import { ChainVerifier, inWords } from '@workledger/event-store/verify'
import type { ClientBase } from 'pg'

/** Events of the chain's end that are computed again at each start. */
const TAIL = 1_000n

/** What is wrong with the log's end, in a sentence; undefined when all is well. */
export async function endFault(owner: ClientBase): Promise<string | undefined> {
  // One snapshot, for other processes write meanwhile.
  await owner.query('begin isolation level repeatable read read only')
  const fault = (await checkEnd(owner)) ?? (await readBeyond(owner))
  await owner.query('commit')

  return fault
}

/**
 * The same of a log whose events and chain stand apart: the end of the chain must be what the
 * events are.
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
 * Tables that know events which the log does not have: its end was cut off, or an older copy of it
 * was put back.
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
