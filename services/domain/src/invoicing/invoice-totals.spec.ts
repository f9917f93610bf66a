import { taxRoundings, vatCategories } from '@workledger/contracts/invoicing/vat-categories'
import Decimal from 'decimal.js'
import fc from 'fast-check'
import { minorUnits } from '../kernel/money'
import { invoiceTotals, lineTotals, type PricedItem, type Rates } from './invoice-totals'

const decimals = (max: number, places: number) =>
  fc
    .integer({ min: 0, max: max * 10 ** places })
    .map((n) => new Decimal(n).dividedBy(10 ** places).toString())

const own = fc.option(fc.constantFrom(...vatCategories), { nil: null }).chain((vat_category) =>
  fc.record({
    vat_category: fc.constant(vat_category),
    vat_rate:
      vat_category === 'S' ? fc.constantFrom('7', '19', '7.7') : fc.constant(vat_category && '0'),
  }),
)

const item = fc
  .record({
    quantity: decimals(10_000, 3),
    unit_price: decimals(100_000, 4),
    tax1: fc.boolean(),
    tax2: fc.boolean(),
    discount: fc.boolean(),
    own,
  })
  .map(({ own: vat, ...rest }): PricedItem => ({ ...rest, ...vat }))

const percent = fc.option(decimals(100, 3), { nil: null })

const rates: fc.Arbitrary<Rates> = fc.record({
  discount_rate: percent,
  tax_name1: fc.constant('One'),
  tax_rate1: percent,
  tax_name2: fc.constant('Two'),
  tax_rate2: percent,
  tax_rounding: fc.constantFrom(...taxRoundings),
})

const currency = fc.constantFrom('EUR', 'JPY', 'KWD')

const sum = (values: readonly string[]) =>
  values.reduce((all, value) => all.plus(value), new Decimal(0))

const plain: PricedItem = {
  quantity: '1',
  unit_price: '0',
  tax1: false,
  tax2: false,
  discount: false,
}

const none: Rates = { discount_rate: null, tax_rate1: null, tax_rate2: null }

describe('an invoice line', () => {
  it('takes the discount first and both taxes from the discounted line, neither from the other', () => {
    const line = lineTotals(
      { quantity: '3', unit_price: '33.33', tax1: true, tax2: true, discount: true },
      { discount_rate: '10', tax_name1: 'One', tax_rate1: '20', tax_name2: 'Two', tax_rate2: '5' },
      'EUR',
    )
    expect(line).toMatchObject({
      amount: '99.99',
      discount: '10.00',
      taxes: [{ amount: '18.00' }, { amount: '4.50' }],
      total: '112.49',
    })
  })

  it('rounds half away from zero to the minor unit of the currency', () => {
    const price = (unit_price: string, of: string) =>
      lineTotals({ ...plain, unit_price }, none, of).amount
    expect(price('0.125', 'EUR')).toBe('0.13')
    expect(price('10.5', 'JPY')).toBe('11')
    expect(price('1.0005', 'KWD')).toBe('1.001')

    const taxed = lineTotals(
      { ...plain, unit_price: '2.5', tax1: true },
      { ...none, tax_rate1: '1' },
      'EUR',
    )

    expect(taxed.taxes[0]!.amount).toBe('0.03')
  })

  it('has only the taxes and discount that it is marked with', () =>
    expect(
      lineTotals(
        { ...plain, unit_price: '10' },
        { discount_rate: '50', tax_rate1: '50', tax_rate2: '50' },
        'EUR',
      ).total,
    ).toBe('10.00'))
})

describe('an invoice', () => {
  it.each([
    ['EUR', 100, '0.10', '5', 'line', '1.00'],
    ['EUR', 100, '0.10', '5', 'total', '0.50'],
    ['JPY', 3, '105', '10', 'line', '33'],
    ['JPY', 3, '105', '10', 'total', '32'],
  ] as const)(
    'in %s, of %i lines of %s with %s %% by %s has a tax of %s',
    (currency, count, unit_price, tax_rate1, tax_rounding, tax) => {
      const items = Array.from({ length: count }, () => ({ ...plain, unit_price, tax1: true }))
      expect(
        invoiceTotals(items, { ...none, tax_name1: 'VAT', tax_rate1, tax_rounding }, currency),
      ).toMatchObject({
        tax,
        taxes: [{ amount: tax }],
      })
    },
  )

  it('adds up to the last unit, its taxes as its parts', () =>
    fc.assert(
      fc.property(fc.array(item, { maxLength: 12 }), rates, currency, (items, rate, code) => {
        const { lines, subtotal, discount, discounts, net, taxes, tax, total } = invoiceTotals(
          items,
          rate,
          code,
        )

        expect(sum(lines.map((line) => line.amount)).equals(subtotal)).toBe(true)
        expect(sum(discounts.map((part) => part.amount)).equals(discount)).toBe(true)
        expect(new Decimal(subtotal).minus(discount).equals(net)).toBe(true)
        expect(sum(taxes.map((each) => each.amount)).equals(tax)).toBe(true)
        expect(new Decimal(net).plus(tax).equals(total)).toBe(true)

        if (rate.tax_rounding === 'line')
          expect(sum(lines.map((line) => line.total)).equals(total)).toBe(true)
      }),
    ))

  it('taxes by rate: each category and rate once, on the sum of its lines after the discount', () =>
    fc.assert(
      fc.property(fc.array(item, { maxLength: 12 }), rates, currency, (items, rate, code) => {
        const { taxes } = invoiceTotals(items, { ...rate, tax_rounding: 'total' }, code)
        const keys = taxes.map((tax) => `${tax.category ?? tax.name} ${new Decimal(tax.rate)}`)
        expect(new Set(keys).size).toBe(keys.length)

        for (const { taxable, rate: per, amount } of taxes) {
          const exact = new Decimal(taxable).times(per).dividedBy(100)
          expect(
            new Decimal(amount).equals(
              exact.toDecimalPlaces(minorUnits(code), Decimal.ROUND_HALF_UP),
            ),
          ).toBe(true)
        }
      }),
    ))

  it('has the same taxes and total however a line is split', () => {
    const whole = fc.record({
      cents: fc.integer({ min: 0, max: 10_000_000 }),
      line: item,
      parts: fc.array(fc.nat(1000), { maxLength: 5 }),
    })
    fc.assert(
      fc.property(fc.array(whole, { minLength: 1, maxLength: 6 }), rates, (wholes, given) => {
        const rate: Rates = { ...given, tax_rounding: 'total' }
        const price = (cents: number) => new Decimal(cents).dividedBy(100).toString()

        const split = wholes.flatMap(({ cents, line, parts }) => {
          let left = cents

          const pieces = parts.map((part) => {
            const piece = Math.min(part, left)
            left -= piece
            return { ...line, quantity: '1', unit_price: price(piece) }
          })

          return [...pieces, { ...line, quantity: '1', unit_price: price(left) }]
        })

        const { lines: _, ...one } = invoiceTotals(
          wholes.map(({ cents, line }) => ({ ...line, quantity: '1', unit_price: price(cents) })),
          rate,
          'EUR',
        )

        const { lines: __, ...many } = invoiceTotals(split, rate, 'EUR')
        expect(many).toEqual(one)
      }),
    )
  })

  it('does not depend on the order of its items', () =>
    fc.assert(
      fc.property(fc.array(item, { maxLength: 8 }), rates, currency, (items, rate, code) => {
        const { subtotal, discount, net, tax1, tax2, tax, total, ...parts } = invoiceTotals(
          items,
          rate,
          code,
        )

        const backwards = invoiceTotals(items.toReversed(), rate, code)
        expect(backwards).toMatchObject({ subtotal, discount, net, tax1, tax2, tax, total })

        const sorted = (taxes: typeof parts.taxes) =>
          taxes
            .map((each) => JSON.stringify([each.category, each.name, each.taxable, each.amount]))
            .toSorted()

        expect(sorted(backwards.taxes.filter(({ category }) => !category))).toEqual(
          sorted(parts.taxes.filter(({ category }) => !category)),
        )
      }),
    ))

  it('has amounts in whole minor units, never below zero, and each within half a unit of the exact one', () =>
    fc.assert(
      fc.property(item, rates, currency, (one, rate, code) => {
        const { taxes, ...line } = lineTotals(one, rate, code)

        for (const value of [...Object.values(line), ...taxes.map((tax) => tax.amount)]) {
          expect(new Decimal(value).decimalPlaces()).toBeLessThanOrEqual(minorUnits(code))
          expect(new Decimal(value).isNegative() && !new Decimal(value).isZero()).toBe(false)
        }

        const off = new Decimal(line.amount)
          .minus(new Decimal(one.quantity).times(one.unit_price))
          .abs()
        expect(off.lte(new Decimal(10).pow(-minorUnits(code)).dividedBy(2))).toBe(true)
      }),
    ))
})
