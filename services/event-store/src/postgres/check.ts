import type { ClientBase } from 'pg'
import { verifyChain } from '../verify'
import { Reader } from './reader'

/** Events of the log's end whose chain is computed again at each start: some milliseconds of work. */
const TAIL = 1_000

/**
 * What is wrong with the end of the log, in a sentence; undefined when all is well. The head must be where the last event
 * is, the chain of the last events must hold, and nobody may have read further than the log goes.
 */
export async function checkEnd(client: Pick<ClientBase, 'query'>): Promise<string | undefined> {
  const { rows } = await client.query('select position, hash from log.head')
  const head = rows[0] as { position: string; hash: Buffer } | undefined
  const end = BigInt(head?.position ?? 0)
  const reader = new Reader(client)
  const after = end > BigInt(TAIL) ? end - BigInt(TAIL) : 0n
  const [start] = after > 0n ? await reader.stored(after - 1n, 1) : []
  if (after > 0n && start?.position !== String(after)) return `Event ${after} of the log is missing.`
  const tail = await reader.stored(after, TAIL + 1)
  const { findings, head: last } = await verifyChain(tail, [], start && { position: start.position, hash: start.hash })
  if (findings[0]) return `The log was changed at event ${findings[0].position}: ${findings[0].explanation}.`
  if (last.position !== String(end)) return `The log says that it ends at event ${end}, but its last event is ${last.position}.`
  if (end > 0n && !last.hash.equals(head!.hash)) return `The last event of the log, ${end}, is not the one that was written last.`
  return undefined
}
