import type { PolicyVersion } from '@workledger/contracts/leave/policy-terms'
import fc from 'fast-check'
import { amount } from '../kernel/money'
import type { LedgerEntries } from './leave-accounts'
import type { LeaveFacts } from './leave-facts'
import { leaveSettlement } from './leave-leaving'
import { leaveAccounts } from './leave-ledger'
import { factsOf } from './leave-samples'

const none = { leaves: {}, adjustments: {}, closed: {} }

const taken = (...dates: string[]) => ({
  ...none,
  leaves: {
    a: {
      status: 'approved',
      takes_allowance: true,
      days: dates.map((date) => ({ date, part: '1' })),
    },
  },
})

const leaving = (
  to: string,
  leaver_rule: 'nothing' | 'pay_unused' | 'take_back_overdrawn' | 'both',
  change: object = {},
) =>
  factsOf(
    '2026-11-01',
    { employed: { from: '2020-01-01', to }, since: 2026 },
    { holiday_allowance: '24', leaver_rule, ...change },
  )

describe('an employee rehired in the same year', () => {
  const hiredAgain = (rule: PolicyVersion['leaver_rule'], carry_over_days = '5') =>
    factsOf(
      '2026-11-01',
      {
        employed: {
          from: '2026-09-01',
          to: null,
          earlier: [{ from: '2020-01-01', to: '2026-03-31' }],
        },
        since: 2026,
      },
      { holiday_allowance: '24', leaver_rule: rule, carry_over_days },
    )

  const account = (facts: LeaveFacts, entries: LedgerEntries = none) =>
    leaveAccounts(entries, facts, 2027).get(2026)!

  it('has the part of each employment; the rest of the first went with its last pay', () => {
    const facts = hiredAgain('pay_unused')

    expect(account(facts).grants.map(({ from, to, days }) => [from, to, days])).toEqual([
      ['2026-01-01', '2026-03-31', '6'],
      ['2026-09-01', '2026-12-31', '8'],
    ])

    expect(leaveSettlement(none, facts, '2026-03-31')).toMatchObject({ days: '6' })
    expect(leaveSettlement(none, facts)).toBeNull()
    expect(account(facts).carriedOn.toString()).toBe('5')
  })

  it('counts each adjustment once, in the employment that it is for', () => {
    const facts = hiredAgain('both')

    const given = (days: string, valid_from: string) => ({
      ...none,
      adjustments: {
        a: { kind: 'adjustment' as const, year: 2026, days, valid_from, valid_to: '2026-12-31' },
      },
    })

    const left = (entries: LedgerEntries) =>
      account(facts, entries).grants.map(
        ({ to, days, minus }) => [to, Number(days) - Number(minus)] as const,
      )

    const settled = (entries: LedgerEntries) => leaveSettlement(entries, facts, '2026-03-31')?.days
    const [first, second] = [given('2', '2026-01-01'), given('2', '2026-09-01')]

    expect([settled(first), left(first).filter(([to]) => to === '2026-03-31')]).toEqual([
      '8',
      [
        ['2026-03-31', 6],
        ['2026-03-31', 2],
      ],
    ])

    expect([settled(second), left(second).filter(([to]) => to === '2026-12-31')]).toEqual([
      '6',
      [
        ['2026-12-31', 8],
        ['2026-12-31', 2],
      ],
    ])

    const [before, after] = [given('-2', '2026-01-01'), given('-2', '2026-09-01')]

    expect([settled(before), left(before)]).toEqual([
      '4',
      [
        ['2026-03-31', 4],
        ['2026-12-31', 8],
      ],
    ])

    expect([settled(after), left(after)]).toEqual([
      '6',
      [
        ['2026-03-31', 6],
        ['2026-12-31', 6],
      ],
    ])
  })

  it('is not charged again for days that the first last pay took back', () => {
    const seven = taken(
      '2026-01-05',
      '2026-01-06',
      '2026-01-07',
      '2026-01-08',
      '2026-01-09',
      '2026-01-12',
      '2026-01-13',
    )

    for (const [rule, carried] of [
      ['both', '8'],
      ['nothing', '7'],
    ] as const)
      expect([rule, account(hiredAgain(rule, '10'), seven).carriedOn.toString()]).toEqual([
        rule,
        carried,
      ])
  })
})

describe('the settlement of leave with the last pay', () => {
  it('are the days earned until then less those taken, as the policy says', () => {
    // Six of twelve months of 24 days.
    expect(leaveSettlement(none, leaving('2026-06-30', 'both'))).toEqual({
      days: '12',
      days_type: 'working_days',
    })

    expect(
      leaveSettlement(taken('2026-03-02', '2026-03-03'), leaving('2026-06-30', 'pay_unused')),
    ).toMatchObject({ days: '10' })
    expect(leaveSettlement(none, leaving('2026-06-30', 'nothing'))).toBeNull()
    expect(leaveSettlement(none, leaving('2026-06-30', 'take_back_overdrawn'))).toBeNull()
    expect(leaveSettlement(none, leaving('2026-06-30', 'both', { unlimited: true }))).toBeNull()

    expect(
      leaveSettlement(none, {
        ...leaving('2026-06-30', 'both'),
        employed: { from: '2020-01-01', to: null },
      }),
    ).toBeNull()
  })

  it('are below zero if more was taken than earned, whatever was planned for later', () => {
    const five = taken(
      '2026-01-05',
      '2026-01-06',
      '2026-01-07',
      '2026-01-08',
      '2026-01-09',
      '2026-08-03',
    )

    expect(leaveSettlement(five, leaving('2026-01-31', 'both'))).toEqual({
      days: '-3',
      days_type: 'working_days',
    })

    expect(leaveSettlement(five, leaving('2026-01-31', 'take_back_overdrawn'))).toMatchObject({
      days: '-3',
    })
    expect(leaveSettlement(five, leaving('2026-01-31', 'pay_unused'))).toBeNull()
  })

  it('count carried days until they expire', () => {
    const carried = (to: string) => leaveSettlement(none, { ...leaving(to, 'both'), since: 2025 })
    // 5 of 2025 and 6 of 2026; from April on the 5 are lost.
    expect(carried('2026-03-31')).toMatchObject({ days: '11' })
    expect(carried('2026-04-30')).toMatchObject({ days: '8' })
  })

  it('are the earned days less the taken ones, however many these are', () =>
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 28 }), { maxLength: 20 }), (days) => {
        const dates = days.map((day) => `2026-02-${String(day).padStart(2, '0')}`)
        const left = leaveSettlement(taken(...dates), leaving('2026-02-28', 'both'))
        expect(Number(left?.days ?? 0)).toBe(4 - dates.length)
      }),
    ))
})

describe('a part of a year', () => {
  type Rounding = NonNullable<PolicyVersion['part_rounding']>

  const granted = (
    holiday_allowance: string,
    from: string | null,
    to: string | null,
    change: object = {},
  ) => {
    const facts = factsOf(
      '2026-11-01',
      { employed: { from, to }, since: 2026 },
      { holiday_allowance, ...change },
    )

    const grants = leaveAccounts(none, facts, 2026).get(2026)!.grants
    return grants.reduce((sum, { days }) => sum + Number(days), 0)
  }

  const part = (
    part_rounding: Rounding,
    allowance: string,
    from: string | null,
    to: string | null = null,
  ) => Math.round(granted(allowance, from, to, { part_rounding }) * 1000) / 1000

  const all = (allowance: string, from: string | null, to: string | null = null) =>
    (['exact', 'half', 'half_up', 'whole_from_half', 'whole_up'] as const).map((rounding) =>
      part(rounding, allowance, from, to),
    )

  it('is rounded by the policy, and otherwise to the nearest half day', () => {
    expect(all('28', '2026-11-01')).toEqual([4.667, 4.5, 5, 5, 5])
    expect(all('30', '2020-01-01', '2026-05-31')).toEqual([12.5, 12.5, 12.5, 13, 13])
    expect(all('20', '2020-01-01', '2026-01-31')).toEqual([1.667, 1.5, 2, 2, 2])
    expect(all('28', '2020-01-01', '2026-02-28')).toEqual([4.667, 4.5, 5, 5, 5])
    // A fraction below a half makes no whole day, and is not lost.
    expect(all('28', '2026-09-28')).toEqual([9.333, 9.5, 9.5, 9.333, 10])
    expect(all('28', '2026-10-01')).toEqual([7, 7, 7, 7, 7])
    expect(granted('28', '2026-11-01', null)).toBe(4.5)
    // A whole year is the policy's figure.
    expect(all('16.8', '2020-01-01')).toEqual([16.8, 16.8, 16.8, 16.8, 16.8])
    expect(part('whole_up', '28', '2026-11-01')).toBe(
      granted('28', '2026-11-01', null, { part_rounding: 'whole_up', accrual: 'monthly' }),
    )
  })

  it('is paid out exactly by the last pay, and rounding is not taken back', () => {
    const settle = (part_rounding: Rounding | undefined, entries: LedgerEntries = none) =>
      leaveSettlement(
        entries,
        leaving('2026-02-28', 'both', { holiday_allowance: '28', part_rounding }),
      )?.days

    expect(
      (['exact', 'half_up'] as const).map((rounding) =>
        amount(settle(rounding)!).times(120).toFixed(2),
      ),
    ).toEqual(['560.00', '560.00'])

    expect([settle('whole_from_half'), settle(undefined)]).toEqual(['5', '4.5'])
    const five = taken('2026-02-02', '2026-02-03', '2026-02-04', '2026-02-05', '2026-02-06')
    expect(settle('half_up', five)).toBeUndefined()
  })

  it('adds up month by month, also when another policy rounds otherwise from a month on', () => {
    const facts = factsOf(
      '2026-11-01',
      { employed: { from: '2026-01-01', to: null }, since: 2026 },
      { holiday_allowance: '5', accrual: 'monthly', part_rounding: 'whole_up' },
    )
    const [first] = facts.policies
    const exact = first!.versions.map((version) => ({
      ...version,
      part_rounding: 'exact' as const,
    }))
    const policies = [first!, { ...first!, from: '2026-02-01', versions: exact }]
    const { grants } = leaveAccounts(none, { ...facts, policies }, 2026).get(2026)!
    // January gives a whole day; the next months give only what exceeds it.
    const sums = grants.map(({ days }, n) =>
      grants.slice(0, n).reduce((sum, grant) => sum + Number(grant.days), Number(days)),
    )
    expect(sums.map((sum) => sum.toFixed(4)).slice(0, 3)).toEqual(['1.0000', '1.2500', '1.6667'])
    expect(sums.at(-1)).toBeCloseTo(5)
  })

  it('never comes to less than the exact part, but by the rule of before', () => {
    const roundings = fc.constantFrom(
      'exact' as const,
      'half_up' as const,
      'whole_from_half' as const,
      'whole_up' as const,
    )
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 60 }),
        fc.integer({ min: 1, max: 12 }),
        roundings,
        fc.boolean(),
        (days, month, part_rounding, monthly) => {
          const to = new Date(Date.UTC(2026, month, 0)).toISOString().slice(0, 10)

          const given = granted(String(days), '2020-01-01', to, {
            part_rounding,
            accrual: monthly ? 'monthly' : 'yearly',
          })

          expect(given + 1e-9).toBeGreaterThanOrEqual((days * month) / 12)
          expect(given).toBeLessThan((days * month) / 12 + 1)
        },
      ),
    )
  })
})
