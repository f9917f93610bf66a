import fc from 'fast-check'
import { minorOf, quotient, written } from './exact'
import { amount, rounded } from './money'

const figure = fc
  .tuple(fc.integer({ min: -99_999_999, max: 99_999_999 }), fc.integer({ min: 0, max: 6 }))
  .map(([n, places]) =>
    amount(n)
      .div(10 ** places)
      .toFixed(places),
  )

const currency = fc.constantFrom('EUR', 'JPY', 'KWD', 'CLF')

describe('arithmetic in whole numbers', () => {
  it('gives what decimal arithmetic gives, rounded once', () =>
    fc.assert(
      fc.property(
        fc.array(figure, { maxLength: 4 }),
        fc.array(figure, { maxLength: 2 }),
        currency,
        (multiply, divide, money) => {
          fc.pre(divide.every((each) => Number(each) !== 0))
          const product = (figures: readonly string[]) =>
            figures.reduce((all, each) => all.times(each), amount(1))
          expect(quotient(multiply, divide, money)).toBe(
            rounded(product(multiply).div(product(divide)), money),
          )
        },
      ),
    ))

  it.each([
    ['0.005', '0.01'],
    ['-0.005', '-0.01'],
    ['-0.004', '0.00'],
    ['2.675', '2.68'],
  ])('rounds %s half away from zero to %s', (value, is) =>
    expect(quotient([value], [], 'EUR')).toBe(is),
  )

  it('counts minor units, and writes them as the currency does', () =>
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }), currency, (minor, money) => {
        expect(minorOf(written(minor, money), money)).toBe(minor)
        expect(written(minor, money)).toBe(rounded(written(minor, money), money))
      }),
    ))

  it('takes whole amounts too, and none that are not rounded', () => {
    expect(minorOf('12', 'EUR')).toBe(1200n)
    expect(() => minorOf('0.001', 'EUR')).toThrow(RangeError)
  })
})
