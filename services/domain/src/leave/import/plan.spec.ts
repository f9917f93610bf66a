import fc from 'fast-check'
import { daysBetween } from '../leave-days'
import { hasLeaves, isHeadingRow, leaveColumns } from './columns'
import { type LeavePlanOptions, piecesOf, planLeaves } from './plan'
import { type ReadLeave, readLeaves } from './rows'

const PEOPLE = [
  { id: 'ann', oid: '101', name: 'Ann Lee', email: 'ann@example.com' },
  { id: 'ben', oid: 'HR-EMP-00002', name: 'Ben Orr', email: null },
  { id: 'twin', oid: null, name: 'Sam Twin', email: null },
  { id: 'twin2', oid: null, name: 'Sam Twin', email: null },
]

const TYPES = [
  { id: 'annual', name: 'Annual leave' },
  { id: 'sick', name: 'Sick leave' },
]

const plan = (text: string, more: Partial<LeavePlanOptions> = {}) => {
  const [headings = [], ...lines] = text.split('\n').map((line) => line.split(';'))
  const rows = lines.map((cells, n) => ({ row: n + 2, cells }))
  const read = readLeaves(rows, headings, leaveColumns(headings), 'day-first')
  const planned = planLeaves(
    read,
    { people: PEOPLE, types: TYPES },
    {
      people: {},
      types: {},
      own: [],
      leaveId: (of) => of,
      ...more,
    },
  )

  return {
    ...planned,
    format: leaveColumns(headings).format,
    faults: [...read.problems, ...planned.problems].map(({ row, code }) => [row, code]),
    pieces: planned.leaves.map(({ employee_id, leave_type_id, pieces }) => [
      employee_id,
      leave_type_id,
      ...pieces.map(({ leave_id: _, ...piece }) => piece),
    ]),
  }
}

const whole = (start_on: string, finish_on = start_on) => ({ start_on, finish_on, half_day: null })
const half = (day: string, half_day: string) => ({ start_on: day, finish_on: day, half_day })

describe('a file of leave', () => {
  it('of BambooHR has names, an amount with its unit, and a status', () => {
    const { format, pieces, faults } = plan(
      [
        'Employee #;Name;From;To;Type;Amount;Status;Notes',
        '101;Lee, Ann;31/08/2020;31/08/2020;Annual leave;4.00 hours;Approved;Family',
        ';Orr, Ben;01/09/2020;03/09/2020;Sick leave;3 days;Approved;',
        '101;Lee, Ann;01/10/2020;01/10/2020;Annual leave;1 day;Requested;',
        '101;Lee, Ann;01/10/2020;01/10/2020;Annual leave;1 day;Superseded;',
        '101;Lee, Ann;02/10/2020;02/10/2020;Annual leave;0.25 days;Approved;',
      ].join('\n'),
    )

    expect(format).toBe('bamboohr')
    expect(pieces).toEqual([
      ['ann', 'annual', { ...whole('2020-08-31'), seconds: 14_400 }],
      ['ben', 'sick', whole('2020-09-01', '2020-09-03')],
      ['ann', 'annual', { ...whole('2020-10-02'), day_part: '0.25' }],
    ])
    expect(faults).toEqual([
      [4, 'leave_import.not_approved'],
      [5, 'leave_import.not_approved'],
    ])
  })

  it('of Personio has half days at both ends, and times of hours', () => {
    const { format, pieces } = plan(
      [
        'E-Mail-Adresse;Abwesenheitsart;Anfangsdatum;Enddatum;Anfangszeit;Endzeit;Halber Tag erster Tag;Halber Tag letzter Tag',
        'ann@example.com;Annual leave;02.03.2020;06.03.2020;;;1;1',
        'Ann@Example.com;Annual leave;09.03.2020;09.03.2020;;;1;',
        'ann@example.com;Annual leave;10.03.2020;10.03.2020;;;;1',
        'ann@example.com;Annual leave;11.03.2020;11.03.2020;09:00;11:30;;',
      ].join('\n'),
    )

    expect(format).toBe('personio')
    expect(pieces).toEqual([
      [
        'ann',
        'annual',
        half('2020-03-02', 'second_half'),
        whole('2020-03-03', '2020-03-05'),
        half('2020-03-06', 'first_half'),
      ],
      ['ann', 'annual', half('2020-03-09', 'second_half')],
      ['ann', 'annual', half('2020-03-10', 'first_half')],
      [
        'ann',
        'annual',
        { ...whole('2020-03-11'), seconds: 9000, from_time: '09:00', to_time: '11:30' },
      ],
    ])
  })

  it('of Frappe HR names people by their record, and the day of a half', () => {
    const { format, pieces, faults } = plan(
      [
        'ID;Employee;Employee Name;Leave Type;From Date;To Date;Half Day;Half Day Date;Total Leave Days;Status',
        'HR-LAP-1;HR-EMP-00002;Ben Orr;Annual leave;2020-03-02;2020-03-04;1;2020-03-03;2.5;Approved',
        'HR-LAP-2;HR-EMP-00002;Ben Orr;Annual leave;2020-03-05;2020-03-05;1;;0.5;Approved',
        'HR-LAP-3;HR-EMP-00002;Ben Orr;Annual leave;2020-03-09;2020-03-10;1;;1.5;Approved',
        'HR-LAP-4;HR-EMP-00002;Ben Orr;Annual leave;2020-03-09;2020-03-10;0;;2;Cancelled',
      ].join('\n'),
    )

    expect(format).toBe('frappe')
    expect(pieces).toEqual([
      ['ben', 'annual', whole('2020-03-02'), half('2020-03-03', 'first_half'), whole('2020-03-04')],
      ['ben', 'annual', half('2020-03-05', 'first_half')],
    ])
    expect(faults).toEqual([
      [4, 'leave_import.half_unknown'],
      [5, 'leave_import.not_approved'],
    ])
  })

  it('refuses rows that cannot be read, each with its reason', () => {
    const { faults } = plan(
      [
        'Name;Type;From;To;Days',
        'Ann Lee;Annual leave;soon;;',
        'Ann Lee;Annual leave;04.03.2020;03.03.2020;',
        'Ann Lee;;04.03.2020;;',
        'Ann Lee;Annual leave;04.03.2020;;many',
        'Ann Lee;Annual leave;04.03.2020;;0',
        'Ann Lee;Annual leave;04.03.2020;;0.3',
        "Ann Lee;'=cmd();04.03.2020;;",
        'Sam Twin;Annual leave;04.03.2020;;',
        'No One;Annual leave;04.03.2020;;',
      ].join('\n'),
    )

    expect(faults).toEqual([
      [2, 'leave_import.not_a_date'],
      [3, 'leave_import.end_before_start'],
      [4, 'leave_import.type_missing'],
      [5, 'leave_import.not_an_amount'],
      [6, 'leave_import.not_an_amount'],
      [7, 'leave_import.part'],
      [8, 'leave_import.no_type'],
      [9, 'leave_import.no_person'],
      [10, 'leave_import.no_person'],
    ])
  })

  it('takes choices of people and types, and leaves out what they say', () => {
    const text = [
      'Name;Type;From',
      'Sam Twin;PTO;04.03.2020',
      'Ann Lee;PTO;04.03.2020',
      'Ben Orr;Other;04.03.2020',
    ].join('\n')

    const { pieces, faults } = plan(text, {
      people: { 'sam twin': 'twin2' },
      types: { PTO: 'annual', Other: null },
      own: ['ann'],
    })

    expect(pieces).toEqual([['twin2', 'annual', whole('2020-03-04')]])
    expect(faults).toEqual([
      [3, 'leave_import.own'],
      [4, 'leave_import.type_left_out'],
    ])
    expect(plan(text, { people: { 'sam twin': null } }).faults[0]).toEqual([
      2,
      'leave_import.left_out',
    ])
  })

  it('gives a row the same ids in another file, and equal rows ids of their own', () => {
    const row = 'Ann Lee;Annual leave;02.03.2020;06.03.2020'
    const ids = (text: string) =>
      plan(`Name;Type;From;To\n${text}`).leaves.flatMap(({ pieces }) =>
        pieces.map(({ leave_id }) => leave_id),
      )

    expect(ids(`Ann Lee;Sick leave;01.02.2020;\n${row}`)[1]).toBe(ids(row)[0])
    expect(new Set(ids(`${row}\n${row}`)).size).toBe(2)
  })

  it('has headings in any row of the first ones, and needs a person, a type and a day', () => {
    expect(isHeadingRow(['Leave report', ''])).toBe(false)
    expect(hasLeaves(leaveColumns(['Name', 'From', 'To']))).toBe(false)
    expect(hasLeaves(leaveColumns(['Name', 'Type', 'From']))).toBe(true)
  })
})

describe('the division of a row', () => {
  const days = fc
    .tuple(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 0, max: 9 }))
    .map(([start, length]) => {
      const day = (n: number) => new Date(Date.UTC(2024, 1, 1 + n)).toISOString().slice(0, 10)
      return { from: day(start), to: day(start + length) }
    })

  const read = (more: Partial<ReadLeave> & Pick<ReadLeave, 'from' | 'to'>): ReadLeave => ({
    ...{ row: 2, person: 'a', id: '', type: 't', times: null, said: null, note: '' },
    ...{ halfFirst: false, halfLast: false, halfOn: null },
    ...more,
  })

  it('covers every day once, in order, and halves only the days that the row halves', () => {
    fc.assert(
      fc.property(
        days,
        fc.boolean(),
        fc.boolean(),
        fc.option(fc.nat(9)),
        (range, first, last, at) => {
          const all = daysBetween(range.from, range.to)
          const halfOn = at === null ? null : all[at % all.length]!
          const pieces = piecesOf(read({ ...range, halfFirst: first, halfLast: last, halfOn }))
          if ('code' in pieces) throw new Error(pieces.code)
          const covered = pieces.flatMap(({ start_on, finish_on }) =>
            daysBetween(start_on, finish_on),
          )
          expect(covered).toEqual(all)
          const halved = pieces.flatMap(({ start_on, half_day }) => (half_day ? [start_on] : []))

          // Both halves of one day are the whole day.
          const asked =
            all.length === 1
              ? first !== last || halfOn
                ? all
                : []
              : [
                  ...new Set([
                    ...(first ? [range.from] : []),
                    halfOn ?? '',
                    ...(last ? [range.to] : []),
                  ]),
                ]
                  .filter(Boolean)
                  .sort()
          expect(halved).toEqual(asked)
        },
      ),
    )
  })
})
