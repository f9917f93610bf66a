import fc from 'fast-check'
import { average, noRatings, rated } from './figures'

const rating = fc.integer({ min: 1, max: 5 })

describe('figures of a survey', () => {
  it('are means, rounded half up once', () => {
    expect(average(rated(noRatings, [1, 2]), 2)).toBe('1.50')
    expect(average(rated(noRatings, [4, 4, 5, 5, 5, 5, 5, 5]), 1)).toBe('4.8')
    expect(average(rated(noRatings, [1, 1, 1, 1, 1, 1, 1, 2]), 2)).toBe('1.13')
    expect(average(noRatings, 2)).toBeNull()
  })

  it('do not depend on order or batches, and count everyone', () => {
    fc.assert(
      fc.property(fc.array(rating), fc.array(rating), (a, b) => {
        const all = rated(noRatings, [...a, ...b])
        expect(rated(rated(noRatings, b), a)).toEqual(all)
        expect(all.reduce((sum, count) => sum + count, 0)).toBe(a.length + b.length)
      }),
    )
  })
})
