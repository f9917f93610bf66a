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

/**
 * Working Time Regulations 1998, regulation 15B, for irregular hours: on the last day of each pay
 * period, 12.07 % of its hours; fractions below 30 minutes are left out, others count as an hour; at
 * most 28 days of a leave year.
 */
describe('irregular hours in Great Britain', () => {
  const rules = { accrual: 'by_hours', accrual_percent: '12.07', day_hours: '8' } as const

  /** Hours on the first days of these months, at most 10 a day. */
  const worked = (hours: Record<string, number>) => ({
    agreed: [],
    days: Object.entries(hours).flatMap(([month, all]) =>
      Array.from({ length: Math.ceil(all / 10) }, (_, n) => ({
        day: `${month}-${String(n + 1).padStart(2, '0')}`,
        seconds: Math.round(Math.min(10, all - n * 10) * 3600),
      })),
    ),
  })

  const hours = (per: Record<string, number>, { on = '2026-12-31', most = '28', ...change } = {}) =>
    granted(
      factsOf(
        '2027-01-01',
        { worked: worked(per), ...change },
        { ...rules, holiday_allowance: most },
      ),
      on,
    ) * 8

  it.each([
    ['10 hours: 1.21 become 1', 10, 1],
    ['68 hours: 8.21 become 8', 68, 8],
    ['86 hours: 10.38 become 10', 86, 10],
    ['87 hours: 10.5009 become 11', 87, 11],
    ['103.98 hours: 12.55 become 13', 103.98, 13],
    ['4 hours: 29 minutes become nothing', 4, 0],
    ['5 hours: 36 minutes become an hour', 5, 1],
  ])('%s', (_, month, expected) => expect(hours({ '2026-06': month })).toBe(expected))

  it('exactly 30 minutes count as an hour', () => {
    const facts = factsOf(
      '2026-07-01',
      { worked: worked({ '2026-06': 10 }) },
      { ...rules, accrual_percent: '5' },
    )
    expect(granted(facts) * 8).toBe(1)
  })

  it('each month is rounded alone and due on its last day', () => {
    const per = { '2026-01': 68, '2026-02': 68, '2026-03': 68 }
    expect(hours(per, { on: '2026-01-30' })).toBe(0)
    expect(hours(per, { on: '2026-01-31' })).toBe(8)
    expect(hours(per, { on: '2026-03-31' })).toBe(24)
  })

  it('a month that is not over grants nothing yet', () => {
    const facts = factsOf('2026-06-30', { worked: worked({ '2026-06': 68 }) }, rules)
    expect(granted(facts)).toBe(0)
  })

  it('the last month of an employment is due on its last day', () => {
    const ended = { employed: { from: '2026-01-01', to: '2026-06-20' } }
    const facts = factsOf('2026-06-20', { worked: worked({ '2026-06': 68 }), ...ended }, rules)
    expect(granted(facts) * 8).toBe(8)
  })

  it('28 days, here of 8 hours, are the most of a year', () => {
    const months = Array.from({ length: 12 }, (_, n) => `2026-${String(n + 1).padStart(2, '0')}`)
    expect(hours(Object.fromEntries(months.map((month) => [month, 200])))).toBe(28 * 8)
  })

  it('hours of a contract’s day without an end stay exact', () => {
    const agreed = [{ from: '2020-01-01', seconds: 7.5 * 3600 }]
    const facts = factsOf(
      '2026-07-01',
      { worked: { ...worked({ '2026-06': 68 }), agreed } },
      { ...rules, holiday_allowance: '28' },
    )
    expect(allowanceOf(facts, 2026).map(({ days }) => days)).toEqual(['16/15'])
  })
})
