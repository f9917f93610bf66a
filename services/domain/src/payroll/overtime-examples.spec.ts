import fc from 'fast-check'
import { type OvertimeRule, splitOvertime } from './overtime'

const rule = (
  name: string,
  after_hours: string,
  per: OvertimeRule['per'],
  factor: string,
): OvertimeRule => ({ category_id: name, name, after_hours, per, factor })

/**
 * California Labor Code, section 510 (a): one and a half times the regular rate beyond 8 hours of a
 * workday and beyond 40 hours of a workweek, twice the rate beyond 12 hours of a workday. On the
 * seventh consecutive day of work in a workweek one and a half times the rate for the first 8 hours,
 * and twice the rate beyond. So says the Department of Industrial Relations in its questions and
 * answers on overtime (dir.ca.gov/dlse/FAQ_Overtime.htm).
 */
const california = [
  rule('half', '8', 'day', '1.5'),
  rule('double', '12', 'day', '2'),
  rule('week', '40', 'week', '1.5'),
  rule('seventh', '0', 'seventh_day', '1.5'),
  rule('seventh double', '8', 'seventh_day', '2'),
]

/** Hours of a week from Monday 7 September 2026 on: plain, at 1.5 and at 2. */
function paid(...hours: number[]) {
  const worked = hours.map((each, n) => ({
    day: `2026-09-${String(7 + n).padStart(2, '0')}`,
    seconds: each * 3600,
  }))
  const { plain, overtime } = splitOvertime(worked, california)
  const sum = (days: Iterable<number>) => [...days].reduce((all, each) => all + each, 0) / 3600
  const at = (factor: string) =>
    sum(
      [...overtime].flatMap(([each, days]) =>
        each.factor === factor ? days.map(({ seconds }) => seconds) : [],
      ),
    )
  return [sum(plain.values()), at('1.5'), at('2')]
}

describe('Californian overtime, section 510 (a)', () => {
  it.each([
    ['a day of 8 hours', [8], [8, 0, 0]],
    ['a day of 10 hours', [10], [8, 2, 0]],
    ['a day of 14 hours', [14], [8, 4, 2]],
    ['five days of 10 hours, of which none counts twice', [10, 10, 10, 10, 10], [40, 10, 0]],
    ['six days of 8 hours', [8, 8, 8, 8, 8, 8], [40, 8, 0]],
    ['a long day in a week of 44 hours', [13, 7, 8, 8, 8], [39, 4, 1]],
    ['the first 8 hours of the seventh day', [4, 4, 4, 4, 4, 4, 8], [24, 8, 0]],
    ['the hours of the seventh day beyond 8', [4, 4, 4, 4, 4, 4, 10], [24, 8, 2]],
    ['the seventh day after a week of 48 hours', [8, 8, 8, 8, 8, 8, 9], [40, 16, 1]],
    ['a seventh day of 14 hours, of which none counts twice', [1, 1, 1, 1, 1, 1, 14], [6, 8, 6]],
    ['no seventh day after a day off', [8, 8, 0, 8, 8, 8, 10], [40, 10, 0]],
    ['no seventh day of two weeks', [0, 8, 8, 8, 8, 8, 0, 8, 8], [56, 0, 0]],
  ])('pays %s', (_, worked, expected) => expect(paid(...worked)).toEqual(expected))
})

describe('the seventh day of a workweek', () => {
  const hours = fc.array(fc.nat(24 * 3600), { minLength: 1, maxLength: 28 })
  const daily = california.filter(({ per }) => per !== 'seventh_day')
  const days = (seconds: readonly number[]) =>
    seconds.map((each, n) => ({
      day: new Date(Date.parse('2026-09-07') + n * 86_400_000).toISOString().slice(0, 10),
      seconds: each,
    }))

  const worth = (worked: ReturnType<typeof days>, rules: readonly OvertimeRule[], first = 1) => {
    const { plain, overtime } = splitOvertime(worked, rules, [{ first_weekday: first, from: null }])
    const all = [...plain.values()].reduce((sum, each) => sum + each, 0)
    const extra = [...overtime].flatMap(([rule, some]) =>
      some.map(({ day, seconds }) => ({ day, seconds, factor: Number(rule.factor) })),
    )

    return { plain, extra, seconds: extra.reduce((sum, each) => sum + each.seconds, all) }
  }

  it('keeps every second, pays no less, and nothing else on other days', () => {
    fc.assert(
      fc.property(hours, fc.integer({ min: 1, max: 7 }), (seconds, first) => {
        const worked = days(seconds)
        const [with7, without] = [worth(worked, california, first), worth(worked, daily, first)]
        expect(with7.seconds).toBe(seconds.reduce((sum, each) => sum + each, 0))

        for (const { day } of worked) {
          const paidOn = ({ plain, extra }: typeof with7) =>
            extra
              .filter((each) => each.day === day)
              .reduce((sum, each) => sum + each.seconds * each.factor, plain.get(day) ?? 0)
          const n = worked.findIndex((each) => each.day === day)
          const weekday = ((new Date(day).getUTCDay() + 6) % 7) + 1
          const isLast = (weekday - first + 7) % 7 === 6
          const isSeventh =
            isLast && n >= 6 && seconds.slice(n - 6, n + 1).every((each) => each > 0)

          if (isSeventh) {
            const own = seconds[n]!
            const [at15, at2] = [Math.min(own, 8 * 3600), Math.max(0, own - 8 * 3600)]
            expect(paidOn(with7)).toBe(at15 * 1.5 + at2 * 2)
            expect(paidOn(with7)).toBeGreaterThanOrEqual(paidOn(without))
          } else expect(paidOn(with7)).toBe(paidOn(without))
        }
      }),
    )
  })

  it('is none in a week that a change of its first weekday cuts off', () => {
    const worked = days(Array(9).fill(3600))
    const weeks = [{ first_weekday: 3, from: '2026-09-09' }]
    const { overtime } = splitOvertime(worked, california, weeks)
    // Monday and Tuesday are a week of their own; the next one ends on Tuesday the 15th.
    expect([...overtime.values()].flat().map(({ day }) => day)).toEqual(['2026-09-15'])
  })
})
