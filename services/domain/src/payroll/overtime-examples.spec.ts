import { type OvertimeRule, splitOvertime } from './overtime'

const rule = (
  name: string,
  after_hours: string,
  per: OvertimeRule['per'],
  factor: string,
): OvertimeRule => ({ category_id: name, name, after_hours, per, factor })

/**
 * California Labor Code, section 510 (a): one and a half times the regular rate beyond 8 hours of a
 * workday and beyond 40 hours of a workweek, twice the rate beyond 12 hours of a workday. Its rule
 * of the seventh day of a workweek has no counterpart here.
 */
const california = [
  rule('half', '8', 'day', '1.5'),
  rule('double', '12', 'day', '2'),
  rule('week', '40', 'week', '1.5'),
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
  ])('pays %s', (_, worked, expected) => expect(paid(...worked)).toEqual(expected))
})
