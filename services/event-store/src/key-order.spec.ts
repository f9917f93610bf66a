import * as fc from 'fast-check'
import { createKeyOrder } from './key-order'

describe('the order of keys', () => {
  it('is that of a sort, for each object and however often its shape comes', () => {
    const order = createKeyOrder()

    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.integer()), (object) => {
        const sorted = Object.keys(object).sort()
        expect(order(object)).toEqual(sorted)
        expect(order({ ...object })).toEqual(sorted)
      }),
    )
  })

  it('tells shapes apart of which one begins like the other', () => {
    const order = createKeyOrder()
    expect(order({ b: 1, a: 1, c: 1 })).toEqual(['a', 'b', 'c'])
    expect(order({ b: 1, a: 1 })).toEqual(['a', 'b'])
    expect(order({})).toEqual([])
  })

  it('stays right for more shapes than it keeps', () => {
    const order = createKeyOrder((a, b) => a.length - b.length || (a < b ? -1 : 1))

    const wrong = Array.from({ length: 30_000 }, (_, n) => `b${n}`).filter(
      (name) => order({ [name]: 1, a: 1 }).join() !== `a,${name}`,
    )

    expect(wrong).toEqual([])
  })
})
