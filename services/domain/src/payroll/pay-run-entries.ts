import type { EventOf } from '@workledger/contracts/kernel/event'
import type { payRunEvents } from '@workledger/contracts/payroll/payroll.events'

type Drafted = EventOf<typeof payRunEvents.PayRunEntriesDrafted>['data']
export type DraftedEntry = Drafted['entries'][number]
export type PayRunWarning = Drafted['warnings'][number]

/**
 * Returns the id of a run's n-th entry: the run's own id with its last 32 bits counted up. So an
 * event about all entries needs only their number. It is a UUID of the same version; a collision
 * needs two runs with 96 equal bits.
 */
export function entryId(payrun_id: string, n: number): string {
  const last = (Number.parseInt(payrun_id.slice(-8), 16) + n + 1) % 2 ** 32
  return `${payrun_id.slice(0, -8)}${last.toString(16).padStart(8, '0')}`
}

export const entryIds = (payrun_id: string, count: number) =>
  Array.from({ length: count }, (_, n) => entryId(payrun_id, n))

const MOST_ENTRIES = 500

/**
 * Of plain JSON. Encryption and Base64 add two fifths and about 200 bytes an entry, and an append
 * may hold 1 MiB.
 */
export const PAY_RUN_ENTRIES_MOST_BYTES = 600_000

/**
 * Cuts a draft into parts that fit one append each. Returns at least one; every entry and warning
 * is in exactly one.
 */
export function chunks(entries: readonly DraftedEntry[], warnings: readonly PayRunWarning[]) {
  const parts: { entries: DraftedEntry[]; warnings: PayRunWarning[] }[] = [
    { entries: [], warnings: [] },
  ]
  let bytes = 0

  const chunkFor = (size: number) => {
    const part = parts.at(-1)!

    if (
      bytes + size > PAY_RUN_ENTRIES_MOST_BYTES ||
      part.entries.length + part.warnings.length >= MOST_ENTRIES
    ) {
      parts.push({ entries: [], warnings: [] })
      bytes = 0
    }

    bytes += size

    return parts.at(-1)!
  }

  for (const entry of entries) chunkFor(JSON.stringify(entry).length).entries.push(entry)
  for (const warning of warnings) chunkFor(100).warnings.push(warning)

  return parts
}
