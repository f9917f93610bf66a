import { dateOrderOf, dayOf } from '../../kernel/file-dates'
import { durationOf, hoursOf, momentOf, timeOf } from './times'

describe('times of a time export', () => {
  it.each([
    ['2024-03-04', 'month-first', '2024-03-04'],
    ['03/04/2024', 'month-first', '2024-03-04'],
    ['03/04/2024', 'day-first', '2024-04-03'],
    ['4.3.24', 'day-first', '2024-03-04'],
    ['13/15/2024', 'month-first', undefined],
    ['15/10/2024', 'month-first', undefined],
    ['2024-02-30', 'day-first', undefined],
    ['soon', 'day-first', undefined],
  ] as const)('reads the day %s, %s', (text, order, day) => {
    expect(dayOf(text, order)).toBe(day)
  })

  it.each([
    [['03/04/2024', '10/15/2024'], 'month-first', true],
    [['03/04/2024', '15/10/2024'], 'day-first', true],
    [['03/04/2024', '05/05/2024'], 'month-first', false],
    [['03.04.2024'], 'day-first', true],
    [['2024-03-04'], 'month-first', true],
    [['13/01/2024', '01/13/2024', '03/04/2024'], 'month-first', false],
  ] as const)('finds the order of %j', (texts, order, certain) => {
    expect(dateOrderOf(texts)).toMatchObject({ order, certain })
  })

  it.each([
    ['10:23', '10:23:00'],
    ['9:05:07', '09:05:07'],
    ['12:00 AM', '00:00:00'],
    ['12:30:15 pm', '12:30:15'],
    ['1:05 p.m.', '13:05:00'],
    ['13:00 PM', undefined],
    ['24:00', undefined],
    ['10', undefined],
  ])('reads the time %s', (text, time) => expect(timeOf(text)).toBe(time))

  it.each([
    ['01:00:01', 3601],
    ['1:30', 5400],
    ['100:00:00', 360_000],
    ['1h 30m', 5400],
    ['45 min', 2700],
    ['0,01', 36],
    ['1.25', 4500],
    ['-1:00', undefined],
    ['long', undefined],
  ])('reads the duration %s', (text, seconds) => expect(durationOf(text)).toBe(seconds))

  it.each([
    ['20,0', 72_000],
    ['1.000,5', 3_601_800],
    ['.5', undefined],
    ['7', 25_200],
  ])('reads the hours %s', (text, seconds) => expect(hoursOf(text)).toBe(seconds))

  it.each([
    ['2024-03-04T09:23:52Z', { day: '2024-03-04', time: '09:23:52', utc: '2024-03-04T09:23:52Z' }],
    ['2024-03-04 09:23:52', { day: '2024-03-04', time: '09:23:52' }],
    [
      '2024-03-04T00:30+01:00',
      { day: '2024-03-04', time: '00:30:00', utc: '2024-03-03T23:30:00Z' },
    ],
    ['04.03.2024 9:23', { day: '2024-03-04', time: '09:23:00' }],
    ['2024-03-04', undefined],
  ])('reads the moment %s', (text, moment) => expect(momentOf(text, 'day-first')).toEqual(moment))
})
