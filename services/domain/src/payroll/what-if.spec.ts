import type { WhatIfChange } from '@workledger/contracts/payroll/what-if.api'
import { draftPay, type EmployeeFacts } from './pay-draft'
import { monthlyContract } from './pay-specification'
import type { PayContract } from './pay-terms'
import { backdated, withChanges } from './what-if'

const id = (n: number) => `0190a1b2-0000-7000-8000-${String(n).padStart(12, '0')}`
const period = { start: '2026-02-01', end: '2026-02-28' }

const pension = {
  id: id(9),
  type: 'deduction' as const,
  category_id: id(8),
  name: 'Pension',
  calculation_type: 'percent' as const,
  amount: '5',
  proration: 'full' as const,
  timing: 'each_run' as const,
  valid_from: null,
  valid_to: null,
}

const contract = (change: Partial<PayContract> = {}) =>
  monthlyContract({ effective_on: '2026-01-01', currency: 'EUR', ...change })

const facts = (versions: PayContract[], employee = id(7)): EmployeeFacts => ({
  employee_id: employee,
  department_id: null,
  active: true,
  last_day: null,
  versions,
  worked: [],
  absences: [],
  carried: [],
})

const replayed = (before: EmployeeFacts, ...changes: WhatIfChange[]) => {
  const kept = JSON.stringify(before)
  const after = draftPay([withChanges(changes, period)(before)], { ...period, currency: 'EUR' }, [])
    .entries[0]!.pay!
  expect(JSON.stringify(before)).toBe(kept)

  return after
}

const raise = (from: string, rate: string, employee_id = id(7)): WhatIfChange => ({
  change: 'raise',
  employee_id,
  from,
  rate,
})

describe('what if', () => {
  it('a person had a raise: from its day on, as a new version of the contract would', () => {
    const before = facts([contract()])
    // February 2026 has 20 working days, ten of them from the 16th.
    expect(replayed(before, raise('2026-02-16', '3600')).net_pay).toBe('3300.00')
    expect(replayed(before, raise('2026-01-01', '3600')).net_pay).toBe('3600.00')

    const real = draftPay(
      [facts([contract(), contract({ id: id(2), effective_on: '2026-02-16', rate: '3600' })])],
      { ...period, currency: 'EUR' },
      [],
    )

    expect(real.entries[0]!.pay!.net_pay).toBe('3300.00')
  })

  it('a raise holds until the next version, and starts no earlier than the first', () => {
    const two = facts([
      contract(),
      contract({ id: id(2), effective_on: '2026-02-16', rate: '3200' }),
    ])

    expect(replayed(two, raise('2026-02-02', '4000')).net_pay).toBe('3600.00')
    const change = withChanges([raise('2025-12-31', '4000')], period)
    expect(change(two)).toBe(two)
  })

  it('a category had another value, for people who have it', () => {
    const change: WhatIfChange = {
      change: 'category',
      category_id: id(8),
      calculation_type: 'percent',
      value: '7.5',
    }

    expect(replayed(facts([contract({ adjustments: [pension] })]), change).net_pay).toBe('2775.00')
    const without = facts([contract()])
    expect(withChanges([change], period)(without)).toBe(without)
  })

  it('an adjustment was added, for one or for all, with several changes at once', () => {
    const bonus = {
      change: 'adjustment',
      type: 'allowance',
      name: 'Bonus',
      calculation_type: 'fixed',
      value: '100',
    } as const

    const before = facts([contract({ adjustments: [pension] })])

    expect(replayed(before, { ...bonus, employee_id: null })).toMatchObject({
      gross_pay: '3100.00',
      net_pay: '2950.00',
    })

    expect(
      replayed(before, { ...bonus, employee_id: id(7) }, raise('2026-02-01', '4000')),
    ).toMatchObject({
      gross_pay: '4100.00',
      net_pay: '3900.00',
    })

    expect(withChanges([{ ...bonus, employee_id: id(6) }], period)(before)).toBe(before)
  })

  it('a raise that begins before the run makes closed periods owe something', () => {
    expect(
      backdated(
        [raise('2026-01-31', '1'), raise('2026-02-01', '1', id(6)), raise('2026-01-01', '2')],
        period,
      ),
    ).toEqual([id(7)])
  })
})
