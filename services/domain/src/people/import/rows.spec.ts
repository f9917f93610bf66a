import { sentence } from '@workledger/contracts/kernel/errors'
import '@workledger/contracts/people/import.errors'
import '@workledger/contracts/people/people.errors'
import type { ImportField } from './fields'
import { understandRows } from './rows'
import type { Cell } from './values'

const understand = (columns: (ImportField | null)[], ...cells: Cell[][]) =>
  understandRows(
    cells.map((row, index) => ({ row: index + 2, cells: row })),
    {
      columns,
      headings: columns.map((field) => `Column ${field}`),
      dateFormat: 'YYYY-MM-DD',
      payPeriod: 'yearly',
      currency: 'USD',
      today: '2026-11-26',
    },
  )

const told = ({ problems }: ReturnType<typeof understand>) =>
  problems.map(({ row, field, level, ...fault }) => [row, field, level, sentence(fault)])

describe('rows of a file', () => {
  it('are understood cell by cell', () => {
    const { rows, problems } = understand(
      [
        'first_name',
        'last_name',
        'email',
        'oid',
        'department',
        'manager',
        'hired_on',
        'ended_on',
        'pay',
        'pay_period',
        null,
      ],
      [
        ' Ada ',
        'Tester  ',
        ' ADA@Example.com ',
        10084,
        'Production       ',
        'Simon Roup',
        '2015/03/30',
        '',
        '62,506.00',
        'per month',
        'ignored',
      ],
    )

    expect(problems).toEqual([])

    expect(rows).toEqual([
      {
        row: 2,
        first_name: 'Ada',
        last_name: 'Tester',
        email: 'ada@example.com',
        oid: '10084',
        department: 'Production',
        designation: null,
        manager: 'Simon Roup',
        hired_on: '2015-03-30',
        ended_on: null,
        pay: '62506',
        pay_period: 'monthly',
        pay_currency: null,
        details: {},
      },
    ])
  })

  it('name each fault with its row and column', () => {
    const result = understand(
      ['first_name', 'last_name', 'email', 'hired_on', 'ended_on', 'pay', 'pay_period'],
      ['', 'Only', null, null, null, '1', null],
      ['A', 'B', 'not an address', '2015/13/01', null, '1', null],
      ['A', 'B', null, '2015/03/30', '2014/03/30', '-1', null],
      ['A', 'B', null, null, null, 'a lot', null],
      ['A', 'B', null, null, null, '1.1234', 'fortnightly'],
      ['x'.repeat(101), 'B', null, null, null, '1', null],
      ['A', 'C', null, null, null, '100000000000', null],
    )
    expect(told(result)).toEqual([
      [2, 'first_name', 'error', 'First Name Required!'],
      [3, 'email', 'error', '"not an address" is not a valid e-mail address.'],
      [3, 'hired_on', 'error', '"2015/13/01" is not a date that could be read as YYYY-MM-DD.'],
      [4, 'ended_on', 'error', 'The end date 2014-03-30 is before the hire date 2015-03-30.'],
      [4, 'pay', 'error', 'Pay cannot be negative.'],
      [5, 'pay', 'error', '"a lot" is not an amount.'],
      [
        6,
        'pay_period',
        'error',
        '"fortnightly" is not a pay period. Use yearly, monthly, weekly or hourly.',
      ],
      [6, 'pay', 'error', '"1.1234" has more than 2 decimal places.'],
      [7, 'first_name', 'error', 'First name is longer than 100 characters.'],
      [8, 'pay', 'error', 'Must be less than 100,000,000,000.'],
    ])
  })

  it('warn about missing pay, and refuse a second row with the same keys', () => {
    const result = understand(
      ['full_name', 'oid', 'email', 'pay'],
      ['Roup, Simon', '1', 'a@example.com', ''],
      ['Ada Tester', '1', 'A@example.com', '5'],
    )

    expect(result.rows.map(({ first_name, last_name }) => [first_name, last_name])).toEqual([
      ['Simon', 'Roup'],
      ['Ada', 'Tester'],
    ])

    expect(told(result)).toEqual([
      [2, 'pay', 'warning', 'No pay is given; the contract is made without one.'],
      [3, 'oid', 'error', 'Row 2 has the same employee id "1".'],
      [3, 'email', 'error', 'Row 2 has the same e-mail address "a@example.com".'],
    ])
  })
})

describe('further columns of a file', () => {
  const columns: ImportField[] = [
    'full_name',
    'birthday_on',
    'gender',
    'country',
    'nationality',
    'postal_code',
    'city',
  ]

  it('are read, and values that are not understood are left out with a warning', () => {
    const result = understand(
      columns,
      ['Ada Example', '15-Jan-48', 'F', 'Portugal', 'NA', { value: 1960, shown: '01960' }, 'None'],
      ['Ben Example', '2031-01-01', 'unknown', 'Atlantis', '', '-', 'n/a'],
    )

    expect(result.rows.map(({ details }) => details)).toEqual([
      {
        birthday_on: '1948-01-15',
        gender: 'female',
        country: 'PT',
        nationality: 'NA',
        postal_code: '01960',
        city: 'None',
      },
      {},
    ])

    expect(result.problems.map(({ row, field, level, code }) => [row, field, level, code])).toEqual(
      [
        [3, 'birthday_on', 'warning', 'import.detail_unclear'],
        [3, 'gender', 'warning', 'import.detail_unclear'],
        [3, 'country', 'warning', 'import.detail_unclear'],
      ],
    )
  })

  it('have weekly hours, in the decimals of any language', () => {
    const read = understand(
      ['first_name', 'last_name', 'weekly_hours'],
      ...(['40', '38,5', 37.5, '40.00', '32 h', '', '0', '200', '40 per week', '-8'] as const).map(
        (hours): Cell[] => ['Ada', 'Tester', hours],
      ),
    )

    expect(read.rows.map(({ weekly_hours }) => weekly_hours)).toEqual([
      ...['40', '38.5', '37.5', '40', '32', null, '0', null, null, null],
    ])
    expect(told(read)).toEqual([
      [9, 'weekly_hours', 'error', '"200" is not a number of hours in a week.'],
      [10, 'weekly_hours', 'error', '"40 per week" is not a number of hours in a week.'],
      [11, 'weekly_hours', 'error', '"-8" is not a number of hours in a week.'],
    ])
  })
})
