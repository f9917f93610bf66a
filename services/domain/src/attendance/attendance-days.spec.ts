import fc from 'fast-check'
import {
  attendanceFigures,
  calendarDays,
  type DayFacts,
  daysFrom,
  leaveParts,
} from './attendance-days'

const facts = (change: Partial<DayFacts> = {}): DayFacts => ({
  weekdays: () => [1, 2, 3, 4, 5],
  holidays: new Map([['2026-06-10', { name: 'Portugal Day', part: 1 }]]),
  leaves: new Map(),
  worked: new Map(),
  tracked: new Map(),
  ...change,
})

const open = { since: '2020-01-01', until: null }

describe('attendance days', () => {
  it('knows working days, weekends, holidays and leaves', () => {
    const days = calendarDays(
      '2026-06-08',
      '2026-06-14',
      facts({ leaves: new Map([['2026-06-09', 1]]) }),
    )
    expect(days.map(({ date, type, is_working }) => [date.slice(8), type, is_working])).toEqual([
      ['08', null, true],
      ['09', 'leave', true],
      ['10', 'holiday', false],
      ['11', null, true],
      ['12', null, true],
      ['13', 'weekend', false],
      ['14', 'weekend', false],
    ])
  })

  it('counts absences up to yesterday, excused by leave, within the employment', () => {
    const days = calendarDays(
      '2026-06-08',
      '2026-06-14',
      facts({ leaves: new Map([['2026-06-09', 1]]), worked: new Map([['2026-06-08', 7200]]) }),
    )

    const present = new Set(['2026-06-08'])

    expect(attendanceFigures(days, present, open, { today: '2026-06-12' })).toMatchObject({
      working_days: 4,
      present: 1,
      absent: 1,
      total_seconds: 7200,
    })

    expect(attendanceFigures(days, present, open, { today: '2026-06-13' }).absent).toBe(2)

    expect(
      attendanceFigures(
        days,
        present,
        { since: '2026-06-12', until: null },
        { today: '2026-06-13' },
      ),
    ).toMatchObject({
      working_days: 1,
      absent: 1,
    })

    expect(
      attendanceFigures(
        days,
        present,
        { since: '2020-01-01', until: '2026-06-08' },
        { today: '2026-06-13' },
      ),
    ).toMatchObject({
      working_days: 1,
      absent: 0,
    })
  })

  it('does not take a Saturday’s check-in for a working day', () => {
    const days = calendarDays(
      '2026-06-08',
      '2026-06-14',
      facts({ leaves: new Map([['2026-06-09', 1]]) }),
    )

    const present = new Set(['2026-06-08', '2026-06-11', '2026-06-13'])

    expect(attendanceFigures(days, present, open, { today: '2026-06-14' })).toMatchObject({
      working_days: 4,
      working_days_so_far: 4,
      present: 3,
      present_on_working_days: 2,
      absent: 1,
    })

    // Today counts once the employee has checked in.
    const figures = (since: string[]) =>
      attendanceFigures(days, new Set(since), open, { today: '2026-06-11' }).working_days_so_far
    expect([figures([]), figures(['2026-06-11'])]).toEqual([2, 3])
  })

  it('adds up: total = average × days within rounding, absences never exceed working days', () => {
    const seconds = fc.dictionary(
      fc.constantFrom(...daysFrom('2026-06-01', '2026-06-30')),
      fc.integer({ min: 1, max: 86_400 }),
    )
    fc.assert(
      fc.property(seconds, seconds, (worked, tracked) => {
        const days = calendarDays(
          '2026-06-01',
          '2026-06-30',
          facts({
            worked: new Map(Object.entries(worked)),
            tracked: new Map(Object.entries(tracked)),
          }),
        )

        const figures = attendanceFigures(days, new Set(Object.keys(worked)), open, {
          today: '2026-07-01',
        })
        expect(figures.total_seconds).toBe(Object.values(worked).reduce((a, b) => a + b, 0))
        expect(
          Math.abs(figures.average_seconds * figures.present - figures.total_seconds),
        ).toBeLessThanOrEqual(figures.present / 2)
        const workedWorkingDays = days.filter(
          ({ is_working, date }) => is_working && date in worked,
        ).length
        expect(figures.absent + workedWorkingDays).toBe(figures.working_days)
      }),
    )
  })

  it('takes averages of days with ended shifts, because a running one would make them too small', () => {
    const worked = new Map([
      ['2026-06-08', 7 * 3600],
      ['2026-06-09', 8 * 3600],
      // Lunch away from work.
      ['2026-06-11', 3600],
    ])

    const days = calendarDays('2026-06-08', '2026-06-14', facts({ worked }))
    const present = new Set(worked.keys()).add('2026-06-12')
    const goesOn = new Set(['2026-06-11', '2026-06-12'])

    expect(attendanceFigures(days, present, open, { today: '2026-06-12', goesOn })).toMatchObject({
      present: 4,
      total_seconds: 16 * 3600,
      average_seconds: 7.5 * 3600,
    })

    expect(
      attendanceFigures(days, goesOn, open, { today: '2026-06-12', goesOn }).average_seconds,
    ).toBe(0)
  })

  it('leaves half a day of absence next to half a day of leave without a shift, and none on a half holiday that the leave covers', () => {
    const absent = (leave: number, holiday?: number) => {
      const holidays = new Map(holiday ? [['2026-06-09', { name: 'Eve', part: holiday }]] : [])

      const days = calendarDays(
        '2026-06-09',
        '2026-06-09',
        facts({ leaves: new Map([['2026-06-09', leave]]), holidays }),
      )

      return attendanceFigures(days, new Set(), open, { today: '2026-06-12' }).absent
    }

    expect([absent(0.5), absent(1), absent(0.5, 0.5), absent(0, 0.5), absent(0, 1)]).toEqual([
      0.5, 0, 0, 0.5, 0,
    ])
  })

  it('makes a whole day of two halves', () => {
    const half = { days: [{ date: '2026-06-01', part: '0.5' }] }
    expect(leaveParts([half]).get('2026-06-01')).toBe(0.5)
    expect(leaveParts([half, half]).get('2026-06-01')).toBe(1)
  })

  it('makes a whole day of its hours', () => {
    const third = { date: '2026-06-01', part: '0.333333', seconds: 8400, of: 25_200 }
    expect(leaveParts([{ days: [third] }, { days: [third] }, { days: [third] }])).toEqual(
      new Map([['2026-06-01', 1]]),
    )
  })
})
