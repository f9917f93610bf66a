import fc from 'fast-check'
import { amount, total } from '../kernel/money'
import { calculatePay, type Pay, type PayCorrection, type PayExpense, type PayRule } from './pay'
import { whole } from './pay-adjustments'
import { reversed } from './pay-reversal'
import { PayJournal, type PaySide, PaySums, yearToDate } from './pay-sums'

const id = (n: number) => `0190a1b2-0000-7000-8000-${String(n).padStart(12, '0')}`
const money = fc.integer({ min: 0, max: 9_999_999 }).map((cents) => (cents / 100).toFixed(2))

const rule = fc
  .record({ n: fc.nat(3), value: money, percent: fc.boolean(), carries: fc.boolean() })
  .map(
    ({ n, value, percent, carries }): PayRule => ({
      ...whole,
      adjustment_id: id(n),
      category_id: n === 0 ? null : id(n),
      name: `Line ${n}`,
      from: null,
      to: null,
      calculation_type: percent ? 'percent' : 'fixed',
      value: percent ? String(Number(value) % 60) : value,
      carries,
    }),
  )

const correction = fc
  .record({
    side: fc.constantFrom('basic' as const, 'allowance' as const, 'deduction' as const),
    n: fc.nat(2),
    value: money,
    back: fc.boolean(),
  })
  .map(({ side, n, value, back }): PayCorrection => {
    const cause = {
      payrun_id: id(90),
      entry_id: id(91),
      start: '2026-01-01',
      end: '2026-01-31',
      cause: 'contract' as const,
    }

    const figures = {
      now: back ? '0.00' : value,
      then: back ? value : '0.00',
      amount: back && value !== '0.00' ? `-${value}` : value,
    }

    return {
      ...cause,
      ...figures,
      side,
      category_id: side === 'basic' || n === 0 ? null : id(n),
      name: side === 'basic' ? 'Basic pay' : `Line ${n}`,
    }
  })

const segment = money.map((rate) => ({
  kind: 'salary' as const,
  name: null,
  contract_ids: [id(80)],
  from: '2026-02-01',
  to: '2026-02-28',
  type: 'monthly' as const,
  rate,
  factor: '1',
  quantity: '20',
  of: 20,
  per_year: 12,
  days: [],
}))

const expense = fc.record({ n: fc.nat(2), value: money }).map(
  ({ n, value }): PayExpense => ({
    expense_id: id(70),
    name: `Claim ${n}`,
    date: '2026-02-01',
    claimed: value,
    currency: 'EUR',
    rate: null,
    amount: value,
  }),
)

const pay = fc
  .record({
    segments: fc.array(segment, { maxLength: 2 }),
    allowances: fc.array(rule, { maxLength: 4 }),
    deductions: fc.array(rule, { maxLength: 4 }),
    corrections: fc.array(correction, { maxLength: 3 }),
    expenses: fc.array(expense, { maxLength: 3 }),
    back: fc.boolean(),
  })
  .map(({ back, ...inputs }) => {
    const made = calculatePay({ ...inputs, typed_hours: null }, 'EUR')
    return back ? reversed(made) : made
  })

const sumOf = (pays: readonly Pay[], figure: 'basic_pay' | 'gross_pay' | 'net_pay') =>
  total(
    pays.map((each) => each[figure]),
    'EUR',
  )

describe('a payroll journal', () => {
  it('comes to what its run pays, in all and in its departments, reversals and corrections included', () =>
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom(null, id(1), id(2)), pay), { maxLength: 30 }),
        (entries) => {
          const journal = new PayJournal('EUR')
          for (const [department, each] of entries) journal.add(department, each)
          const pays = entries.map(([, each]) => each)

          expect(journal.all.totals()).toMatchObject({
            gross_pay: sumOf(pays, 'gross_pay'),
            net_pay: sumOf(pays, 'net_pay'),
          })

          expect(journal.all.count).toBe(pays.length)

          for (const [department, sums] of journal.byDepartment()) {
            const own = entries.flatMap(([of, each]) => (of === department ? [each] : []))
            expect(sums.totals()).toMatchObject({
              gross_pay: sumOf(own, 'gross_pay'),
              net_pay: sumOf(own, 'net_pay'),
            })
          }

          for (const { side, category_id, name, amount: whole } of journal.all.lines()) {
            const parts = journal.byDepartment().flatMap(([, sums]) => sums.lines())

            const same = parts.filter(
              (line) =>
                line.side === side &&
                line.category_id === category_id &&
                (category_id || line.name === name),
            )

            expect(
              total(
                same.map((line) => line.amount),
                'EUR',
              ),
            ).toBe(whole)
          }
        },
      ),
    ))

  it('keeps its total after erasures, although single pays are unknown', () =>
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.boolean(), pay), { minLength: 1, maxLength: 12 }),
        (entries) => {
          const [before, after] = [new PayJournal('EUR'), new PayJournal('EUR')]
          const all = entries.map(([, each]) => each)
          const gone = entries.flatMap(([erased, each]) => (erased ? [each] : []))

          for (const [erased, each] of entries) {
            before.add(null, each)
            if (!erased) after.add(null, each)
          }

          const run = {
            basic_pay: sumOf(all, 'basic_pay'),
            gross_pay: sumOf(all, 'gross_pay'),
            net_pay: sumOf(all, 'net_pay'),
          }

          const claims = total(
            gone.flatMap(({ expenses }) => expenses.map((line) => line.amount)),
            'EUR',
          )

          after.addErased(gone.length, run, claims)

          const [{ basic_pay: _, ...was }, { basic_pay: __, ...is }] = [
            before.all.totals(),
            after.all.totals(),
          ]

          expect([is, after.all.count]).toEqual([was, before.all.count])
          const own = new PaySums('EUR')
          for (const each of gone) own.add(each)
          expect(after.erased!.totals().net_pay).toBe(own.totals().net_pay)
        },
      ),
    ))

  it('has lines that come to its totals, each category once', () =>
    fc.assert(
      fc.property(fc.array(pay, { maxLength: 12 }), (pays) => {
        const sums = new PaySums('EUR')
        for (const each of pays) sums.add(each)
        const { gross_pay, deductions, expenses, net_pay } = sums.totals()

        const of = (...sides: PaySide[]) =>
          total(
            sums.lines().flatMap((line) => (sides.includes(line.side) ? [line.amount] : [])),
            'EUR',
          )

        expect([of('basic', 'allowance'), of('deduction'), of('expense')]).toEqual([
          gross_pay,
          deductions,
          expenses,
        ])

        expect(amount(gross_pay).minus(deductions).plus(expenses).toFixed(2)).toBe(net_pay)
        const keys = sums
          .lines()
          .map(({ side, category_id, name }) => `${side} ${category_id ?? name}`)
        expect(new Set(keys).size).toBe(keys.length)
      }),
    ))
})

describe('the year to date', () => {
  it('is the sum of every payslip up to it; a pay and its reversal cancel out', () =>
    fc.assert(
      fc.property(fc.array(pay, { minLength: 1, maxLength: 12 }), (pays) => {
        const { lines, totals, year_to_date } = yearToDate(pays.at(-1), pays, 'EUR')
        expect(totals.net_pay).toBe(sumOf(pays.slice(-1), 'net_pay'))

        expect(year_to_date).toMatchObject({
          gross_pay: sumOf(pays, 'gross_pay'),
          net_pay: sumOf(pays, 'net_pay'),
        })

        const signed = lines.map(({ side, year_to_date: sum }) =>
          side === 'deduction' ? amount(sum).negated() : sum,
        )
        expect(total(signed, 'EUR')).toBe(year_to_date.net_pay)
        const back = yearToDate(undefined, [...pays, ...pays.map(reversed)], 'EUR')

        expect(
          [back.year_to_date.net_pay, ...back.lines.map((line) => line.year_to_date)].filter(
            (sum) => sum !== '0.00',
          ),
        ).toEqual([])
      }),
    ))

  it('counts a correction in the line that it corrects, and shows lines that only earlier payslips have', () => {
    const pension = {
      ...whole,
      adjustment_id: null,
      category_id: id(1),
      name: 'Pension',
      calculation_type: 'percent' as const,
      from: null,
      to: null,
    }

    const base = {
      kind: 'salary' as const,
      name: null,
      contract_ids: [id(80)],
      from: '2026-02-01',
      to: '2026-02-28',
      type: 'monthly' as const,
    }

    const salary = {
      ...base,
      rate: '3000',
      factor: '1',
      quantity: '20',
      of: 20,
      per_year: 12,
      days: [],
    }

    const made = (change: Partial<Parameters<typeof calculatePay>[0]>) =>
      calculatePay(
        {
          segments: [salary],
          typed_hours: null,
          allowances: [],
          deductions: [],
          corrections: [],
          ...change,
        },
        'EUR',
      )

    const cause = {
      payrun_id: id(90),
      entry_id: id(91),
      start: '2026-01-01',
      end: '2026-01-31',
      cause: 'contract' as const,
    }

    const more = {
      ...cause,
      side: 'deduction' as const,
      category_id: id(1),
      name: 'Pension',
      now: '330.00',
      then: '300.00',
      amount: '30.00',
    }

    const january = made({ deductions: [{ ...pension, value: '10' }] })
    const february = made({ corrections: [more] })

    expect(yearToDate(february, [january, february], 'EUR')).toEqual({
      lines: [
        {
          side: 'basic',
          category_id: null,
          name: 'Basic pay',
          amount: '3000.00',
          year_to_date: '6000.00',
        },
        {
          side: 'deduction',
          category_id: id(1),
          name: 'Pension',
          amount: '30.00',
          year_to_date: '330.00',
        },
      ],
      totals: {
        basic_pay: '3000.00',
        gross_pay: '3000.00',
        deductions: '30.00',
        expenses: '0.00',
        net_pay: '2970.00',
      },
      year_to_date: {
        basic_pay: '6000.00',
        gross_pay: '6000.00',
        deductions: '330.00',
        expenses: '0.00',
        net_pay: '5670.00',
      },
    })
  })
})
