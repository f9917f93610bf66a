import { balanceColumns, hasBalances, isBalanceHeadingRow } from './balance-columns'
import { planBalances } from './balance-plan'
import { readBalances } from './balance-rows'

const people = [
  { id: 'eli', oid: 'E-1', name: 'Eli Tester', email: 'eli@example.org' },
  { id: 'ann', oid: 'E-2', name: 'Ann Lee', email: null },
  { id: 'me', oid: 'E-9', name: 'Me Myself', email: 'me@example.org' },
]

const types = [
  { id: 'vacation', name: 'Vacation', accrues: true },
  { id: 'floating', name: 'Floating holiday', accrues: true },
  { id: 'sick', name: 'Sick leave', accrues: false },
]

const planOf = (
  headings: string,
  rows: readonly string[],
  options: Partial<Parameters<typeof planBalances>[2]> & { unit?: 'days' | 'hours' } = {},
) => {
  const names = headings.split('|')
  const columns = balanceColumns(names)
  expect(hasBalances(columns)).toBe(true)
  const cells = rows.map((row, index) => ({ row: index + 2, cells: row.split('|') }))
  const read = readBalances(cells, names, columns, {
    order: 'day-first',
    unit: options.unit ?? 'days',
  })

  const plan = planBalances(
    read,
    { people, types },
    { people: {}, types: {}, own: ['me'], as_of: '2026-10-31', ...options },
  )

  return {
    ...plan,
    format: columns.format,
    unitCertain: read.unitCertain,
    codes: [...read.problems, ...plan.problems].map(({ row, code }) => [row, code]),
  }
}

describe('a file of balances', () => {
  it('of Frappe HR has closing balances, and may name a type once above its people', () => {
    const headings =
      'Leave Type|Employee|Employee Name|Opening Balance|New Leave(s) Allocated|Leave(s) Taken|Leave(s) Expired|Closing Balance'
    const rows = [
      'Vacation||||||||',
      '|E-1|Eli Tester|0|25|8.5|0|16.5',
      '|E-2|Ann Lee|0|25|25|0|-1.333',
    ]
    expect(planOf(headings, rows)).toMatchObject({
      format: 'frappe',
      codes: [],
      types: [{ name: 'Vacation', leave_type_id: 'vacation', rows: 2 }],
      balances: [
        { employee_id: 'eli', rows: [3], day: '2026-10-31', days: '16.5', hours: '0' },
        { employee_id: 'ann', rows: [4], days: '-1.333' },
      ],
    })
  })

  it('of BambooHR is of one category without its name, in hours', () => {
    const headings =
      'Employee #|Name|Beginning Balance|Accrued|Used|Scheduled|Adjustments|Ending Balance'
    const plan = planOf(
      headings,
      ['E-1|Tester, Eli|80|10|16|0|0|74.00', 'E-2|Lee, Ann|0|0|0|0|0|12 hours'],
      {
        unit: 'hours',
      },
    )
    expect(plan).toMatchObject({
      ...{ format: 'bamboohr', codes: [], types: [], unitCertain: false },
      balances: [
        { employee_id: 'eli', hours: '74', days: '0' },
        { employee_id: 'ann', hours: '12' },
      ],
    })
  })

  it('of Personio has the day of each balance', () => {
    const plan = planOf(
      'Email|Absence type|Balance|Balance date',
      ['eli@example.org|Vacation|12,5 Tage|31.12.2025'],
      { as_of: null },
    )
    expect(plan).toMatchObject({
      ...{ format: 'personio', dayOpen: false, unitCertain: true },
      balances: [{ employee_id: 'eli', day: '2025-12-31', days: '12.5' }],
    })
    expect(planOf('Email|Balance', ['eli@example.org|3'], { as_of: null })).toMatchObject({
      ...{ dayOpen: true, balances: [], codes: [] },
    })
  })

  it('adds up the types of a person that take from the allowance, and no others', () => {
    const headings = 'Email|Category|Balance|Unit'
    const plan = planOf(
      headings,
      [
        'eli@example.org|Vacation|10.1|days',
        'eli@example.org|Floating holiday|4|hours',
        'eli@example.org|Sick leave|30|days',
        'eli@example.org|Parking|1|days',
      ],
      { types: { Parking: null } },
    )
    expect(plan.balances).toEqual([
      { employee_id: 'eli', rows: [2, 3], day: '2026-10-31', days: '10.1', hours: '4' },
    ])
    expect(plan.codes).toEqual([
      [4, 'leave_import.type_no_balance'],
      [5, 'leave_import.type_left_out'],
    ])
  })

  it('refuses all rows of a person whose sum is unknown', () => {
    const headings = 'Email|Category|Balance|As of'
    const of = (...rows: string[]) => planOf(headings, rows).codes
    const row = (type: string, balance = '3', day = '') =>
      `eli@example.org|${type}|${balance}|${day}`
    expect(of(row('Vacation'), row('Floating holiday', 'many'))).toEqual([
      [3, 'leave_import.not_an_amount'],
      [2, 'leave_import.other_row'],
    ])
    expect(of('eli@example.org|Vacation|3|', 'Eli Tester|Vacation|3|')).toEqual([
      [3, 'leave_import.no_person'],
    ])
    expect(
      planOf('Email|Name|Category|Balance', [
        'eli@example.org||Vacation|3',
        '|Eli Tester|Floating holiday|?',
      ]).codes,
    ).toEqual([
      [3, 'leave_import.not_an_amount'],
      [2, 'leave_import.other_row'],
    ])
    expect(of(row('Vacation'), row('PTO'))).toEqual([
      [3, 'leave_import.no_type'],
      [2, 'leave_import.other_row'],
    ])
    expect(of(row('Vacation'), row('Vacation'))).toEqual([
      [2, 'leave_import.twice'],
      [3, 'leave_import.twice'],
    ])
    expect(of(row('Vacation'), row('Floating holiday', '1', '01.10.2026'))).toEqual([
      [2, 'leave_import.other_day'],
      [3, 'leave_import.other_day'],
    ])
  })

  it('refuses numbers with two readings, people whom no one is, and the importer’s own', () => {
    const of = (row: string) => planOf('Email|Balance', [row]).codes
    expect(of('eli@example.org|1,234')).toEqual([[2, 'leave_import.not_an_amount']])
    expect(of('eli@example.org|=1+1')).toEqual([[2, 'leave_import.not_an_amount']])
    expect(of('eli@example.org|')).toEqual([[2, 'leave_import.balance_missing']])
    expect(of('eli@example.org|1e3')).toEqual([[2, 'leave_import.not_an_amount']])
    expect(of('eli@example.org|2.5')).toEqual([])
    expect(of("eli@example.org|'-2,5")).toEqual([])
    expect(of('zoe@example.org|2')).toEqual([[2, 'leave_import.no_person']])
    expect(of('me@example.org|99')).toEqual([[2, 'leave_import.own']])
  })

  it('has a person and a balance among its headings', () => {
    expect(isBalanceHeadingRow(['Time off balances'])).toBe(false)
    expect(isBalanceHeadingRow(['Mitarbeiter', 'Resturlaub'])).toBe(true)
  })
})
