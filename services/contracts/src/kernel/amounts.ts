import { money } from './shapes'
import { writtenNumber } from './written'

/**
 * Typed amounts must be below it. A director's yearly salary in rials or Lebanese pounds has eleven
 * digits; more is a typing error, and would be transferred. Limits apply to commands; older events
 * may exceed them.
 */
const MOST_AMOUNT = 100_000_000_000

/** Returns whether a number is below it; other checks refuse text that is no number. */
export const belowMost = (value: string) => !(Number(value) >= MOST_AMOUNT)

/** Accepts a typed amount of pay. */
export const payAmount = (message?: string) =>
  money(message)
    .refine((value) => !value.startsWith('-'), { error: 'field.negative' })
    .refine(belowMost, { error: 'field.pay_most' })

/** Most of an hourly rate, in any currency. */
export const MOST_RATE = 1_000_000_000

/** Most hours of a project, and of an invoice line. */
export const MOST_HOURS = 1_000_000

/** Returns a check for `refine`: the number is at most so much. */
export const atMost = (most: number) =>
  [
    (value: string) => !(Number(value) > most),
    { error: 'field.most', params: { most: writtenNumber('en', most) } },
  ] as const
