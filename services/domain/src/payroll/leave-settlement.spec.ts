import { settlementRuleOf } from './leave-settlement'
import { calculatePay, explainComponent, explained } from './pay'
import { type PayFacts, payInputs } from './pay-inputs'
import type { PayContract } from './pay-terms'

const contract: PayContract = {
  id: '0190a1b2-0000-7000-8000-0000000000c1',
  effective_on: '2020-01-01',
  start_date: null,
  end_date: null,
  rate: '3000',
  type: 'monthly',
  frequency: null,
  currency: 'EUR',
  weekdays: [1, 2, 3, 4, 5],
  hours: '40',
  hours_per: 'week',
  adjustments: [],
}

const june = { start: '2026-06-01', end: '2026-06-30' }

const paid = (
  change: Partial<PayContract>,
  settlement: PayFacts['settlement'],
  facts: Partial<PayFacts> = {},
  period = june,
) =>
  calculatePay(
    payInputs(
      {
        versions: [{ ...contract, ...change }],
        last_day: '2026-06-30',
        worked: [],
        absences: [],
        carried: [],
        settlement,
        ...facts,
      },
      period,
      'EUR',
      { overtime: [] },
    ),
    'EUR',
  )

const working = (days: string) => ({ days, days_type: 'working_days' as const })
const calendar = (days: string) => ({ days, days_type: 'calendar_days' as const })

describe('leave that the last pay settles', () => {
  it('is worth a year’s pay ÷ 260 a working day of five in a week, ÷ 365 a calendar day', () => {
    // 3,000 × 12 × 3.5 ÷ 260.
    expect(paid({}, working('3.5'))).toMatchObject({
      gross_pay: '3484.62',
      allowances: [{ name: 'Unused leave', amount: '484.62' }],
    })

    expect(paid({ type: 'yearly', rate: '36000' }, working('3.5')).allowances[0]?.amount).toBe(
      '484.62',
    )
    expect(paid({ weekdays: [1, 2, 3, 4] }, working('1')).allowances[0]?.amount).toBe('173.08')
    expect(paid({}, calendar('3.5')).allowances[0]?.amount).toBe('345.21')
    expect(paid({ type: 'weekly', rate: '700' }, working('2')).allowances[0]?.amount).toBe('280.00')
    expect(paid({ type: 'hourly', rate: '25.02' }, working('2')).allowances[0]?.amount).toBe(
      '400.32',
    )
    expect(paid({ type: 'hourly', rate: '25.02' }, calendar('7')).allowances[0]?.amount).toBe(
      '1000.80',
    )
  })

  it('names the rule that made it, for any working week', () => {
    for (let week = 1; week <= 7; week++) {
      const weekdays = Array.from({ length: week }, (_, day) => day + 1) as PayContract['weekdays']
      const ruleOf = (change: Partial<PayContract>, days: PayFacts['settlement']) =>
        settlementRuleOf(paid({ ...change, weekdays }, days).allowances[0]!)

      for (const type of ['monthly', 'yearly'] as const) {
        expect(ruleOf({ type }, working('2'))).toBe('settled_by_working_days')
        expect(ruleOf({ type }, calendar('2'))).toBe('settled_by_calendar_days')
      }

      for (const days of [working('2'), calendar('2')]) {
        expect(ruleOf({ type: 'weekly' }, days)).toBe('settled_by_week')
        expect(ruleOf({ type: 'hourly', rate: '25.02' }, days)).toBe('settled_by_hours')
      }
    }
  })

  it('is explained by rate × quantity', () => {
    for (const [change, days] of [
      [{}, working('3.5')],
      [{ type: 'hourly' as const, rate: '25.02' }, calendar('3')],
      [{ type: 'yearly' as const, rate: '62506' }, calendar('11')],
    ] as const) {
      const line = paid(change, days).allowances[0]!
      expect(explained(explainComponent(line), 'EUR')).toBe(line.amount)
    }

    expect(explainComponent(paid({}, working('3.5')).allowances[0]!)).toMatchObject({
      unit: 'days',
      multiply: ['3000', '12', '3.5'],
      divide: ['260'],
      in_seconds: null,
    })

    expect(
      explainComponent(paid({ type: 'hourly', rate: '25.02' }, working('2')).allowances[0]!),
    ).toMatchObject({
      multiply: ['25.02', '28800', '2'],
      divide: ['3600'],
      in_seconds: 1,
    })
  })

  it('takes overdrawn days back after the loans, as far as the net bears it', () => {
    const pay = paid({}, working('-2'), {
      carried: [{ category_id: null, name: 'Loan', amount: '2900' }],
    })

    expect(pay).toMatchObject({
      net_pay: '0.00',
      deductions: [
        { name: 'Loan', amount: '2900.00' },
        { name: 'Overdrawn leave', amount: '100.00', carried: '176.92' },
      ],
    })

    expect(explained(explainComponent(pay.deductions[1]!), 'EUR')).toBe('100.00')
  })

  it('is in the run of the last day alone, and zero if the pay of a day is unknown', () => {
    expect(paid({}, working('3'), { last_day: '2026-07-15' }).allowances).toEqual([])
    expect(paid({}, working('3'), { last_day: null }).allowances).toEqual([])
    expect(paid({ type: 'hourly', rate: '20', hours: null }, working('3')).allowances).toEqual([])
    expect(paid({ currency: 'USD' }, working('3')).allowances).toEqual([])
    expect(paid({}, null).allowances).toEqual([])
  })
})
