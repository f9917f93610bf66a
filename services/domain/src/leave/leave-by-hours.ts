import Decimal from 'decimal.js'
import { Fraction } from '../kernel/fraction'
import {
  employments,
  endOfMonth,
  firstOf,
  type LeaveFacts,
  lastOf,
  probationEnd,
  secondsOfLeaveDay,
  termsOn,
} from './leave-facts'
import type { Grant } from './leave-grant'

const HOUR = 3600

/**
 * Returns the grants of a year by hours worked, for each employment. On the last day of a month, or
 * of the employment in it, a percent of the month's hours is granted, rounded to a whole hour, half
 * up; the policy's days limit the year. A month counts for the policy of its first employed day,
 * and is granted once it is over. Source: Working Time Regulations 1998, regulation 15B.
 */
export function grantsByHours(facts: LeaveFacts, year: number): Grant[][] {
  let granted = Fraction.of(0)

  return employments(facts).map((employed) => {
    const usable = probationEnd({ ...facts, employed })

    return monthsOf(year, employed).flatMap(({ from, to }): Grant[] => {
      const over = to < facts.today || (to === facts.today && to === employed.to)
      const terms = termsOn(facts, from)
      if (!over || terms?.accrual !== 'by_hours' || terms.unlimited) return []
      const worked = workedBetween(facts, from, to)
      const hours = wholeHours(worked, terms.accrual_percent)
      const left = Fraction.of(terms.holiday_allowance).minus(granted)
      const of = secondsOfLeaveDay(facts, to)
      const days = Fraction.min(Fraction.ratio(hours * HOUR, of), left)
      if (!days.gt(0)) return []
      granted = granted.plus(days)

      return [
        {
          id: `allowance-${to.slice(0, 7)}`,
          kind: 'accrual',
          year,
          from: usable !== null && usable > to ? usable : to,
          to: lastOf(year),
          days: days.exactly(),
          worked: { seconds: worked, percent: terms.accrual_percent },
        },
      ]
    })
  })
}

/** Returns the whole hours that a percent of seconds gives; 30 minutes count as an hour. */
const wholeHours = (seconds: number, percent: string) =>
  new Decimal(seconds)
    .times(percent)
    .div(100)
    .div(HOUR)
    .toDecimalPlaces(0, Decimal.ROUND_HALF_UP)
    .toNumber()

/** Returns the employed days of each month of a year. */
function monthsOf(year: number, employed: { from: string | null; to: string | null }) {
  const first = employed.from ?? firstOf(year)
  const last = employed.to ?? lastOf(year)

  return Array.from({ length: 12 }, (_, index) => endOfMonth(year, index + 1)).flatMap((end) => {
    const start = `${end.slice(0, 7)}-01`
    const [from, to] = [first > start ? first : start, last < end ? last : end]
    return from > to ? [] : [{ from, to }]
  })
}

const workedBetween = ({ worked }: LeaveFacts, from: string, to: string) =>
  (worked?.days ?? []).reduce(
    (sum, { day, seconds }) => (from <= day && day <= to ? sum + seconds : sum),
    0,
  )
