import type { ImportPreview } from '@workledger/contracts/people/import.api'
import { describe, expect, it } from 'vitest'
import {
  complaintOf,
  daysOf,
  delimiterName,
  found,
  grouped,
  largest,
  managerIn,
  obstacle,
  type Problem,
  partDone,
  withField,
  withManager,
} from './reading'

const columns: ImportPreview['columns'] = [
  { index: 0, heading: 'Given', field: 'first_name', samples: [] },
  { index: 1, heading: 'Surname', field: 'last_name', samples: [] },
  { index: 2, heading: 'Shoe size', field: null, samples: [] },
]

const preview = (
  says: { refused?: number; certain?: boolean; columns?: ImportPreview['columns'] } = {},
): ImportPreview =>
  ({
    file: { date_format_certain: says.certain ?? true },
    columns: says.columns ?? columns,
    counts: { rows: 3, refused: says.refused ?? 0 },
  }) as ImportPreview

describe('the meaning of a column', () => {
  it('is taken from the column that had it', () => {
    expect(withField({}, columns, 2, 'last_name')).toEqual({ 1: null, 2: 'last_name' })
    expect(withField({ 0: null }, columns, 2, 'oid')).toEqual({ 0: null, 2: 'oid' })
  })

  it('can be nothing, and can stay', () => {
    expect(withField({}, columns, 1, null)).toEqual({ 1: null })
    expect(withField({}, columns, 1, 'last_name')).toEqual({ 1: 'last_name' })
  })
})

const chosen = { current_password: '' }

describe('the obstacles to starting an import', () => {
  it('is nothing when every question is answered', () => {
    expect(obstacle(preview(), {}, { ...chosen, mode: 'all-or-nothing' })).toBeNull()
    expect(obstacle(preview({ refused: 2 }), {}, { ...chosen, mode: 'good-rows' })).toBeNull()
    const full = [{ index: 0, heading: 'Name', field: 'full_name' as const, samples: [] }]
    expect(obstacle(preview({ columns: full }), {}, { ...chosen, mode: 'good-rows' })).toBeNull()
  })

  it('is a name or date that is open, or rows that cannot be imported', () => {
    expect(
      obstacle(preview({ columns: columns.slice(1) }), {}, { ...chosen, mode: 'good-rows' }),
    ).toBe('names')
    expect(obstacle(preview({ certain: false }), {}, { ...chosen, mode: 'good-rows' })).toBe('date')
    expect(
      obstacle(
        preview({ certain: false }),
        { date_format: 'DD.MM.YYYY' },
        { ...chosen, mode: 'good-rows' },
      ),
    ).toBeNull()
    const paid = [...columns, { index: 3, heading: 'Pay', field: 'pay' as const, samples: [] }]
    expect(obstacle(preview({ columns: paid }), {}, { ...chosen, mode: 'good-rows' })).toBe(
      'period',
    )
    expect(
      obstacle(
        preview({ columns: paid }),
        { pay_period: 'yearly' },
        { ...chosen, mode: 'good-rows' },
      ),
    ).toBeNull()
    expect(obstacle(preview({ refused: 3 }), {}, { ...chosen, mode: 'good-rows' })).toBe('nothing')
    expect(obstacle(preview({ refused: 1 }), {}, { ...chosen, mode: 'all-or-nothing' })).toBe(
      'refused',
    )
    const good = { mode: 'good-rows' } as const
    expect(obstacle(preview(), { accounts: true }, { ...good, current_password: '' })).toBe(
      'password',
    )
    expect(obstacle(preview(), { accounts: true }, { ...good, current_password: 'x' })).toBeNull()
  })
})

describe('the list of problems', () => {
  const problem = (row: number, level: Problem['level'], message: string): Problem => ({
    row,
    column: 'Pay',
    field: 'pay',
    level,
    code: 'import.not_an_amount',
    message,
  })

  const problems = [
    problem(2, 'error', '"lots" is not an amount.'),
    problem(12, 'warning', 'No pay is given.'),
  ]

  const words = ({ row, column, message }: Problem) => `${row} ${column} ${message}`

  it('is narrowed by level and by every word of a search', () => {
    expect(found(problems, '', '', words)).toHaveLength(2)
    expect(found(problems, 'warning', '', words)).toEqual([problems[1]])
    expect(found(problems, '', 'PAY lots', words)).toEqual([problems[0]])
    expect(found(problems, 'warning', 'lots', words)).toEqual([])
  })
})

describe('problems that are the same', () => {
  const about = (row: number, name: string): Problem => ({
    row,
    column: 'Manager',
    field: 'manager',
    level: 'warning',
    code: 'import.manager_unknown',
    params: { name },
    message: `The manager "${name}" is neither in the file nor in the company; the manager is left out.`,
  })

  it('are one line with their rows, the most frequent first, errors before all', () => {
    const error: Problem = {
      row: 9,
      column: 'Pay',
      field: 'pay',
      level: 'error',
      code: 'import.not_an_amount',
      message: '"lots" is not an amount.',
    }

    const groups = grouped([
      about(2, 'Ann'),
      about(3, 'Webster Butler'),
      about(5, 'Webster Butler'),
      error,
    ])

    expect(groups.map(({ rows }) => rows)).toEqual([[9], [3, 5], [2]])
    expect(groups.map(managerIn)).toEqual([null, 'Webster Butler', 'Ann'])
    expect(managerIn({ code: 'import.manager_many', params: { people: 2, name: 'Al Lee' } })).toBe(
      'Al Lee',
    )
  })

  it('take the last answer to who is meant', () => {
    const once = withManager({}, 'Webster Butler', 'Web Butler')
    expect(once).toEqual({ 'Webster Butler': 'Web Butler' })
    expect(withManager(once, 'Web Butler', 'EMP-7')).toEqual({ 'Webster Butler': 'EMP-7' })
  })
})

describe('a date that can be read in two ways', () => {
  it('is shown as both days', () => {
    expect(daysOf('3/4/2020')).toEqual([
      { format: 'DD.MM.YYYY', day: '2020-04-03' },
      { format: 'MM/DD/YYYY', day: '2020-03-04' },
    ])
    expect(daysOf('2020-04-03')).toEqual([])
  })
})

describe('the progress of an import', () => {
  it('counts new people, and is never whole before the answer', () => {
    expect(partDone(1, 101, 200)).toBe(0.5)
    expect(partDone(1, 201, 200)).toBe(0.99)
    expect(partDone(5, 4, 200)).toBe(0)
    expect(partDone(1, 1, 0)).toBeUndefined()
  })
})

describe('a file', () => {
  it('is refused by its kind or size before it is sent', () => {
    expect(complaintOf({ name: 'Staff.XLSX', size: 10 })).toBeNull()
    expect(complaintOf({ name: 'staff.pdf', size: 10 })).toBe('file')
    expect(complaintOf({ name: 'staff.csv', size: largest })).toBeNull()
    expect(complaintOf({ name: 'staff.csv', size: largest + 1 })).toBe('large')
  })

  it('has a delimiter with a name', () => {
    expect([',', ';', '\t', '|', '~', null].map(delimiterName)).toEqual([
      'comma',
      'semicolon',
      'tab',
      'bar',
      null,
      null,
    ])
  })
})
