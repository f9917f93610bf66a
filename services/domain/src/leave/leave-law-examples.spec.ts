import { allowanceOf } from './leave-allowance'
import type { LeaveFacts } from './leave-facts'
import { factsOf } from './leave-samples'

/** Returns the days granted in 2026 that are good on a day. */
const granted = (facts: LeaveFacts, on = '2026-12-31') =>
  allowanceOf(facts, 2026)
    .filter(({ from }) => from <= on)
    .reduce((sum, { days }) => sum + Number(days), 0)

const employedFor = (days: string, from: string, to: string | null, rules: object) =>
  factsOf('2026-12-31', { employed: { from, to } }, { holiday_allowance: days, ...rules })

/**
 * Bundesurlaubsgesetz: section 5 (1) gives a twelfth for each full month, section 5 (2) raises
 * fractions from half a day to a whole day. Smaller fractions stay: Bundesarbeitsgericht, judgment
 * of 23 January 2018, 9 AZR 200/17, with 6.25 days. The first decimal decides, so 3.496 stays.
 */
describe('a part of a year in Germany', () => {
  const rules = { joiner_part: 'by_months', part_rounding: 'whole_from_half' }

  it.each([
    ['24 days, 6 months: no fraction', '24', '2026-07-01', null, 12],
    ['28 days, 5 months: 11.67 becomes 12', '28', '2026-01-01', '2026-05-31', 12],
    ['30 days, 7 months: 17.5 becomes 18', '30', '2026-06-01', null, 18],
    ['25 days, 3 months: 6.25 stays', '25', '2026-01-01', '2026-03-31', 6.25],
    ['27 days, 1 month: 2.25 stays', '27', '2026-12-01', null, 2.25],
  ])('%s', (_, days, from, to, expected) =>
    expect(granted(employedFor(days, from, to, rules))).toBe(expected),
  )

  it('10.488 days a year, 4 months: 3.496 stays, because 3.5 would round it twice', () =>
    expect(granted(employedFor('10.488', '2026-09-01', null, rules))).toBeCloseTo(3.496, 9))

  it('nothing before six months are over, and then all: section 4', () => {
    const facts = employedFor('24', '2026-02-01', null, { ...rules, probation_months: 6 })
    expect(granted(facts, '2026-07-31')).toBe(0)
    expect(granted(facts, '2026-08-01')).toBe(22)
  })
})

/**
 * Working Time Regulations 1998, regulation 15A: in the first year a twelfth accrues on the first
 * day of each month, fractions of less than half a day become half a day, others a day. GOV.UK,
 * "Calculate leave entitlement": of 28 days, 7 are due after the third month.
 */
it('28 days in Great Britain accrue by months, up to the next half day', () => {
  const rules = { joiner_part: 'by_months', part_rounding: 'half_up', accrual: 'monthly' }
  const facts = employedFor('28', '2026-01-01', null, rules)
  const due = [2.5, 5, 7, 9.5, 12, 14, 16.5, 19, 21, 23.5, 26, 28]

  expect(due.map((_, n) => granted(facts, `2026-${String(n + 1).padStart(2, '0')}-01`))).toEqual(
    due,
  )
})
