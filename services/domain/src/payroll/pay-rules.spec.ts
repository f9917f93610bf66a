import fc from 'fast-check'
import { addDays } from '../kernel/calendar-days'
import { amount, rounded, total } from '../kernel/money'
import type { AdjustmentTerms } from './adjustment-terms'
import type { OvertimeRule } from './overtime'
import { calculatePay, explainComponent, explained, explainSegment, type Pay } from './pay'
import {
  dayBefore,
  daysOf,
  frequenciesOf,
  isoWeekday,
  nextDay,
  type Period,
  payMonths,
} from './pay-days'
import { draftPay } from './pay-draft'
import { type PayFacts, payInputs } from './pay-inputs'
import { monthlyContract, nothingHappened } from './pay-specification'
import type { PayContract } from './pay-terms'

const contract = (change: Partial<PayContract> = {}) =>
  monthlyContract({ effective_on: '2015-01-01', ...change })

const second = (effective_on: string, change: Partial<PayContract> = {}) =>
  contract({ id: '0190a1b2-0000-7000-8000-000000000002', effective_on, ...change })

const adjustment = (
  name: string,
  value: string,
  change: Partial<AdjustmentTerms> = {},
): AdjustmentTerms => ({
  id: '0190a1b2-0000-7000-8000-0000000000aa',
  type: 'allowance',
  category_id: '0190a1b2-0000-7000-8000-0000000000cc',
  name,
  calculation_type: value.endsWith('%') ? 'percent' : 'fixed',
  amount: value.replace('%', ''),
  proration: change.type === 'deduction' ? 'full' : 'days',
  timing: 'once_a_month',
  valid_from: null,
  valid_to: null,
  ...change,
})

const pay = (
  facts: Partial<PayFacts> & { versions: PayContract[] },
  start: string,
  end: string,
  overtime: OvertimeRule[] = [],
) =>
  calculatePay(
    payInputs({ ...nothingHappened, ...facts }, { start, end }, 'USD', { overtime }),
    'USD',
  )

const amounts = (lines: readonly { amount: string }[]) => lines.map((line) => line.amount)

const hourly = (rate: string, change: Partial<PayContract> = {}) =>
  contract({ type: 'hourly', rate, ...change })

const december = ['2018-12-01', '2018-12-31'] as const

describe('a line', () => {
  it.each([
    ['25.02', 7_500, '52.13'],
    ['42.27', 46_200, '542.47'],
    ['31.62', 108_300, '951.24'],
  ])(
    'P1: %s an hour for %i seconds is %s, multiplied before it is divided',
    (rate, seconds, is) => {
      const worked = [{ day: '2018-12-03', seconds }]
      expect(pay({ versions: [hourly(rate)], worked }, ...december).basic_pay).toBe(is)
    },
  )

  it('P1: 13,755.42 a year for 13 of 21 days is 709.61', () => {
    const versions = [contract({ type: 'yearly', rate: '13755.42', start_date: '2018-12-13' })]
    expect(pay({ versions }, ...december)).toMatchObject({
      basic_pay: '709.61',
      segments: [{ quantity: '13', of: 21, per_year: 12 }],
    })
  })
})

describe('another currency inside a period', () => {
  const facts = (...versions: PayContract[]) => ({
    employee_id: 'e',
    active: true,
    department_id: null,
    ...nothingHappened,
    versions,
  })

  const abroad = [contract(), second('2018-12-17', { currency: 'EUR', rate: '2100' })]

  it('P5: each currency has its days in a run of its own, and both runs show it', () => {
    const run = (currency: string) =>
      draftPay([facts(...abroad)], { start: december[0], end: december[1], currency }, [])

    // 21 working days, 10 of them before the 17th.
    expect(run('USD').entries[0]?.pay).toMatchObject({
      basic_pay: '1428.57',
      segments: [{ quantity: '10', of: 21 }],
    })

    expect(run('EUR').entries[0]?.pay).toMatchObject({
      basic_pay: '1100.00',
      segments: [{ quantity: '11', of: 21 }],
    })

    for (const currency of ['USD', 'EUR'])
      expect(run(currency).warnings).toEqual([{ employee_id: 'e', code: 'part_in_other_currency' }])
  })

  it('pays an allowance in full once, in the currency of the last version that has it, and one by days for the days of each', () => {
    const of = (
      proration: 'full' | 'days',
      timing: AdjustmentTerms['timing'],
      later = [adjustment('Car', '200', { proration, timing })],
    ) => {
      const versions = [
        contract({ adjustments: [adjustment('Car', '100', { proration, timing })] }),
        second('2018-12-17', { currency: 'EUR', rate: '2100', adjustments: later }),
      ]

      const run = (currency: string) =>
        draftPay([facts(...versions)], { start: december[0], end: december[1], currency }, [])
      return ['USD', 'EUR'].map((currency) => amounts(run(currency).entries[0]!.pay!.allowances))
    }

    for (const timing of ['once_a_month', 'each_run'] as const) {
      expect(of('full', timing)).toEqual([[], ['200.00']])
      expect(of('full', timing, [])).toEqual([['100.00'], []])
      // 10 of 21 working days, and the other 11.
      expect(of('days', timing)).toEqual([['47.62'], ['104.76']])
    }
  })

  it('P5: a run in neither pays no one, and names the people left out', () => {
    const made = draftPay(
      [facts(...abroad)],
      { start: december[0], end: december[1], currency: 'GBP' },
      [],
    )
    expect(made).toEqual({ entries: [], warnings: [{ employee_id: 'e', code: 'other_currency' }] })
  })
})

describe('days that another run pays', () => {
  const january = ['2026-01-01', '2026-01-31'] as const

  const [early, late] = [
    { start: '2025-12-15', end: '2026-01-14' },
    { start: '2026-01-15', end: '2026-02-14' },
  ]

  const versions = [
    contract({ adjustments: [adjustment('Transport', '110'), adjustment('Bonus', '10%')] }),
  ]

  it('are left out: 3,000 a month for 10 of 22 days', () => {
    const rest = pay({ versions, elsewhere: [late] }, ...january)

    expect(rest).toMatchObject({
      basic_pay: '1363.64',
      segments: [{ from: '2026-01-01', to: '2026-01-14', quantity: '10', of: 22 }],
    })

    // The other run has the month's last day, and with it the monthly payments.
    expect(rest.allowances).toMatchObject([{ name: 'Bonus', amount: '136.36' }])
  })

  it('leave monthly pay to the run that has its last day', () => {
    const rest = pay({ versions, elsewhere: [early] }, ...january)
    expect(rest.basic_pay).toBe('1636.36')

    expect(rest.allowances).toMatchObject([
      { name: 'Transport', amount: '110.00' },
      { name: 'Bonus', amount: '163.64' },
    ])
  })

  it('may be all of them', () =>
    expect(pay({ versions, elsewhere: [early, late] }, ...january).gross_pay).toBe('0.00'))
})

describe('a month of unchanged pay', () => {
  it('P2: is the whole salary, whatever weekdays the contract has', () => {
    const june = [contract(), second('2026-06-05', { weekdays: [1, 2, 3, 4] })]
    expect(pay({ versions: june }, '2026-06-01', '2026-06-30').basic_pay).toBe('3000.00')
    const february = [contract(), second('2027-02-05', { weekdays: [5, 6, 7] })]
    expect(pay({ versions: february }, '2027-02-01', '2027-02-28').basic_pay).toBe('3000.00')
  })

  it('P10: is one month where the cycle begins on the 29th to the 31st', () => {
    for (const [start, end] of [
      ['2026-02-28', '2026-03-30'],
      ['2026-01-31', '2026-02-27'],
      ['2026-01-30', '2026-02-27'],
      ['2026-01-29', '2026-02-27'],
      ['2026-04-30', '2026-05-30'],
      ['2026-04-30', '2026-05-29'],
      ['2024-02-29', '2024-03-30'],
    ] as const)
      expect([start, pay({ versions: [contract()] }, start, end).basic_pay]).toEqual([
        start,
        '3000.00',
      ])

    expect(payMonths({ start: '2026-01-31', end: '2026-03-30' })).toHaveLength(2)
  })
})

describe('adjustments', () => {
  it('P3: count on the days of the version that has them', () => {
    const pension = (percent: string) => adjustment('Pension', percent, { type: 'deduction' })

    const versions = [
      contract({ adjustments: [pension('5%')] }),
      second('2018-12-17', { adjustments: [pension('10%')] }),
    ]

    const made = pay({ versions }, ...december)
    expect(made.basic_pay).toBe('3000.00')

    expect(made.deductions.map(({ base, value, amount }) => [value, base, amount])).toEqual([
      ['5', '1428.57', '71.43'],
      ['10', '1571.43', '157.14'],
    ])

    expect(made.net_pay).toBe('2771.43')
  })

  it('P3: are paid for the days until they were removed', () => {
    const versions = [contract({ adjustments: [adjustment('Car', '210')] }), second('2018-12-29')]
    // The 28th is the 20th of 21 working days.
    expect(pay({ versions }, ...december).allowances).toMatchObject([
      { amount: '200.00', quantity: '20', of: 21 },
    ])
  })

  it('come to their whole value over versions that do not change them', () => {
    const versions = [
      contract({ adjustments: [adjustment('Car', '100.01')] }),
      second('2018-12-12', {
        rate: '3300',
        adjustments: [adjustment('Car', '100.01', { id: '0190a1b2-0000-7000-8000-0000000000ab' })],
      }),
    ]
    expect(amounts(pay({ versions }, ...december).allowances)).toEqual(['100.01'])
  })

  it('hold from and to their days', () => {
    const versions = [
      contract({
        adjustments: [
          adjustment('Relocation', '210', { valid_from: '2018-12-03', valid_to: '2018-12-07' }),
        ],
      }),
    ]
    expect(amounts(pay({ versions }, ...december).allowances)).toEqual(['50.00'])
  })

  it('P4: a joiner of the last day gets an allowance for that day', () => {
    const versions = [
      contract({ start_date: '2018-12-31', adjustments: [adjustment('Transport', '210')] }),
    ]
    expect(amounts(pay({ versions }, ...december).allowances)).toEqual(['10.00'])
  })

  it('P4: a monthly allowance is paid once, in the run that holds the month’s last day of employment', () => {
    const versions = [contract({ adjustments: [adjustment('Transport', '150')] })]
    expect(amounts(pay({ versions }, '2018-12-01', '2018-12-15').allowances)).toEqual([])
    expect(amounts(pay({ versions }, '2018-12-16', '2018-12-31').allowances)).toEqual(['150.00'])
    const leaver = { versions, last_day: '2018-12-07' }
    expect(amounts(pay(leaver, '2018-12-01', '2018-12-15').allowances)).toEqual(['35.71'])
    expect(amounts(pay(leaver, '2018-12-16', '2018-12-31').allowances)).toEqual([])
  })

  it('for each run are paid in each', () => {
    const versions = [
      contract({
        adjustments: [
          adjustment('Meals', '40', { timing: 'each_run' }),
          adjustment('Phone', '9', { timing: 'each_run', proration: 'full' }),
        ],
      }),
    ]

    expect(amounts(pay({ versions }, '2018-12-01', '2018-12-15').allowances)).toEqual([
      '40.00',
      '9.00',
    ])

    expect(
      amounts(pay({ versions, last_day: '2018-12-21' }, '2018-12-16', '2018-12-31').allowances),
    ).toEqual(['18.18', '9.00'])
  })

  it('P4: a loan is kept back as far as the net bears it, and the rest in the next run', () => {
    const versions = [contract({ adjustments: [adjustment('Loan', '400', { type: 'deduction' })] })]
    // 1 May 2026 is one of 21 working days: 142.86.
    const may = pay({ versions, last_day: '2026-05-01' }, '2026-05-01', '2026-05-31')

    expect(may).toMatchObject({
      net_pay: '0.00',
      deductions: [{ value: '400', amount: '142.86', carried: '257.14' }],
    })

    const carried = [{ category_id: null, name: 'Loan', amount: '257.14' }]
    const back = pay({ versions: [contract()], carried }, '2026-06-01', '2026-06-30')

    expect(back).toMatchObject({
      net_pay: '2742.86',
      deductions: [{ amount: '257.14', carried: '0.00', carried_in: true }],
    })
  })
})

describe('frequencies', () => {
  const made = (change: Partial<PayContract>, start: string, end: string) =>
    pay({ versions: [contract(change)] }, start, end).basic_pay

  it('divide the year into equal parts', () => {
    for (const start of ['2026-01-05', '2026-01-07', '2026-06-22'])
      expect(
        made({ type: 'yearly', rate: '52000', frequency: 'bi_weekly' }, start, addDays(start, 13)),
      ).toBe('2000.00')

    expect(made({ frequency: 'semi_monthly' }, '2026-02-01', '2026-02-15')).toBe('1500.00')
    expect(made({ frequency: 'semi_monthly' }, '2026-02-16', '2026-02-28')).toBe('1500.00')
    expect(
      made({ type: 'yearly', rate: '52000', frequency: 'weekly' }, '2026-02-02', '2026-02-08'),
    ).toBe('1000.00')
    expect(
      made({ type: 'yearly', rate: '62506', frequency: 'monthly' }, '2026-02-01', '2026-02-28'),
    ).toBe('5208.83')
    expect(
      made({ type: 'weekly', rate: '500', frequency: 'bi_weekly' }, '2026-01-05', '2026-01-18'),
    ).toBe('1000.00')
  })

  it('keep a fortnight whole when the weekdays change in it', () => {
    const versions = [contract({ type: 'yearly', rate: '52000', frequency: 'bi_weekly' })]

    versions.push(
      second('2026-01-14', {
        ...versions[0],
        id: 'x',
        effective_on: '2026-01-14',
        weekdays: [1, 2],
      }),
    )

    expect(pay({ versions }, '2026-01-05', '2026-01-18').basic_pay).toBe('2000.00')
  })

  it('follow from the period of a run', () => {
    expect(frequenciesOf({ start: '2026-02-01', end: '2026-02-28' })).toEqual(['monthly'])
    expect(frequenciesOf({ start: '2026-02-01', end: '2026-02-15' })).toEqual(['semi_monthly'])
    expect(frequenciesOf({ start: '2026-01-05', end: '2026-01-18' })).toEqual(['bi_weekly'])
    expect(frequenciesOf({ start: '2026-01-05', end: '2026-01-11' })).toEqual(['weekly'])
    expect(frequenciesOf({ start: '2026-01-05', end: '2026-01-12' })).toEqual([])
  })
})

describe('overtime', () => {
  const week: OvertimeRule = {
    category_id: 'x',
    name: 'Overtime',
    after_hours: '40',
    per: 'week',
    factor: '1.5',
  }

  const shifts = (start: string, ...hours: number[]) =>
    hours.map((each, n) => ({ day: addDays(start, n), seconds: each * 3600 }))

  it('pays 46 hours at 12 with half as much again beyond 40 as 588 (29 CFR 778.110)', () => {
    const made = pay(
      { versions: [hourly('12')], worked: shifts('2026-06-01', 9, 9, 9, 9, 10) },
      '2026-06-01',
      '2026-06-07',
      [week],
    )
    expect(made).toMatchObject({
      basic_pay: '480.00',
      gross_pay: '588.00',
      work_hours: '46',
      allowances: [{ value: '12', factor: '1.5', quantity: '21600', amount: '108.00' }],
    })
  })

  it('is off without a rule', () =>
    expect(
      pay(
        { versions: [hourly('12')], worked: shifts('2026-06-01', 9, 9, 9, 9, 10) },
        '2026-06-01',
        '2026-06-07',
      ).gross_pay,
    ).toBe('552.00'))

  it('counts the days of its week that another run has paid', () => {
    const worked = shifts('2026-06-29', 20, 20, 6)
    expect(
      pay({ versions: [hourly('12')], worked }, '2026-06-01', '2026-06-30', [week]).gross_pay,
    ).toBe('480.00')

    expect(
      pay({ versions: [hourly('12')], worked }, '2026-07-01', '2026-07-31', [week]),
    ).toMatchObject({
      basic_pay: '0.00',
      gross_pay: '108.00',
    })
  })

  it('takes no hour twice if days and weeks have rules', () => {
    const day: OvertimeRule = { ...week, per: 'day', after_hours: '8', factor: '2' }

    const made = pay(
      { versions: [hourly('10')], worked: shifts('2026-06-01', 10, 8, 8, 8, 8, 4) },
      '2026-06-01',
      '2026-06-07',
      [week, day],
    )

    // 2 h beyond 8 on Monday at 20, 4 h beyond 40 in the week at 15, 40 h at 10.
    expect(made).toMatchObject({ basic_pay: '400.00', gross_pay: '500.00' })
  })
})

describe('paid and unpaid absence', () => {
  const leave = (day: string, paid_percent: string, part = '1') => ({
    day,
    part,
    kind: 'leave' as const,
    name: 'Leave',
    paid_percent,
  })

  it('takes unpaid days off a salary, by their part and percent', () => {
    const absences = [
      leave('2018-12-03', '0'),
      leave('2018-12-04', '50'),
      leave('2018-12-05', '0', '0.5'),
      leave('2018-12-06', '100'),
      leave('2018-12-08', '0'),
    ]

    const made = pay({ versions: [contract()], absences }, ...december)

    expect(
      made.segments.map(({ kind, factor, quantity, amount }) => [kind, factor, quantity, amount]),
    ).toEqual([
      ['salary', '1', '21', '3000.00'],
      ['unpaid', '-1', '1.5', '-214.29'],
      ['unpaid', '-0.5', '1', '-71.43'],
    ])

    expect(made.basic_pay).toBe('2714.28')
  })

  it('pays leave and holidays to who is paid by the hour, by the hours of the contract', () => {
    const versions = [hourly('20', { hours: '40', hours_per: 'week' })]

    const absences = [
      leave('2018-12-03', '100'),
      leave('2018-12-04', '100', '0.5'),
      leave('2018-12-05', '50'),
      leave('2018-12-06', '0'),
      {
        day: '2018-12-25',
        part: '1',
        kind: 'holiday' as const,
        name: 'Christmas',
        paid_percent: '100',
      },
    ]

    const made = pay(
      { versions, absences, worked: [{ day: '2018-12-10', seconds: 5400 }] },
      ...december,
    )

    expect(
      made.segments.map(({ kind, factor, quantity, amount }) => [kind, factor, quantity, amount]),
    ).toEqual([
      ['hours', '1', '5400', '30.00'],
      ['leave', '1', '43200', '240.00'],
      ['leave', '0.5', '28800', '80.00'],
      ['holiday', '1', '28800', '160.00'],
    ])
  })

  it('pays hours that become time off in lieu once, when they are worked', () => {
    const versions = [hourly('20', { hours: '40', hours_per: 'week' })]
    const absences = [{ ...leave('2018-12-04', '100'), in_lieu: true as const }]
    const worked = [{ day: '2018-12-03', seconds: 16 * 3600 }]
    const made = pay({ versions, absences, worked }, ...december)

    expect(made.segments.map(({ kind, quantity, amount }) => [kind, quantity, amount])).toEqual([
      ['hours', '57600', '320.00'],
    ])
    // A salary goes on, as on a day of work.
    const salaried = pay({ versions: [contract()], absences }, ...december)
    expect(salaried.basic_pay).toBe(pay({ versions: [contract()] }, ...december).basic_pay)
  })
})

describe('an explanation', () => {
  const money = fc.integer({ min: 0, max: 2_000_000 }).map((n) => (n / 100).toFixed(2))
  const weekdays = fc.subarray([1, 2, 3, 4, 5, 6, 7], { minLength: 1 })
  const day = fc.integer({ min: 0, max: 700 }).map((n) => addDays('2025-01-01', n))

  const rule = fc.record({
    type: fc.constantFrom('allowance' as const, 'deduction' as const),
    calculation_type: fc.constantFrom('fixed' as const, 'percent' as const),
    amount: fc.integer({ min: 0, max: 9_999 }).map((n) => (n / 100).toFixed(2)),
    proration: fc.constantFrom('days' as const, 'full' as const),
    timing: fc.constantFrom('each_run' as const, 'once_a_month' as const),
    valid_from: fc.option(day),
    valid_to: fc.option(day),
    category_id: fc.constantFrom('a', 'b', 'c'),
  })

  const version = fc.record({
    effective_on: day,
    type: fc.constantFrom(
      'hourly' as const,
      'weekly' as const,
      'monthly' as const,
      'yearly' as const,
    ),
    rate: money,
    frequency: fc.constantFrom(
      null,
      'monthly' as const,
      'semi_monthly' as const,
      'bi_weekly' as const,
      'weekly' as const,
    ),
    weekdays,
    adjustments: fc.array(rule, { maxLength: 4 }),
  })

  const facts = fc
    .record({
      versions: fc.uniqueArray(version, {
        minLength: 1,
        maxLength: 4,
        selector: ({ effective_on }) => effective_on,
      }),
      last_day: fc.option(day),
      shifts: fc.array(fc.record({ day, seconds: fc.integer({ min: 1, max: 86_400 }) }), {
        maxLength: 60,
      }),
      off: fc.array(
        fc.record({
          day,
          part: fc.constantFrom('1', '0.5'),
          paid_percent: fc.constantFrom('0', '50', '66.67', '100'),
        }),
        {
          maxLength: 30,
        },
      ),
    })
    .map(({ versions, last_day, shifts, off }) => ({
      versions: versions.map((each, n) =>
        contract({
          ...each,
          id: `c${n}`,
          hours: '40',
          hours_per: 'week',
          adjustments: each.adjustments.map((one, m) =>
            adjustment('x', '1', { ...one, id: `${n} ${m}` }),
          ),
        }),
      ),
      last_day,
      worked: [...new Map(shifts.map((shift) => [shift.day, shift])).values()],
      absences: off.map((each) => ({ ...each, kind: 'leave' as const, name: 'Leave' })),
      carried: [{ category_id: null, name: 'Loan', amount: '77.77' }],
    }))

  const period = fc
    .tuple(day, fc.integer({ min: 0, max: 70 }))
    .map(([start, days]) => ({ start, end: addDays(start, days) }))
  const overtime: OvertimeRule[] = [
    { category_id: 'o', name: 'Overtime', after_hours: '40', per: 'week', factor: '1.5' },
  ]

  it('reproduces every line, and the lines make the sums', () =>
    fc.assert(
      fc.property(
        facts,
        period,
        fc.option(fc.integer({ min: 0, max: 30_000 }).map((n) => (n / 100).toString())),
        fc.option(
          fc.record({
            days: fc.constantFrom('3.5', '-2.25', '12', '-7'),
            days_type: fc.constantFrom('calendar_days' as const, 'working_days' as const),
          }),
        ),
        (facts, period, typed_hours, settlement) => {
          const made = calculatePay(
            { ...payInputs({ ...facts, settlement }, period, 'USD', { overtime }), typed_hours },
            'USD',
          )

          for (const line of made.segments)
            expect(explained(explainSegment(line), 'USD')).toBe(line.amount)

          for (const line of [...made.allowances, ...made.deductions])
            expect(explained(explainComponent(line), 'USD')).toBe(line.amount)

          for (const line of [...made.segments, ...made.allowances])
            if (
              line.days.length > 0 &&
              (typed_hours === null || !('kind' in line) || line.kind !== 'hours')
            )
              expect(
                total(
                  line.days.map(({ quantity }) => quantity),
                  'USD',
                ),
              ).toBe(rounded(line.quantity, 'USD'))

          expect(made.basic_pay).toBe(total(amounts(made.segments), 'USD'))
          expect(made.gross_pay).toBe(total([made.basic_pay, ...amounts(made.allowances)], 'USD'))
          expect(made.net_pay).toBe(
            rounded(amount(made.gross_pay).minus(total(amounts(made.deductions), 'USD')), 'USD'),
          )
        },
      ),
    ))

  const split = (period: Period, at: number): [Period, Period] => {
    const end = daysOf(period)[at % (daysOf(period).length - 1)]!
    return [
      { start: period.start, end },
      { start: nextDay(end), end: period.end },
    ]
  }

  const month = fc.integer({ min: 0, max: 40 }).map((n) => {
    const start = new Date(Date.UTC(2025, n, 1)).toISOString().slice(0, 10)
    return { start, end: new Date(Date.UTC(2025, n + 1, 0)).toISOString().slice(0, 10) }
  })

  const basic = (made: Pay) => made.basic_pay
  const sumOf = (...made: Pay[]) => total(made.map(basic), 'USD')

  it('of a month of unchanged pay is the month’s pay, wherever the weekdays change in it', () =>
    fc.assert(
      fc.property(
        month,
        fc.array(fc.tuple(fc.nat(30), weekdays), { maxLength: 4 }),
        money,
        (period, changes, rate) => {
          const versions = new Map(
            changes.map(([day, weekdays]) => [addDays(period.start, day), weekdays]),
          )

          const all = [
            contract({ rate }),
            ...[...versions].map(([from, weekdays], n) =>
              contract({ id: `c${n}`, effective_on: from, rate, weekdays }),
            ),
          ]

          expect(pay({ versions: all }, period.start, period.end).basic_pay).toBe(
            rounded(rate, 'USD'),
          )
        },
      ),
    ))

  it('of several months is the sum of each of them', () =>
    fc.assert(
      fc.property(
        month,
        fc.integer({ min: 1, max: 4 }),
        money,
        fc.constantFrom('monthly' as const, 'yearly' as const),
        (first, more, rate, type) => {
          const start = new Date(`${first.start}T00:00:00Z`)
          const end = new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + more + 1, 0))
            .toISOString()
            .slice(0, 10)
          const versions = [contract({ rate, type, start_date: addDays(first.start, 9) })]
          const months = payMonths({ start: first.start, end }).map((each) =>
            pay({ versions }, each.start, each.end),
          )
          expect(sumOf(pay({ versions }, first.start, end))).toBe(sumOf(...months))
        },
      ),
    ))

  it('of two runs in one month differs by the rounding of a line at most; once a month is once a month', () =>
    fc.assert(
      fc.property(month, fc.nat(26), money, weekdays, (period, at, rate, weekdays) => {
        const versions = [contract({ rate, weekdays, adjustments: [adjustment('Car', rate)] })]
        const [a, b] = split(period, at)
        const [first, last] = [pay({ versions }, a.start, a.end), pay({ versions }, b.start, b.end)]
        const whole = pay({ versions }, period.start, period.end)
        expect(
          amount(sumOf(first, last)).minus(whole.basic_pay).abs().toNumber(),
        ).toBeLessThanOrEqual(0.01)
        expect(total([...amounts(first.allowances), ...amounts(last.allowances)], 'USD')).toBe(
          total(amounts(whole.allowances), 'USD'),
        )
      }),
    ))

  it('of hours keeps every second, however a time is cut', () =>
    fc.assert(
      fc.property(
        month,
        fc.nat(26),
        fc.array(fc.tuple(fc.nat(27), fc.integer({ min: 1, max: 86_400 })), { maxLength: 20 }),
        (period, at, shifts) => {
          const worked = [...new Map(shifts)].map(([day, seconds]) => ({
            day: addDays(period.start, day),
            seconds,
          }))

          const versions = [hourly('36')]

          const seconds = (made: Pay) =>
            [...made.segments, ...made.allowances].reduce(
              (sum, line) => sum + Number(line.quantity),
              0,
            )

          const [a, b] = split(period, at)
          const parts = [a, b].map(({ start, end }) =>
            pay({ versions, worked }, start, end, overtime),
          )
          expect(seconds(parts[0]!) + seconds(parts[1]!)).toBe(
            seconds(pay({ versions, worked }, period.start, period.end, overtime)),
          )
        },
      ),
    ))
})

it('days and weekdays are those of the calendar', () => {
  expect(isoWeekday('2026-11-22')).toBe(7)
  expect(dayBefore('2024-03-01')).toBe('2024-02-29')
})
