import type { TaxRounding, VatCategory } from '@workledger/contracts/invoicing/vat-categories'
import { type Amount, amount, rounded, total } from '../kernel/money'
import { type InvoiceTaxes, invoiceTax, type Tax, type Taxed, taxesOf, taxKey } from './invoice-taxes'

export interface PricedItem extends Taxed {
  readonly quantity: string
  readonly unit_price: string
  readonly discount: boolean
}
/** Percentages as decimal strings; null where the invoice has none. */
export interface Rates extends InvoiceTaxes {
  readonly discount_rate: string | null
  /** `total` unless said. */
  readonly tax_rounding?: TaxRounding | undefined
}
export interface LineTotals {
  /** quantity × unit price. */
  amount: string
  discount: string
  taxes: { tax: Tax; amount: string }[]
  /** amount − discount + taxes. */
  total: string
}
export interface TaxSum extends Tax {
  /** What is taxed, after the discount. */
  taxable: string
  amount: string
}
export interface DiscountPart {
  category: VatCategory | null
  vat_rate: string | null
  base: string
  amount: string
}

/**
 * One line by itself, each part rounded once, half away from zero to the currency's minor unit: the discount first, then each
 * tax on the discounted line, none on another. Decimal strings.
 */
export function lineTotals(item: PricedItem, rates: Rates, currency: string): LineTotals {
  const gross = rounded(amount(item.quantity).times(item.unit_price), currency)
  const discount = rounded(
    item.discount
      ? amount(gross)
          .times(rates.discount_rate ?? 0)
          .dividedBy(100)
      : 0,
    currency,
  )
  const net = amount(gross).minus(discount)
  const taxes = taxesOf(item, rates).map((tax) => ({ tax, amount: rounded(net.times(tax.rate).dividedBy(100), currency) }))
  return { amount: gross, discount, taxes, total: total([net, ...taxes.map((each) => each.amount)], currency) }
}

/** Lines that bear the same taxes: their sum, and what of it bears the discount. */
interface Group {
  taxes: Tax[]
  sum: Amount
  /** Of the lines that bear the discount; null: none does. */
  discounted: Amount | null
  discount: Amount
}

/**
 * An invoice's sums as EN 16931 makes them: the discount for the lines of each VAT, and each tax on the sum of what it taxes, both rounded once;
 * with `tax_rounding: 'line'` both are the sums of the rounded lines. Either way subtotal − discount + tax is the total to the last cent.
 */
export function invoiceTotals(items: readonly PricedItem[], rates: Rates, currency: string) {
  const byLine = rates.tax_rounding === 'line'
  const lines = items.map((item) => lineTotals(item, rates, currency))
  const groups = new Map<string, Group>()
  items.forEach((item, n) => {
    const taxes = taxesOf(item, rates)
    const key = taxes.map(taxKey).toSorted().join()
    const { sum, discounted, discount } = groups.get(key) ?? { sum: amount(0), discounted: null, discount: amount(0) }
    const line = lines[n]!
    groups.set(key, {
      taxes,
      sum: sum.plus(line.amount),
      discounted: item.discount ? (discounted ?? amount(0)).plus(line.amount) : discounted,
      discount: discount.plus(line.discount),
    })
  })
  const taxed = new Map<string, { tax: Tax; taxable: Amount; amount: Amount }>()
  const discounts: DiscountPart[] = []
  for (const { taxes, sum, discounted, discount: ofLines } of groups.values()) {
    const discount = byLine ? ofLines : amount(rounded((discounted ?? amount(0)).times(rates.discount_rate ?? 0).dividedBy(100), currency))
    const vat = taxes.find(({ category }) => category !== null)
    if (discounted)
      discounts.push({
        category: vat?.category ?? null,
        vat_rate: vat?.rate ?? null,
        base: rounded(discounted, currency),
        amount: rounded(discount, currency),
      })
    for (const tax of taxes) {
      const before = taxed.get(taxKey(tax)) ?? { tax, taxable: amount(0), amount: amount(0) }
      taxed.set(taxKey(tax), { ...before, taxable: before.taxable.plus(sum).minus(discount) })
    }
  }
  for (const line of lines)
    for (const { tax, amount: ofLine } of line.taxes) {
      const sum = taxed.get(taxKey(tax))!
      taxed.set(taxKey(tax), { ...sum, amount: sum.amount.plus(ofLine) })
    }
  const taxes: TaxSum[] = [...taxed.values()].map(({ tax, taxable, amount: ofLines }) => ({
    ...tax,
    taxable: rounded(taxable, currency),
    amount: rounded(byLine ? ofLines : taxable.times(tax.rate).dividedBy(100), currency),
  }))
  const sumOf = (values: Iterable<string>) => total(values, currency)
  const subtotal = sumOf(lines.map((line) => line.amount))
  const discount = sumOf(discounts.map((part) => part.amount))
  const net = total([subtotal, amount(discount).negated()], currency)
  const tax = sumOf(taxes.map((each) => each.amount))
  /** Of one of the invoice's two taxes, if lines bear it. */
  const slot = (of: 1 | 2) => {
    const key = taxKey(invoiceTax(rates, of))
    return items.some((item) => (of === 1 ? item.tax1 : item.tax2))
      ? taxes.find((each) => taxKey(each) === key)!.amount
      : rounded(0, currency)
  }
  return { lines, subtotal, discount, discounts, net, tax1: slot(1), tax2: slot(2), taxes, tax, total: total([net, tax], currency) }
}
