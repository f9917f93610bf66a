import type { ClientBase } from 'pg'
import { withAcceptance } from '../alarms'
import { ChainVerifier, type Finding, inWords } from '../verify'
import { acceptances } from './log-alarms'
import { Reader } from './reader'

/** Number of last events whose chain is recomputed at each start: some milliseconds of work. */
const TAIL = 1_000

/**
 * Returns a sentence if the end of the log is faulty, else undefined. The head must match the last
 * event, and the chain of the last events must be valid. No reader may have read beyond the log's
 * end.
 */
export async function checkEnd(client: Pick<ClientBase, 'query'>): Promise<string | undefined> {
  const { rows } = await client.query('select position, hash from log.head')
  const head = rows[0] as { position: string; hash: Buffer } | undefined
  const end = BigInt(head?.position ?? 0)
  const reader = new Reader(client)
  const after = end > BigInt(TAIL) ? end - BigInt(TAIL) : 0n
  const [start] = after > 0n ? await reader.stored(after - 1n, 1) : []
  const verifier = new ChainVerifier(start && { position: start.position, hash: start.hash })
  if (head) verifier.expect([head], false)
  for (const row of await reader.stored(start?.position ?? 0n, TAIL + 1)) verifier.take(row)

  const gone: Finding = {
    kind: 'truncated',
    position: String(after + 1n),
    explanation: `the log had ${end} events`,
  }

  const accepted = await acceptances(client)
  const found = after > 0n && !start ? [gone] : verifier.verdict().findings
  const findings = found
    .map((finding) => withAcceptance(finding, accepted))
    .filter((finding) => !finding.accepted)

  const beyond =
    BigInt(verifier.position) > end
      ? `The log says that it ends at event ${end}, but it goes on to ${verifier.position}.`
      : undefined

  return inWords(findings) ?? beyond
}
