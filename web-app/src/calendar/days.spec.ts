import type { CalendarEvent } from '@workledger/contracts/calendar/calendar.api'
import { monthAround } from '@workledger/kit/i18n/calendar-days'
import { setWeek, weeksOf } from '@workledger/kit/i18n/weeks'
import { describe, expect, it } from 'vitest'
import { byDay, firstNames } from './days'

const person = (first_name: string) => ({ id: first_name, first_name, last_name: '', avatar: null })

const leave = (name: string, start_on: string, finish_on: string): CalendarEvent => ({
  type: 'leave',
  date: start_on,
  hexColor: '#000000',
  metadata: { id: name, employee: person(name), start_on, finish_on },
})

describe('months', () => {
  it('are whole, also over the turn of a year and in February', () => {
    expect(monthAround('2026-01-31', -1)).toEqual({ from: '2025-12-01', to: '2025-12-31' })
    expect(monthAround('2026-01-31', 1)).toEqual({ from: '2026-02-01', to: '2026-02-28' })
    expect(monthAround('2026-11-20', 0)).toEqual({ from: '2026-11-01', to: '2026-11-30' })
  })

  it('lie in weeks from Monday', () => {
    const weeks = weeksOf(monthAround('2026-11-20', 0))
    expect(weeks.map((week) => week.length)).toEqual([7, 7, 7, 7, 7, 7])
    expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01'])
    expect(weeks[5]?.[0]).toBe('2026-11-30')
    expect(weeksOf(monthAround('2027-02-10', 0))).toHaveLength(4)
  })

  it('lie in weeks from Sunday for who has chosen that', () => {
    setWeek({ week_starts_on: 7 })
    const weeks = weeksOf(monthAround('2026-11-20', 0))

    expect([weeks.length, weeks[0]?.[0], weeks[4]?.slice(0, 3)]).toEqual([
      5,
      '2026-11-01',
      ['2026-11-29', '2026-11-30', null],
    ])

    setWeek(undefined)
  })
})

describe('the entries of a day', () => {
  it('has a leave on each day that it lasts inside the month', () => {
    const days = byDay(
      [leave('Ana', '2026-10-30', '2026-11-02'), leave('Jonas', '2026-11-02', '2026-11-02')],
      '2026-11-01',
      '2026-11-30',
    )

    expect([...days.keys()]).toEqual(['2026-11-01', '2026-11-02'])
    expect(days.get('2026-11-02')?.names.leave).toEqual(['Ana', 'Jonas'])
  })

  it('knows holidays and days off', () => {
    const days = byDay(
      [
        {
          type: 'holiday',
          date: '2026-12-25',
          hexColor: '#000000',
          metadata: { id: 'h', name: 'Christmas', date: '2026-12-25' },
        },
        { type: 'weekend', date: '2026-12-25', hexColor: '#000000', metadata: {} },
      ],
      '2026-12-01',
      '2026-12-31',
    )
    expect(days.get('2026-12-25')).toMatchObject({ holiday: 'Christmas', weekend: true })
  })

  it('says two names and how many more', () => {
    expect(firstNames(['a', 'b', 'c', 'd'])).toEqual({ shown: ['a', 'b'], more: 2 })
    expect(firstNames(['a'])).toEqual({ shown: ['a'], more: 0 })
  })
})
