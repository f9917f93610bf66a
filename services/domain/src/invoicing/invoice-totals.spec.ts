import Decimal from 'decimal.js'
import fc from 'fast-check'
import { minorUnits } from '../kernel/money'
import { invoiceTotals, lineTotals, type PricedItem, type Rates } from './invoice-totals'

const decimals = (max: number, places: number) =>
  fc.integer({ min: 0, max: max * 10 ** places }).map((n) => new Decimal(n).dividedBy(10 ** places).toString())
const item = fc.record({
  quantity: decimals(10_000, 3),
  unit_price: decimals(100_000, 4),
  tax1: fc.boolean(),
  tax2: fc.boolean(),
  discount: fc.boolean(),
})
const percent = fc.option(decimals(100, 3), { nil: null })
const rates: fc.Arbitrary<Rates> = fc.record({ discount_rate: percent, tax_rate1: percent, tax_rate2: percent })
const currency = fc.constantFrom('EUR', 'JPY', 'KWD')
const sum = (values: readonly string[]) => values.reduce((all, value) => all.plus(value), new Decimal(0))

const plain: PricedItem = { quantity: '1', unit_price: '0', tax1: false, tax2: false, discount: false }
const none: Rates = { discount_rate: null, tax_rate1: null, tax_rate2: null }

describe('an invoice line', () => {
  it('takes the discount first and both taxes from the discounted line, neither from the other', () =>
    expect(
      lineTotals(
        { quantity: '3', unit_price: '33.33', tax1: true, tax2: true, discount: true },
        { discount_rate: '10', tax_rate1: '20', tax_rate2: '5' },
        'EUR',
      ),
    ).toEqual({ amount: '99.99', discount: '10.00', tax1: '18.00', tax2: '4.50', total: '112.49' }))
  it('rounds half away from zero to the minor unit of the currency', () => {
    const price = (unit_price: string, of: string) => lineTotals({ ...plain, unit_price }, none, of).amount
    expect(price('0.125', 'EUR')).toBe('0.13')
    expect(price('10.5', 'JPY')).toBe('11')
    expect(price('1.0005', 'KWD')).toBe('1.001')
    expect(lineTotals({ ...plain, unit_price: '2.5', tax1: true }, { ...none, tax_rate1: '1' }, 'EUR').tax1).toBe('0.03')
  })
  it('is free of what it is not marked with', () =>
    expect(lineTotals({ ...plain, unit_price: '10' }, { discount_rate: '50', tax_rate1: '50', tax_rate2: '50' }, 'EUR').total).toBe(
      '10.00',
    ))
})

describe('an invoice', () => {
  it('is the sum of its rounded lines, and its parts add up to the last unit', () =>
    fc.assert(
      fc.property(fc.array(item, { maxLength: 12 }), rates, currency, (items, rate, code) => {
        const { lines, subtotal, discount, tax1, tax2, total } = invoiceTotals(items, rate, code)
        expect(sum(lines.map((line) => line.total)).equals(total)).toBe(true)
        expect(new Decimal(subtotal).minus(discount).plus(tax1).plus(tax2).equals(total)).toBe(true)
      }),
    ))
  it('does not depend on the order of its items', () =>
    fc.assert(
      fc.property(fc.array(item, { maxLength: 8 }), rates, currency, (items, rate, code) => {
        const { lines: _, ...forwards } = invoiceTotals(items, rate, code)
        const { lines: __, ...backwards } = invoiceTotals(items.toReversed(), rate, code)
        expect(backwards).toEqual(forwards)
      }),
    ))
  it('has amounts in whole minor units, never below zero, and each within half a unit of the exact one', () =>
    fc.assert(
      fc.property(item, rates, currency, (one, rate, code) => {
        const line = lineTotals(one, rate, code)
        for (const value of Object.values(line)) {
          expect(new Decimal(value).decimalPlaces()).toBeLessThanOrEqual(minorUnits(code))
          expect(new Decimal(value).isNegative() && !new Decimal(value).isZero()).toBe(false)
        }
        const off = new Decimal(line.amount).minus(new Decimal(one.quantity).times(one.unit_price)).abs()
        expect(off.lte(new Decimal(10).pow(-minorUnits(code)).dividedBy(2))).toBe(true)
      }),
    ))
})
