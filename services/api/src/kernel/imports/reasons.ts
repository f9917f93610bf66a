import { groupBy } from '@workledger/domain/kernel/group-by'

/** A refusal of several rows of a file, with the first of them. */
export interface Reason {
  readonly code: string
  readonly count: number
  readonly rows: number[]
}

/** Rows that an event and an answer name for each reason. */
const MOST_ROWS = 100

/** Returns the refused rows of a file by reason, most frequent first. */
export const reasonsOf = (
  problems: readonly { readonly code: string; readonly row: number }[],
): Reason[] =>
  [...groupBy(problems, ({ code }) => code)]
    .map(([code, those]) => ({
      code,
      count: those.length,
      rows: those.slice(0, MOST_ROWS).map(({ row }) => row),
    }))
    .sort((a, b) => b.count - a.count)
