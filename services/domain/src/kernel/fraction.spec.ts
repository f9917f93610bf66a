import Decimal from 'decimal.js'
import fc from 'fast-check'
import { Fraction } from './fraction'

const parts = fc.tuple(
  fc.integer({ min: -100_000, max: 100_000 }),
  fc.integer({ min: 1, max: 86_400 }),
)

describe('a fraction', () => {
  it('adds up from its parts without a rest', () =>
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 86_400 }), fc.array(fc.nat(5000)), (of, seconds) => {
        const sum = Fraction.sum(seconds.map((each) => Fraction.ratio(each, of)))
        const all = seconds.reduce((total, each) => total + each, 0)
        expect(sum.times(of).eq(all)).toBe(true)
      }),
    ))

  it('reads back what it wrote', () =>
    fc.assert(
      fc.property(parts, ([part, of]) => {
        const number = Fraction.ratio(part, of)
        expect(Fraction.of(number.exactly()).eq(number)).toBe(true)
      }),
    ))

  it('is shown like a decimal, and within half a millionth without an end', () =>
    fc.assert(
      fc.property(parts, ([part, of]) => {
        const shown = new Decimal(Fraction.ratio(part, of).toString())
        const apart = shown.minus(new Decimal(part).div(of)).abs()
        expect(apart.lte('0.0000005')).toBe(true)
      }),
    ))

  it('counts like a decimal where that is exact', () =>
    fc.assert(
      fc.property(
        fc.integer({ min: -9999, max: 9999 }),
        fc.integer({ min: -9999, max: 9999 }),
        (a, b) => {
          const [one, other] = [new Decimal(a).div(4), new Decimal(b).div(8)]
          expect(Fraction.of(one).plus(other).toString()).toBe(one.plus(other).toString())
          expect(Fraction.of(one).minus(other).toString()).toBe(one.minus(other).toString())
          expect(Fraction.of(one).lt(other)).toBe(one.lt(other))
        },
      ),
    ))

  it('rounds half away from zero', () =>
    expect([0.5, -0.5, 1.25, -1.75].map((number) => Fraction.of(number).rounded())).toEqual([
      1, -1, 1, -2,
    ]))
})
