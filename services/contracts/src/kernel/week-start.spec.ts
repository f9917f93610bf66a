import { firstOfWeek, weekendIn, weekStartOf } from './week-start'

describe('the first day of a week', () => {
  it.each([
    ['2026-11-24', 1, '2026-11-23'],
    ['2026-11-23', 1, '2026-11-23'],
    ['2026-11-22', 1, '2026-11-16'],
    ['2026-11-22', 7, '2026-11-22'],
    ['2026-11-21', 7, '2026-11-15'],
    ['2026-11-21', 6, '2026-11-21'],
    ['2026-11-20', 6, '2026-11-14'],
    ['2027-01-01', 6, '2026-12-26'],
  ] as const)('of %s, where weeks begin on ISO weekday %i, is %s', (day, start, first) => {
    expect(firstOfWeek(day, start)).toBe(first)
  })

  it('is a Monday unless the company has chosen another day', () => {
    const chosen = (day: string) => weekStartOf({ week_starts_on: day })
    expect([weekStartOf(undefined), weekStartOf({}), chosen('7'), chosen('3')]).toEqual([
      1, 1, 7, 1,
    ])
  })

  it.each([
    ['FR', 1, [6, 7]],
    ['US', 7, [6, 7]],
    ['EG', 6, [5, 6]],
    ['SA', 7, [5, 6]],
    // The Maldives begin on a Friday, which the setting does not offer.
    ['MV', 1, [6, 7]],
    ['Atlantis', 1, [6, 7]],
    [null, 1, [6, 7]],
  ])('in %s is %i by default, and the weekend is %j', (country, first, weekend) => {
    expect([weekStartOf({}, country), weekendIn(country)]).toEqual([first, weekend])
    expect(weekStartOf({ week_starts_on: '6' }, country)).toBe(6)
  })
})
