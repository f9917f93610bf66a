import fc from 'fast-check'
import { aboveMost, missedRest } from './work-limits'

const at = (day: number, hour: number) => day * 86_400 + hour * 3600
const on = (day: number, first: number, last: number | null) => ({
  day: `2026-09-0${day}`,
  first: at(day, first),
  last: last === null ? null : at(day, last),
})

/** Arbeitszeitgesetz, section 3: at most ten hours a day; section 5: eleven hours of rest. */
describe('limits of the German Arbeitszeitgesetz', () => {
  it.each([
    [8, 0],
    [10, 0],
    [10.5, 0.5],
    [12, 2],
  ])('%d hours of work are %d above ten', (worked, above) =>
    expect(aboveMost(worked * 3600, 600)).toBe(above * 3600),
  )

  it.each([
    ['22:00 to 9:00 is enough', [on(1, 14, 22), on(2, 9, 17)], []],
    ['22:00 to 8:00 lacks an hour', [on(1, 14, 22), on(2, 8, 16)], [['2026-09-02', 3600]]],
    [
      'a night shift until 6:00 counts from its end',
      [on(1, 22, 30), on(2, 14, 22)],
      [['2026-09-02', 3 * 3600]],
    ],
    ['a free day between', [on(1, 14, 23), on(3, 6, 14)], []],
    ['work that goes on has no rest yet', [on(1, 14, null), on(2, 8, 16)], []],
    [
      'an hour in the evening starts the rest again',
      [{ ...on(1, 8, 23) }, on(2, 8, 16)],
      [['2026-09-02', 2 * 3600]],
    ],
    ['overlapping work has no rest at all', [on(1, 8, 34), on(2, 8, 16)], [['2026-09-02', 39_600]]],
  ])('%s', (_, days, missed) => expect([...missedRest(days, 660)]).toEqual(missed))

  it('lacks exactly what is missing to the last end of any earlier day', () => {
    const length = fc.integer({ min: 1, max: 40 })
    fc.assert(
      fc.property(fc.array(fc.tuple(length, length), { maxLength: 9 }), (shifts) => {
        const days = shifts.map(([from, hours], n) => on(n + 1, from % 24, (from % 24) + hours))
        const missed = missedRest(days, 660)

        for (const [n, { day, first }] of days.entries()) {
          const ends = days.slice(0, n).map(({ last }) => last!)
          const rest = ends.length === 0 ? 39_600 : first - Math.max(...ends)
          expect(missed.get(day) ?? 0).toBe(Math.min(39_600, Math.max(0, 39_600 - rest)))
        }
      }),
    )
  })
})
