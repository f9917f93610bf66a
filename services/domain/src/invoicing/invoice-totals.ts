import { amount, rounded, total } from '../kernel/money'

export interface PricedItem {
  readonly quantity: string
  readonly unit_price: string
  readonly tax1: boolean
  readonly tax2: boolean
  readonly discount: boolean
}
/** Percentages as decimal strings; null where the invoice has none. */
export interface Rates {
  readonly discount_rate: string | null
  readonly tax_rate1: string | null
  readonly tax_rate2: string | null
}
export interface LineTotals {
  /** quantity × unit price. */
  amount: string
  discount: string
  tax1: string
  tax2: string
  /** amount − discount + taxes. */
  total: string
}

/**
 * One line, each part rounded once, half away from zero to the currency's minor unit: the discount first, then both
 * taxes on the discounted line, neither on the other. Decimal strings.
 */
export function lineTotals(item: PricedItem, rates: Rates, currency: string): LineTotals {
  const percent = (applies: boolean, rate: string | null, of: string) =>
    rounded(applies && rate !== null ? amount(of).times(rate).dividedBy(100) : 0, currency)
  const gross = rounded(amount(item.quantity).times(item.unit_price), currency)
  const discount = percent(item.discount, rates.discount_rate, gross)
  const net = amount(gross).minus(discount).toString()
  const tax1 = percent(item.tax1, rates.tax_rate1, net)
  const tax2 = percent(item.tax2, rates.tax_rate2, net)
  return { amount: gross, discount, tax1, tax2, total: total([net, tax1, tax2], currency) }
}

/** An invoice's sums: each the sum of the rounded lines, so that subtotal − discount + taxes is the total to the last cent. */
export function invoiceTotals(items: readonly PricedItem[], rates: Rates, currency: string) {
  const lines = items.map((item) => lineTotals(item, rates, currency))
  const sum = (part: keyof LineTotals) =>
    total(
      lines.map((line) => line[part]),
      currency,
    )
  return { lines, subtotal: sum('amount'), discount: sum('discount'), tax1: sum('tax1'), tax2: sum('tax2'), total: sum('total') }
}
