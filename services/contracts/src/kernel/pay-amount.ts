import { money } from './shapes'

/**
 * Amounts of pay lie below it. A year's salary of a director in rials or Lebanese pounds has eleven digits; whatever has
 * more is a slip of the keys, and would be transferred as it stands.
 */
const MOST_PAY = 100_000_000_000
/** What is no number is for others to refuse. */
export const belowMostPay = (value: string) => !(Number(value) >= MOST_PAY)

/** What somebody types as an amount of pay. */
export const payAmount = (message?: string) =>
  money(message)
    .refine((value) => !value.startsWith('-'), { error: 'field.negative' })
    .refine(belowMostPay, { error: 'field.pay_most' })
