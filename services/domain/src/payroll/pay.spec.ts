import fc from 'fast-check'
import { amount, rounded, total } from '../kernel/money'
import { calculatePay, inputsOf, type PayInputs, type PayRule, type SegmentInput } from './pay'
import { nextDay, payMonths, workingDays } from './pay-days'
import { type PayContract, stretches } from './pay-segments'

const WEEK = [1, 2, 3, 4, 5]
const december = { start: '2018-12-01', end: '2018-12-31' }
const segment = (change: Partial<SegmentInput> = {}): SegmentInput => ({
  contract_ids: ['0190a1b2-0000-7000-8000-000000000001'],
  from: '2018-12-01',
  to: '2018-12-31',
  type: 'monthly',
  rate: '3000',
  weekdays: WEEK,
  seconds: 0,
  ...change,
})
const inputs = (segments: SegmentInput[], change: Partial<PayInputs> = {}): PayInputs => ({
  segments,
  typed_hours: null,
  allowances: [],
  deductions: [],
  ...change,
})
const pay = (segments: SegmentInput[], change: Partial<PayInputs> = {}, period = december, currency = 'USD') =>
  calculatePay(inputs(segments, change), period, currency)
const rule = (name: string, value: string, calculation_type: 'fixed' | 'percent' = 'fixed'): PayRule => ({
  adjustment_id: null,
  name,
  value,
  calculation_type,
})
const cents = fc.integer({ min: 0, max: 20_000_000 }).map((n) => (n / 100).toFixed(2))
const date = fc.integer({ min: 0, max: 1500 }).map((n) => new Date(Date.UTC(2025, 0, 1) + n * 86_400_000).toISOString().slice(0, 10))
const weekdays = fc.subarray([1, 2, 3, 4, 5, 6, 7], { minLength: 1 })
const month = fc.tuple(fc.integer({ min: 2024, max: 2028 }), fc.integer({ min: 1, max: 12 })).map(([year, m]) => ({
  start: `${year}-${String(m).padStart(2, '0')}-01`,
  end: new Date(Date.UTC(year, m, 0)).toISOString().slice(0, 10),
}))
const rules = fc.array(
  fc.record({
    adjustment_id: fc.constant(null),
    name: fc.string(),
    calculation_type: fc.constantFrom('fixed' as const, 'percent' as const),
    value: fc.integer({ min: 0, max: 10_000 }).map((n) => (n / 100).toFixed(2)),
  }),
  { maxLength: 6 },
)

describe('basic pay', () => {
  it('is a month of a monthly salary, whatever the month', () => expect(pay([segment()]).basic_pay).toBe('3000.00'))
  it('is a twelfth of a yearly one', () => expect(pay([segment({ type: 'yearly', rate: '62506' })]).basic_pay).toBe('5208.83'))
  it('is the weekly rate for each week of days', () => expect(pay([segment({ type: 'weekly', rate: '500' })]).basic_pay).toBe('2100.00'))
  it('divides a week by the days of the contract', () =>
    expect(pay([segment({ type: 'weekly', rate: '500', weekdays: [1, 2] })]).basic_pay).toBe('2250.00'))
  it('is hours of attendance, to the second', () =>
    expect(pay([segment({ type: 'hourly', rate: '20', seconds: 10 * 3600 + 1 })])).toMatchObject({ basic_pay: '200.01', work_hours: '10' }))
  it('takes typed hours instead', () =>
    expect(pay([segment({ type: 'hourly', rate: '20', seconds: 3600 })], { typed_hours: '7.5' }).basic_pay).toBe('150.00'))
  it('counts the working days of a part, holidays included', () =>
    expect(pay([segment({ from: '2018-12-17' })])).toMatchObject({
      basic_pay: '1571.43',
      segments: [{ parts: [{ days: 11, of_days: 21 }] }],
    }))
  it('rounds half away from zero to the minor unit of the currency', () => {
    expect(pay([segment({ rate: '1000.005' })]).basic_pay).toBe('1000.01')
    expect(pay([segment({ type: 'yearly', rate: '5000000' })], {}, december, 'JPY').basic_pay).toBe('416667')
    expect(pay([segment({ type: 'yearly', rate: '1000' })], {}, december, 'KWD').basic_pay).toBe('83.333')
    expect(rounded('-0.005', 'EUR')).toBe('-0.01')
    expect(rounded('-0.004', 'EUR')).toBe('0.00')
  })
  it('takes a month that begins on another day as one month, and half a month as its share', () => {
    const period = { start: '2018-11-26', end: '2018-12-25' }
    expect(pay([segment({ from: period.start, to: period.end })], {}, period).basic_pay).toBe('3000.00')
    const half = { start: '2018-12-01', end: '2018-12-14' }
    expect(pay([segment({ to: half.end })], {}, half).basic_pay).toBe('1428.57')
    expect(payMonths({ start: '2023-01-31', end: '2023-02-27' })).toHaveLength(1)
  })
})

describe('the sums', () => {
  it('take percents of basic pay', () =>
    expect(
      pay([segment()], {
        allowances: [rule('Transport', '150'), rule('Bonus', '2.5', 'percent')],
        deductions: [rule('Pension', '5', 'percent')],
      }),
    ).toMatchObject({
      basic_pay: '3000.00',
      gross_pay: '3225.00',
      net_pay: '3075.00',
    }))
  it('can be negative', () => expect(pay([segment({ rate: '0' })], { deductions: [rule('Loan', '12')] }).net_pay).toBe('-12.00'))
  it('are sums of the rounded lines, in whatever order they come', () =>
    fc.assert(
      fc.property(cents, rules, rules, (rate, allowances, deductions) => {
        const there = pay([segment({ rate })], { allowances, deductions })
        const sum = (lines: { amount: string }[]) =>
          total(
            lines.map((line) => line.amount),
            'USD',
          )
        expect(there.basic_pay).toBe(sum(there.segments))
        expect(there.gross_pay).toBe(total([there.basic_pay, sum(there.allowances)], 'USD'))
        expect(there.net_pay).toBe(total([there.gross_pay, amount(sum(there.deductions)).negated()], 'USD'))
        const back = pay([segment({ rate })], { allowances: [...allowances].reverse(), deductions: [...deductions].reverse() })
        expect([back.basic_pay, back.gross_pay, back.net_pay]).toEqual([there.basic_pay, there.gross_pay, there.net_pay])
      }),
    ))
  it('come out the same when they are made anew from their own inputs', () =>
    fc.assert(
      fc.property(cents, rules, month, (rate, allowances, period) => {
        const made = pay([segment({ rate, from: period.start, to: period.end })], { allowances }, period)
        expect(calculatePay(inputsOf(made), period, 'USD')).toEqual(made)
      }),
    ))
})

describe('splitting a month', () => {
  const salaried = fc.constantFrom('monthly' as const, 'yearly' as const, 'weekly' as const)
  it('at a contract change keeps the total within the rounding of a line', () =>
    fc.assert(
      fc.property(month, fc.nat(26), cents, salaried, weekdays, (period, at, rate, type, weekdays) => {
        const first = {
          ...segment({ type, rate, weekdays }),
          from: period.start,
          to: `${period.start.slice(0, 8)}${String(at + 1).padStart(2, '0')}`,
        }
        const second = { ...first, from: nextDay(first.to), to: period.end }
        const whole = pay([{ ...first, to: period.end }], {}, period).basic_pay
        expect(
          amount(pay([first, second], {}, period).basic_pay)
            .minus(whole)
            .abs()
            .toNumber(),
        ).toBeLessThanOrEqual(0.01)
      }),
    ))
  it('into two runs does too', () =>
    fc.assert(
      fc.property(month, fc.nat(26), cents, salaried, weekdays, (period, at, rate, type, weekdays) => {
        const end = `${period.start.slice(0, 8)}${String(at + 1).padStart(2, '0')}`
        const run = (start: string, end: string) =>
          pay([segment({ type, rate, weekdays, from: start, to: end })], {}, { start, end }).basic_pay
        const parts = total([run(period.start, end), run(nextDay(end), period.end)], 'USD')
        expect(amount(parts).minus(run(period.start, period.end)).abs().toNumber()).toBeLessThanOrEqual(0.01)
      }),
    ))
  it('keeps every working day', () =>
    fc.assert(
      fc.property(date, fc.nat(200), fc.nat(200), weekdays, (start, a, b, weekdays) => {
        const after = (days: number) => new Date(Date.parse(start) + days * 86_400_000).toISOString().slice(0, 10)
        const days = (from: string, to: string) => workingDays({ start: from, end: to }, weekdays)
        expect(days(start, after(a + b + 1))).toBe(days(start, after(a)) + days(after(a + 1), after(a + b + 1)))
      }),
    ))
})

describe('what of a period contracts cover', () => {
  const contract = (change: Partial<PayContract>): PayContract => ({
    id: '0190a1b2-0000-7000-8000-000000000001',
    effective_on: '2018-01-01',
    start_date: null,
    end_date: null,
    rate: '3000',
    type: 'monthly',
    currency: 'USD',
    weekdays: WEEK,
    ...change,
  })
  const covered = (versions: PayContract[], last_day: string | null = null) =>
    stretches(versions, december, last_day).map(({ from, to, rate }) => [from, to, rate])

  it('is all of it', () => expect(covered([contract({})])).toEqual([['2018-12-01', '2018-12-31', '3000']]))
  it('begins with the contract and ends with the last day of work', () =>
    expect(covered([contract({ start_date: '2018-12-10' })], '2018-12-20')).toEqual([['2018-12-10', '2018-12-20', '3000']]))
  it('is nothing for who left before', () => expect(covered([contract({})], '2018-11-30')).toEqual([]))
  it('splits at a raise', () =>
    expect(covered([contract({ effective_on: '2018-12-17', rate: '3300' }), contract({})])).toEqual([
      ['2018-12-01', '2018-12-16', '3000'],
      ['2018-12-17', '2018-12-31', '3300'],
    ]))
  it('does not split where the pay stays the same', () =>
    expect(
      covered([contract({}), contract({ id: '0190a1b2-0000-7000-8000-000000000002', effective_on: '2018-12-17', rate: '3000.00' })]),
    ).toEqual([['2018-12-01', '2018-12-31', '3000']]))
  it('begins at the start of work where the first version was written later', () =>
    expect(covered([contract({ start_date: '2018-12-05', effective_on: '2019-03-01' })])).toEqual([['2018-12-05', '2018-12-31', '3000']]))
})

it('a month of yearly salaries, each rounded to the cent, comes to the known sum', () => {
  // Worked out by hand: 5208.33, 8703.08, 5413.42, 4249.25, 4235.42 and 0.08.
  const salaries = ['62500', '104437', '64961', '50991', '50825', '1']
  const lines = salaries.map((rate) => pay([segment({ type: 'yearly', rate })]).basic_pay)
  expect(lines).toEqual(['5208.33', '8703.08', '5413.42', '4249.25', '4235.42', '0.08'])
  expect(total(lines, 'USD')).toBe('27809.58')
})
