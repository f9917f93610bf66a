import type { PolicyTerms } from '@workledger/contracts/leave/policy-terms'
import Decimal from 'decimal.js'
import { grantsByHours } from './leave-by-hours'
import {
  type Employment,
  employments,
  endOfMonth,
  firstOf,
  type LeaveFacts,
  lastOf,
  probationEnd,
  termsOn,
} from './leave-facts'
import type { Grant } from './leave-grant'

/**
 * Returns the grants of the policies in a year, by months or days employed. A month counts for the
 * policy of its first employed day: a twelfth, or its share of the year's days. A part of a year is
 * rounded by the policy; monthly parts round their running total, so they add up to the same. A
 * whole year under one allowance is the policy's figure.
 * Each employment of the year has its own grants. Those of an earlier one are valid until its last
 * day, because its last pay settles the rest.
 */
export function allowanceOf(facts: LeaveFacts, year: number): Grant[] {
  const all = employments(facts)
  const counted = new Set<number>()
  const byHours = grantsByHours(facts, year)

  return all.flatMap((employed, n) => {
    const grants = [...allowanceDuring({ ...facts, employed }, year, counted), ...byHours[n]!]
    if (n === all.length - 1) return grants
    const end = earliest(employed.to, lastOf(year))

    return grants.flatMap((grant) =>
      grant.from > end ? [] : [{ ...grant, id: `${grant.id}-until-${end.slice(5)}`, to: end }],
    )
  })
}

/** `counted`: months granted to an earlier employment; those of this one are added. */
function allowanceDuring(
  facts: LeaveFacts & { employed: Employment },
  year: number,
  counted: Set<number>,
): Grant[] {
  const from = latest(facts.employed.from, firstOf(year))
  const to = earliest(facts.employed.to, lastOf(year))
  if (from > to) return []
  const usable = probationEnd(facts) ?? from
  const monthly = termsOn(facts, from)?.accrual === 'monthly'

  const yearly = (days: string): Grant[] =>
    Number(days) === 0
      ? []
      : [
          {
            id: `allowance-${year}`,
            kind: 'allowance',
            year,
            from: latest(usable, from),
            to: lastOf(year),
            days,
          },
        ]

  if (!monthly && from === firstOf(year) && to === lastOf(year) && facts.policies.length === 1)
    return yearly(allowanceOn(facts, from))

  const shares = monthlyShares(facts, year, from, to).filter(
    ({ month, by }) => by === 'days' || !counted.has(month),
  )
  for (const { month } of shares) counted.add(month)
  const whole = from === firstOf(year) && to === lastOf(year) && oneAllowance(shares)
  const grants: Grant[] = []
  let share = new Decimal(0)
  let granted = new Decimal(0)

  for (const [index, { month, day, days }] of shares.entries()) {
    share = share.plus(days)

    const total =
      whole && index === 11
        ? new Decimal(shares[0]!.allowance)
        : roundedPart(share, termsOn(facts, day)?.part_rounding, facts.settling)

    const name = `allowance-${year}-${String(month).padStart(2, '0')}`

    if (total.gt(granted))
      grants.push({
        id: name,
        kind: 'accrual',
        year,
        from: latest(usable, day),
        to: lastOf(year),
        days: total.minus(granted).toString(),
      })

    // A month given stays given, so a policy that rounds less gives nothing twice.
    granted = monthly ? Decimal.max(granted, total) : total
  }

  return monthly ? grants : yearly(granted.toString())
}

function monthlyShares(facts: LeaveFacts, year: number, from: string, to: string) {
  const inYear = daysFrom(firstOf(year), lastOf(year))
  return Array.from({ length: 12 }, (_, index) => index + 1).flatMap((month) => {
    const end = endOfMonth(year, month)
    const [day, last] = [latest(from, `${end.slice(0, 7)}-01`), earliest(to, end)]
    if (day > last) return []
    const allowance = allowanceOn(facts, day)
    const by =
      termsOn(facts, day)?.joiner_part === 'by_days' ? ('days' as const) : ('months' as const)
    const [part, of] = by === 'days' ? [daysFrom(day, last), inYear] : [1, 12]

    return [{ month, day, by, allowance, days: new Decimal(allowance).times(part).div(of) }]
  })
}

/**
 * Returns the yearly days of the policy in force on a day; none without a policy or a limit, or if
 * it grants by hours worked.
 */
function allowanceOn(facts: LeaveFacts, day: string): string {
  const terms = termsOn(facts, day)
  return !terms || terms.unlimited || terms.accrual === 'by_hours' ? '0' : terms.holiday_allowance
}

/** Returns the number of days, both ends included. */
const daysFrom = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1

const oneAllowance = (shares: readonly { allowance: string }[]) =>
  shares.every(({ allowance }) => allowance === shares[0]!.allowance)

const { ROUND_HALF_UP, ROUND_UP } = Decimal

/** Decimals for thirds and the like, so that twelfths add up exactly. */
const PLACES = 10

/**
 * Rounds a part of a year. `half`: to the nearest half day. `half_up`: up to the next half day.
 * `whole_from_half`: from half a day up to a whole day; smaller fractions stay. `whole_up`: up to
 * the next whole day. The last pay of `half_up` counts the exact part, because half days are
 * rounded for taking, not for paying.
 */
function roundedPart(
  days: Decimal,
  rounding: PolicyTerms['part_rounding'] = 'half',
  settling = false,
): Decimal {
  const exact = days.toDecimalPlaces(PLACES)

  switch (rounding) {
    case 'exact':
      return exact
    case 'half':
      return days.times(2).toDecimalPlaces(6).toDecimalPlaces(0, ROUND_HALF_UP).div(2)

    case 'half_up':
      return settling
        ? exact
        : exact.times(2).toDecimalPlaces(6).toDecimalPlaces(0, ROUND_UP).div(2)

    case 'whole_from_half':
      return exact.minus(exact.floor()).toDecimalPlaces(6).lt(0.5) ? exact : exact.ceil()
    case 'whole_up':
      return exact.toDecimalPlaces(6).toDecimalPlaces(0, ROUND_UP)
    default:
      return rounding satisfies never
  }
}

const latest = (a: string | null, b: string) => (a !== null && a > b ? a : b)
const earliest = (a: string | null, b: string) => (a !== null && a < b ? a : b)
