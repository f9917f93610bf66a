import type { MonthClosed } from './account'
import type { Cause } from './account-days'
import { lastDayOf } from './months'

/** A line that a closing adds to the ledger. */
export interface ClosingLine {
  /** Unique within the closing. */
  readonly key: string
  readonly kind: 'closing' | 'correction' | 'expired' | 'overtime'
  readonly day: string
  readonly seconds: number
  readonly causes: readonly Cause[]
}

/** Returns the ledger lines of a closing; together they are its change of the balance. */
export function closingLines(closed: MonthClosed): ClosingLine[] {
  const { month, target_seconds, worked_seconds, corrections, expired_seconds, overtime } = closed
  const last = lastDayOf(month)

  return [
    ...corrections
      .filter(({ seconds }) => seconds !== 0)
      .map(({ day, seconds, causes }) => ({
        key: day,
        kind: 'correction' as const,
        day,
        seconds,
        causes,
      })),
    {
      key: 'closing',
      kind: 'closing',
      day: last,
      seconds: worked_seconds - target_seconds,
      causes: [],
    },
    ...overtime
      .filter(({ seconds }) => seconds !== 0)
      .map((each) => ({
        key: `overtime ${each.month}`,
        kind: 'overtime' as const,
        day: lastDayOf(each.month),
        seconds: -each.seconds,
        causes: [],
      })),
    ...(expired_seconds > 0
      ? [
          {
            key: 'expired',
            kind: 'expired' as const,
            day: last,
            seconds: -expired_seconds,
            causes: [],
          },
        ]
      : []),
  ]
}
