import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { isNegative, isZero, minus } from '../kit/decimal'
import { payrollTexts } from './messages'

interface Period {
  start: string
  end: string
}

const lastDay = (month: string) =>
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5, 7)), 0)).getUTCDate()

/** Returns whether a period is one calendar month. */
export const isMonth = ({ start, end }: Period) =>
  start.slice(0, 7) === end.slice(0, 7) &&
  start.endsWith('-01') &&
  Number(end.slice(8)) === lastDay(end.slice(0, 7))

/** Returns the formatters of pay runs and their money. */
export function usePayWords() {
  const t = useText(payrollTexts)
  const format = useFormat()
  const { money, month, span } = format
  // The sign stays before its figure in right-to-left sentences too.
  const isolated = (text: string) => `\u2066${text}\u2069`

  const signed = (amount: string, currency: string) =>
    isZero(amount)
      ? money('0', currency)
      : isolated(
          isNegative(amount)
            ? `−${money(amount.slice(1), currency)}`
            : `+${money(amount, currency)}`,
        )

  return {
    t,
    ...format,
    /** November 2026, or the days of a period that is no month. */
    period: (of: Period) => (isMonth(of) ? month(of.start) : format.period(of.start, of.end)),
    /** The period where it opens a heading or a cell. */
    periodHeading: (of: Period) =>
      isMonth(of) ? format.monthHeading(of.start) : format.period(of.start, of.end),
    /** November, if the year is obvious. */
    shortPeriod: (of: Period) =>
      isMonth(of) ? format.monthName(of.start) : span(of.start, of.end),
    /** +142.00 or −330.00. */
    signed,
    difference: (now: string, before: string, currency: string) =>
      signed(minus(now, before), currency),
  }
}
