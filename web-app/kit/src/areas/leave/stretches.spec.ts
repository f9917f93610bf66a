import { describe, expect, it } from 'vitest'
import { byPerson, stretchesOf } from './stretches'

const away = (employee_id: string, start_on: string, finish_on = start_on) => ({
  employee_id,
  start_on,
  finish_on,
})

const said = (stretches: ReturnType<typeof stretchesOf>) =>
  stretches.map(
    ({ from, to, absences }) =>
      `${from.slice(8)}-${to.slice(8)}${absences.length > 0 ? `:${absences.length}` : ''}`,
  )

describe('the days of a person in the team calendar', () => {
  it('shows an absence as a whole, cut at the month, and days here one by one', () => {
    const absences = [away('a', '2027-02-20', '2027-03-02'), away('a', '2027-03-04')]
    expect(said(stretchesOf(absences, '2027-03-01', '2027-03-06'))).toEqual([
      '01-02:1',
      '03-03',
      '04-04:1',
      '05-05',
      '06-06',
    ])
  })

  it('keeps absences apart that follow each other, and two halves of a day together', () => {
    const absences = [
      away('a', '2027-03-01'),
      away('a', '2027-03-02', '2027-03-03'),
      away('a', '2027-03-04'),
      away('a', '2027-03-04'),
    ]
    expect(said(stretchesOf(absences, '2027-03-01', '2027-03-04'))).toEqual([
      '01-01:1',
      '02-03:1',
      '04-04:2',
    ])
  })

  it('puts the absences of a person together where two of one name alternate', () => {
    const rows = [away('a', '2027-03-01'), away('b', '2027-03-02'), away('a', '2027-03-05')]
    expect(byPerson(rows).map(([{ employee_id }, all]) => [employee_id, all.length])).toEqual([
      ['a', 2],
      ['b', 1],
    ])
  })
})
