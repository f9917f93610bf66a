import fc from 'fast-check'
import { amount, rounded, total } from '../kernel/money'
import { calculatePay, inputsOf, type PayInputs, type PayRule } from './pay'
import { whole } from './pay-adjustments'
import { workingDays } from './pay-days'
import { payInputs, termsOf } from './pay-inputs'
import { monthlyContract, nothingHappened } from './pay-specification'
import type { PayContract } from './pay-terms'

const december = { start: '2018-12-01', end: '2018-12-31' }
const contract = monthlyContract

const facts = (versions: PayContract[], seconds = 0, last_day: string | null = null) => ({
  ...nothingHappened,
  versions,
  last_day,
  worked: seconds ? [{ day: '2018-12-03', seconds }] : [],
})

const pay = (
  change: Partial<PayContract>,
  inputs: Partial<PayInputs> = {},
  { seconds = 0, period = december, currency = 'USD' } = {},
) =>
  calculatePay(
    {
      ...payInputs(facts([contract({ currency, ...change })], seconds), period, currency, {
        overtime: [],
      }),
      ...inputs,
    },
    currency,
  )

const rule = (
  name: string,
  value: string,
  calculation_type: 'fixed' | 'percent' = 'fixed',
): PayRule => ({
  ...whole,
  adjustment_id: null,
  category_id: null,
  name,
  value,
  calculation_type,
  from: null,
  to: null,
})

const cents = fc.integer({ min: 0, max: 20_000_000 }).map((n) => (n / 100).toFixed(2))

const rules = fc.array(
  fc
    .record({
      name: fc.string(),
      percent: fc.boolean(),
      value: fc.integer({ min: 0, max: 10_000 }).map((n) => (n / 100).toFixed(2)),
    })
    .map(({ name, percent, value }) => rule(name, value, percent ? 'percent' : 'fixed')),
  { maxLength: 6 },
)

describe('basic pay', () => {
  it('is a month of a monthly salary, whatever the month', () =>
    expect(pay({}).basic_pay).toBe('3000.00'))
  it('is a twelfth of a yearly one', () =>
    expect(pay({ type: 'yearly', rate: '62506' }).basic_pay).toBe('5208.83'))
  it('is the weekly rate for each week of days', () =>
    expect(pay({ type: 'weekly', rate: '500' }).basic_pay).toBe('2100.00'))
  it('divides a week by the days of the contract', () =>
    expect(pay({ type: 'weekly', rate: '500', weekdays: [1, 2] }).basic_pay).toBe('2250.00'))

  it('is hours of attendance, to the second', () =>
    expect(pay({ type: 'hourly', rate: '20' }, {}, { seconds: 10 * 3600 + 1 })).toMatchObject({
      basic_pay: '200.01',
      work_hours: '10',
    }))

  it('takes typed hours instead', () =>
    expect(
      pay({ type: 'hourly', rate: '20' }, { typed_hours: '7.5' }, { seconds: 3600 }),
    ).toMatchObject({
      basic_pay: '150.00',
      segments: [{ quantity: '7.5', of: 1 }],
    }))

  it('divides typed hours among rates as the attendance is, so that each line gives its amount', () => {
    const versions = [
      contract({ type: 'hourly', rate: '20' }),
      contract({ id: 'b', effective_on: '2018-12-17', type: 'hourly', rate: '30' }),
    ]

    const worked = [
      { day: '2018-12-03', seconds: 7200 },
      { day: '2018-12-18', seconds: 3600 },
    ]

    const inputs = payInputs({ ...facts(versions), worked }, december, 'USD', { overtime: [] })
    const { segments } = calculatePay({ ...inputs, typed_hours: '10' }, 'USD')

    expect(segments.map(({ quantity, amount }) => [quantity, amount])).toEqual([
      ['6.6667', '133.33'],
      ['3.3333', '100.00'],
    ])
  })

  it('counts the working days of a part, holidays included', () =>
    expect(pay({ start_date: '2018-12-17' })).toMatchObject({
      basic_pay: '1571.43',
      segments: [{ quantity: '11', of: 21 }],
    }))

  it('rounds half away from zero to the minor unit of the currency', () => {
    expect(pay({ rate: '1000.005' }).basic_pay).toBe('1000.01')
    expect(pay({ type: 'yearly', rate: '5000000' }, {}, { currency: 'JPY' }).basic_pay).toBe(
      '416667',
    )
    expect(pay({ type: 'yearly', rate: '1000' }, {}, { currency: 'KWD' }).basic_pay).toBe('83.333')
    expect(rounded('-0.005', 'EUR')).toBe('-0.01')
    expect(rounded('-0.004', 'EUR')).toBe('0.00')
  })

  it('takes a month that begins on another day as one month, and half a month as its share', () => {
    expect(pay({}, {}, { period: { start: '2018-11-26', end: '2018-12-25' } }).basic_pay).toBe(
      '3000.00',
    )
    expect(pay({}, {}, { period: { start: '2018-12-01', end: '2018-12-14' } }).basic_pay).toBe(
      '1428.57',
    )
  })
})

describe('the sums', () => {
  it('take percents of basic pay', () =>
    expect(
      pay(
        {},
        {
          allowances: [rule('Transport', '150'), rule('Bonus', '2.5', 'percent')],
          deductions: [rule('Pension', '5', 'percent')],
        },
      ),
    ).toMatchObject({ basic_pay: '3000.00', gross_pay: '3225.00', net_pay: '3075.00' }))

  it('can be negative', () =>
    expect(pay({ rate: '0' }, { deductions: [rule('Fee', '12')] }).net_pay).toBe('-12.00'))

  it('are sums of the rounded lines, in whatever order they come', () =>
    fc.assert(
      fc.property(cents, rules, rules, (rate, allowances, deductions) => {
        const there = pay({ rate }, { allowances, deductions })

        const sum = (lines: { amount: string }[]) =>
          total(
            lines.map((line) => line.amount),
            'USD',
          )

        expect(there.basic_pay).toBe(sum(there.segments))
        expect(there.gross_pay).toBe(total([there.basic_pay, sum(there.allowances)], 'USD'))
        expect(there.net_pay).toBe(
          total([there.gross_pay, amount(sum(there.deductions)).negated()], 'USD'),
        )

        const back = pay(
          { rate },
          { allowances: [...allowances].reverse(), deductions: [...deductions].reverse() },
        )

        expect([back.basic_pay, back.gross_pay, back.net_pay]).toEqual([
          there.basic_pay,
          there.gross_pay,
          there.net_pay,
        ])
      }),
    ))

  it('are the same when they are calculated again from their own inputs', () =>
    fc.assert(
      fc.property(
        cents,
        rules,
        rules,
        fc.option(cents),
        (rate, allowances, deductions, typed_hours) => {
          const made = pay(
            { rate, type: 'hourly' },
            { allowances, deductions, typed_hours },
            { seconds: 12_345 },
          )
          expect(calculatePay(inputsOf(made), 'USD')).toEqual(made)
        },
      ),
    ))
})

describe('what of a period contracts cover', () => {
  const covered = (versions: PayContract[], last_day: string | null = null) =>
    termsOf({ versions, last_day }, december)
      .stretches(december)
      .map(({ from, to, rate }) => [from, to, rate])

  it('is all of it', () =>
    expect(covered([contract()])).toEqual([['2018-12-01', '2018-12-31', '3000']]))

  it('begins with the contract and ends with the last day of work', () =>
    expect(covered([contract({ start_date: '2018-12-10' })], '2018-12-20')).toEqual([
      ['2018-12-10', '2018-12-20', '3000'],
    ]))

  it('is empty for an employee who left before', () =>
    expect(covered([contract()], '2018-11-30')).toEqual([]))

  it('splits at a raise', () =>
    expect(covered([contract({ effective_on: '2018-12-17', rate: '3300' }), contract()])).toEqual([
      ['2018-12-01', '2018-12-16', '3000'],
      ['2018-12-17', '2018-12-31', '3300'],
    ]))

  it('does not split if the pay stays the same', () =>
    expect(
      covered([contract(), contract({ id: 'b', effective_on: '2018-12-17', rate: '3000.00' })]),
    ).toEqual([['2018-12-01', '2018-12-31', '3000']]))

  it('begins at the start of work if the first version was written later', () =>
    expect(covered([contract({ start_date: '2018-12-05', effective_on: '2019-03-01' })])).toEqual([
      ['2018-12-05', '2018-12-31', '3000'],
    ]))

  it('keeps every working day if a period is cut', () => {
    const date = fc
      .integer({ min: 0, max: 1500 })
      .map((n) => new Date(Date.UTC(2025, 0, 1) + n * 86_400_000).toISOString().slice(0, 10))
    const weekdays = fc.subarray([1, 2, 3, 4, 5, 6, 7], { minLength: 1 })

    fc.assert(
      fc.property(date, fc.nat(200), fc.nat(200), weekdays, (start, a, b, weekdays) => {
        const after = (days: number) =>
          new Date(Date.parse(start) + days * 86_400_000).toISOString().slice(0, 10)
        const days = (from: string, to: string) => workingDays({ start: from, end: to }, weekdays)
        expect(days(start, after(a + b + 1))).toBe(
          days(start, after(a)) + days(after(a + 1), after(a + b + 1)),
        )
      }),
    )
  })
})

it('a month of yearly salaries, each rounded to the cent, comes to the known sum', () => {
  // Calculated by hand: 5208.33, 8703.08, 5413.42, 4249.25, 4235.42 and 0.08.
  const salaries = ['62500', '104437', '64961', '50991', '50825', '1']
  const lines = salaries.map((rate) => pay({ type: 'yearly', rate }).basic_pay)
  expect(lines).toEqual(['5208.33', '8703.08', '5413.42', '4249.25', '4235.42', '0.08'])
  expect(total(lines, 'USD')).toBe('27809.58')
})
