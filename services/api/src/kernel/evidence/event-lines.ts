import { createHash } from 'node:crypto'
import { masked } from '@workledger/contracts/kernel/account-numbers'
import { streamsOf } from '@workledger/domain/registry'
import type { LinkedEvent } from '@workledger/event-store/evidence'
import { historyOf } from '@workledger/projections/registry'

/**
 * Returns whether the content of a stream's events may be shown in full. If its history shows less,
 * a pack has only the links.
 */
export function tellsAll(stream: string): boolean {
  const kind = streamsOf(stream)
  return kind !== undefined && !kind.shown && !historyOf(kind.decider.category)
}

/** Returns the last four digits of bank account numbers in a withheld event. */
function accountOf(data: Readonly<Record<string, unknown>>): { account?: Record<string, string> } {
  const given = (data.account ?? data) as { iban?: unknown; account_number?: unknown } | null

  const numbers = Object.entries({
    iban: given?.iban,
    account_number: given?.account_number,
  }).flatMap(([name, number]) =>
    typeof number === 'string' && number !== '' ? [[name, masked(number)] as const] : [],
  )

  return numbers.length > 0 ? { account: Object.fromEntries(numbers) } : {}
}

/**
 * Returns an event's line of events.jsonl and its entry of proof.json: hexadecimal hashes, times in
 * UTC with microseconds. `whole` includes the content of streams whose history shows less.
 */
export function evidenceOf(event: LinkedEvent, whole = false): { line: string; proof: string } {
  const { position, workspace, stream, revision, id, type, v, recorded_at, meta, data, seals } =
    event
  const hash = event.hash.toString('hex')
  const told = whole || tellsAll(stream)

  const line = JSON.stringify({
    position,
    workspace,
    stream,
    revision,
    id,
    type,
    v,
    recorded_at,
    effective_at: meta.occurred_at,
    hash,
    meta,
    ...(told
      ? { data, ...(seals.length > 0 ? { sealed: seals } : {}) }
      : { withheld: true, ...accountOf(data) }),
  })

  const proof = JSON.stringify({
    position,
    line: createHash('sha256').update(line).digest('hex'),
    previous: event.previous?.toString('hex') ?? null,
    digest: event.digest?.toString('hex') ?? null,
    hash,
  })

  return { line, proof }
}
