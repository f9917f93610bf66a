import { overtimeWeekStart, splitOvertime } from './overtime'
import {
  calculatePay,
  explainComponent,
  explained,
  inputsOf,
  type PayInputs,
  type PayRule,
  type SegmentInput,
} from './pay'
import { whole } from './pay-adjustments'

const rule = {
  category_id: '0190a1b2-0000-7000-8000-000000000001',
  name: 'Overtime',
  after_hours: '40',
  per: 'week' as const,
  factor: '1.5',
}

const worked = (from: string, hours: readonly number[]) =>
  hours.map((each, n) => ({
    day: new Date(Date.parse(from) + n * 86_400_000).toISOString().slice(0, 10),
    seconds: each * 3600,
  }))

const extra = (days: ReturnType<typeof worked>, weeks: Parameters<typeof splitOvertime>[2]) =>
  (splitOvertime(days, [rule], weeks).overtime.get(rule) ?? []).reduce(
    (sum, { seconds }) => sum + seconds,
    0,
  ) / 3600

describe('weeks of overtime', () => {
  // Sunday 31 May to Friday 5 June 2026, eight hours each.
  const days = worked('2026-05-31', [8, 8, 8, 8, 8, 8])

  it('begin on Monday, or on the day that the company chose', () => {
    expect(extra(days, [])).toBe(0)
    expect(extra(days, [{ first_weekday: 7, from: null }])).toBe(8)
    expect(extra(days, [{ first_weekday: 7, from: '2026-05-31' }])).toBe(8)
    expect(extra(days, [{ first_weekday: 7, from: '2026-06-07' }])).toBe(0)
    expect(extra(days, [{ first_weekday: 6, from: null }])).toBe(8)
  })

  it('hold from a day on; the last week of before ends the day before', () => {
    const weeks = [{ first_weekday: 7, from: '2026-06-07' }]
    const starts = (day: string) => overtimeWeekStart(day, weeks)
    expect(
      ['2026-06-01', '2026-06-06', '2026-06-07', '2026-06-13', '2026-06-14'].map(starts),
    ).toEqual([...['2026-06-01', '2026-06-01', '2026-06-07', '2026-06-07', '2026-06-14']])
  })
})

describe('a bonus that is part of the rate of overtime', () => {
  const segment = (seconds: number): SegmentInput => ({
    ...{
      contract_ids: [],
      kind: 'hours',
      name: null,
      type: 'hourly',
      rate: '12',
      factor: '1',
      per_year: 1,
      of: 3600,
      days: [],
    },
    ...{ from: '2026-06-01', to: '2026-06-07', quantity: String(seconds) },
  })

  const line = (change: Partial<PayRule>): PayRule => ({
    ...{
      ...whole,
      adjustment_id: null,
      category_id: rule.category_id,
      name: 'Bonus',
      calculation_type: 'fixed',
      value: '46',
      from: null,
      to: null,
    },
    ...change,
  })

  const overtime = (hours: number, factor = '1.5') =>
    line({
      name: 'Overtime',
      calculation_type: 'hours',
      value: '12',
      factor,
      quantity: String(hours * 3600),
      of: 3600,
    })

  const pay = (allowances: PayRule[], change: Partial<PayInputs> = {}) =>
    calculatePay(
      {
        segments: [segment(40 * 3600)],
        typed_hours: null,
        allowances,
        deductions: [],
        corrections: [],
        ...change,
      },
      'USD',
    )

  it('raises the rate of an hour of overtime: 46 hours at 12 with a bonus of 46 are 637.00', () => {
    const made = pay([overtime(6), line({ regular_rate: 'counts' })])
    expect(made).toMatchObject({ gross_pay: '637.00', work_hours: '46' })

    expect(made.allowances.at(-1)).toMatchObject({
      name: 'Overtime',
      regular_rate: 'premium',
      amount: '3.00',
    })

    expect(explained(explainComponent(made.allowances.at(-1)!), 'USD')).toBe('3.00')
    // Recalculated from its inputs it is the same.
    expect(calculatePay(inputsOf(made), 'USD')).toEqual(made)
  })

  it('does so only if its category says so, there is overtime, and no hours are typed', () => {
    expect(pay([overtime(6), line({})]).gross_pay).toBe('634.00')
    expect(pay([line({ regular_rate: 'counts' })]).gross_pay).toBe('526.00')
    expect(
      pay([overtime(6), line({ regular_rate: 'counts' })], { typed_hours: '46' }).gross_pay,
    ).toBe('598.00')
    expect(pay([overtime(6, '1'), line({ regular_rate: 'counts' })]).gross_pay).toBe('598.00')
  })

  it('is shared by all hours, and each factor gets its own part, rounded once', () => {
    const made = pay([
      overtime(3),
      overtime(3, '2'),
      line({ value: '100', regular_rate: 'counts' }),
    ])
    expect(
      made.allowances
        .filter(({ regular_rate }) => regular_rate === 'premium')
        .map(({ amount }) => amount),
    ).toEqual(['3.26', '6.52'])
  })
})
