import { money } from './shapes'
import { writtenNumber } from './written'

/**
 * Amounts that people type lie below it. A year's salary of a director in rials or Lebanese pounds
 * has eleven digits; whatever has more is a slip of the keys, and would be transferred as it
 * stands. Bounds are those of commands: events from before may lie beyond.
 */
const MOST_AMOUNT = 100_000_000_000

/** What is no number is for others to refuse. */
export const belowMost = (value: string) => !(Number(value) >= MOST_AMOUNT)

/** What somebody types as an amount of pay. */
export const payAmount = (message?: string) =>
  money(message)
    .refine((value) => !value.startsWith('-'), { error: 'field.negative' })
    .refine(belowMost, { error: 'field.pay_most' })

/** Of an hour, in any currency. */
export const MOST_RATE = 1_000_000_000

/** Of a project, and of a line of an invoice. */
export const MOST_HOURS = 1_000_000

/** For `refine`: the number is at most so much. */
export const atMost = (most: number) =>
  [
    (value: string) => !(Number(value) > most),
    { error: 'field.most', params: { most: writtenNumber('en', most) } },
  ] as const
