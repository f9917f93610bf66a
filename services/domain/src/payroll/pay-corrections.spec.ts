import fc from 'fast-check'
import { amount, total } from '../kernel/money'
import {
  calculatePay,
  explainComponent,
  explained,
  explainSegment,
  type Pay,
  type PayCorrection,
} from './pay'
import { correctionsOf, withBesides } from './pay-corrections'
import { type PayFacts, payInputs } from './pay-inputs'
import { reversed } from './pay-reversal'
import { monthlyContract, nothingHappened } from './pay-specification'
import type { PayContract } from './pay-terms'

const id = (n: number) => `0190a1b2-0000-7000-8000-${String(n).padStart(12, '0')}`
const contract = monthlyContract

const pension = (value: string) => ({
  id: id(9),
  type: 'deduction' as const,
  category_id: id(8),
  name: 'Pension',
  calculation_type: 'percent' as const,
  amount: value,
  proration: 'full' as const,
  timing: 'once_a_month' as const,
  valid_from: null,
  valid_to: null,
})

const months = ['2018-10', '2018-11', '2018-12'].map((month) => ({
  start: `${month}-01`,
  end: month === '2018-11' ? `${month}-30` : `${month}-31`,
}))

const october = months[0]!

const pay = (facts: Partial<PayFacts> & { versions: PayContract[] }, period = october) =>
  calculatePay(payInputs({ ...nothingHappened, ...facts }, period, 'USD', { overtime: [] }), 'USD')

const closed = (
  then: Pay,
  change: { held?: boolean; taken?: PayCorrection[] } = {},
  period = october,
) => ({
  payrun_id: id(5),
  entry_id: id(6),
  ...period,
  currency: 'USD',
  pay: then,
  held: false,
  taken: [],
  ...change,
})

const net = (lines: readonly PayCorrection[]) =>
  total(
    lines.map(({ side, amount: value }) =>
      side === 'deduction' ? amount(value).negated() : value,
    ),
    'USD',
  )

describe('corrections', () => {
  it('of a raise dated back are the difference of each month, percents included', () => {
    const then = pay({ versions: [contract({ adjustments: [pension('5')] })] })
    const now = pay({ versions: [contract({ rate: '3100', adjustments: [pension('5')] })] })

    expect(correctionsOf(closed(then), now)).toMatchObject([
      { side: 'basic', cause: 'contract', now: '3100.00', then: '3000.00', amount: '100.00' },
      {
        side: 'deduction',
        name: 'Pension',
        cause: 'contract',
        now: '155.00',
        then: '150.00',
        amount: '5.00',
      },
    ])
  })

  it('name their sources', () => {
    const cause = (then: Pay, now: Pay) =>
      correctionsOf(closed(then), now).map((line) => line.cause)
    const hourly = [contract({ type: 'hourly', rate: '20' })]
    const day = (seconds: number) => [{ day: '2018-10-02', seconds }]

    expect(
      cause(
        pay({ versions: hourly, worked: day(3600) }),
        pay({ versions: hourly, worked: day(7200) }),
      ),
    ).toEqual(['hours'])

    const absences = [
      { day: '2018-10-02', part: '1', kind: 'leave' as const, name: 'Unpaid', paid_percent: '0' },
    ]
    expect(
      cause(pay({ versions: [contract()] }), pay({ versions: [contract()], absences })),
    ).toEqual(['leave'])

    expect(
      cause(
        pay({ versions: [contract()] }),
        pay({ versions: [contract()], last_day: '2018-10-15' }),
      ),
    ).toEqual(['days'])

    const more = pay({ versions: [contract({ adjustments: [pension('6')] })] })
    expect(cause(pay({ versions: [contract({ adjustments: [pension('5')] })] }), more)).toEqual([
      'adjustment',
    ])
  })

  it('name for each line its own cause: a holiday that was none, more overtime, unused leave by a raise', () => {
    const causes = (then: Pay, now: Pay) =>
      correctionsOf(closed(then), now).map(({ name, amount, cause }) => [name, amount, cause])

    const versions = [
      contract({
        type: 'hourly',
        rate: '17.35',
        hours: '40',
        hours_per: 'week',
        adjustments: [pension('14')],
      }),
    ]

    const overtime = [
      {
        category_id: id(7),
        name: 'Overtime',
        after_hours: '40',
        per: 'week' as const,
        factor: '1.5',
      },
    ]

    const made = (hours: number, holidays: number[]) => {
      const worked = [1, 2, 3, 4, 5].map((day) => ({
        day: `2018-10-0${day}`,
        seconds: hours * 720,
      }))

      const absences = holidays.map((day) => ({
        day: `2018-10-${day}`,
        part: '1',
        kind: 'holiday' as const,
        name: 'Holiday',
        paid_percent: '100',
      }))

      return calculatePay(
        payInputs({ ...nothingHappened, versions, worked, absences }, october, 'USD', { overtime }),
        'USD',
      )
    }

    // 8 h × 17.35 less 14 %; 2 h × 17.35 × 1.5.
    expect(causes(made(41, [10]), made(43, []))).toEqual([
      ['Basic pay', '-138.80', 'leave'],
      ['Overtime', '52.05', 'hours'],
      ['Pension', '-19.43', 'leave'],
    ])

    const leaver = (rate: string, days: string, last_day = '2018-10-31') =>
      pay({
        versions: [contract({ rate })],
        last_day,
        settlement: { days, days_type: 'working_days' },
      })

    // 12 × 3,000 ÷ 260 and 12 × 3,600 ÷ 260, × 1.5 days.
    expect(causes(leaver('3000', '1.5'), leaver('3600', '1.5'))).toEqual([
      ['Basic pay', '600.00', 'contract'],
      ['Unused leave', '41.54', 'contract'],
    ])

    expect(causes(leaver('3000', '1.5'), leaver('3000', '0.5'))).toEqual([
      ['Unused leave', '-138.46', 'leave'],
    ])

    expect(causes(leaver('3000', '1.5', '2018-10-26'), pay({ versions: [contract()] }))).toEqual([
      ['Basic pay', '391.30', 'days'],
      ['Unused leave', '-207.69', 'days'],
    ])
  })

  it('are not due again once a run has taken them, and are reversed if the fact is undone', () => {
    const then = pay({ versions: [contract()] })
    const now = pay({ versions: [contract({ rate: '3100' })] })
    const taken = correctionsOf(closed(then), now)
    expect(correctionsOf(closed(then, { taken }), now)).toEqual([])
    expect(correctionsOf(closed(then, { taken }), then)).toMatchObject([
      { cause: 'contract', now: '3000.00', then: '3100.00', amount: '-100.00' },
    ])
  })

  it('pay a held entry as a whole, and take back pay without a basis', () => {
    const then = pay({ versions: [contract()] })
    expect(net(correctionsOf(closed(then, { held: true }), then))).toBe('3000.00')
    expect(net(correctionsOf(closed(then), undefined))).toBe('-3000.00')
  })

  it('keep values that an admin typed', () => {
    const versions = [contract({ type: 'hourly', rate: '20' })]

    const typed = calculatePay(
      {
        ...payInputs(
          { versions, last_day: null, worked: [], absences: [], carried: [] },
          october,
          'USD',
          { overtime: [] },
        ),
        typed_hours: '10',
      },
      'USD',
    )

    expect(
      correctionsOf(
        closed(typed),
        pay({ versions, worked: [{ day: '2018-10-02', seconds: 3600 }] }),
      ),
    ).toEqual([])
  })

  it('do not keep back a loan twice that was left to the next run', () => {
    const loan = { ...pension('400'), name: 'Loan', calculation_type: 'fixed' as const }
    const then = pay({ versions: [contract({ rate: '100', adjustments: [loan] })] })
    const now = pay({ versions: [contract({ rate: '300', adjustments: [loan] })] })
    expect(then.deductions).toMatchObject([{ amount: '100.00', carried: '300.00' }])
    expect(correctionsOf(closed(then), now)).toMatchObject([{ side: 'basic', amount: '200.00' }])
  })

  const rate = fc.integer({ min: 0, max: 900_000 }).map((n) => (n / 100).toFixed(2))

  const versions = fc
    .uniqueArray(
      fc.record({
        from: fc.integer({ min: 1, max: 92 }),
        rate,
        percent: fc.integer({ min: 0, max: 40 }),
      }),
      {
        maxLength: 4,
        selector: ({ from }) => from,
      },
    )
    .map((changes) => [
      contract(),
      ...changes.map(({ from, rate, percent }, n) =>
        contract({
          id: id(100 + n),
          effective_on: new Date(Date.UTC(2018, 9, from)).toISOString().slice(0, 10),
          rate,
          adjustments: [pension(String(percent))],
        }),
      ),
    ])

  it('bring every closed period to its right amount, whatever was paid and however often it is corrected', () =>
    fc.assert(
      fc.property(fc.array(versions, { minLength: 2, maxLength: 4 }), (history) => {
        for (const period of months) {
          const [then, ...later] = history.map((known) => pay({ versions: known }, period))
          let taken: PayCorrection[] = []

          for (const now of later) {
            const due = correctionsOf(closed(then!, { taken }, period), now)

            for (const { now, then, amount: value } of due)
              expect(value).toBe(amount(now).minus(then).toFixed(2))

            taken = [...taken, ...due]
            expect(total([then!.net_pay, net(taken)], 'USD')).toBe(now.net_pay)
          }

          const paid = withBesides(undefined, { corrections: taken }, 'USD')
          expect(paid.net_pay).toBe(net(taken))
        }
      }),
    ))
})

describe('a pay that is taken back', () => {
  it('has every line with the other sign, reproduced by its own figures', () => {
    const worked = [{ day: '2018-10-02', seconds: 7_500 }]

    const made = pay({
      versions: [contract({ type: 'hourly', rate: '25.02', adjustments: [pension('5')] })],
      worked,
    })

    const back = reversed(made)

    expect(back).toMatchObject({
      basic_pay: '-52.13',
      gross_pay: '-52.13',
      net_pay: '-49.52',
      work_hours: '-2.08',
    })

    for (const line of back.segments)
      expect(explained(explainSegment(line), 'USD')).toBe(line.amount)

    for (const line of back.deductions)
      expect(explained(explainComponent(line), 'USD')).toBe(line.amount)

    expect(reversed(back)).toEqual(made)
  })
})
