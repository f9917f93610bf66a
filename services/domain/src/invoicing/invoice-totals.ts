import type { TaxRounding, VatCategory } from '@workledger/contracts/invoicing/vat-categories'
import { type Amount, amount, rounded, total } from '../kernel/money'
import {
  type InvoiceTaxes,
  invoiceTax,
  type Tax,
  type Taxed,
  taxesOf,
  taxKey,
} from './invoice-taxes'

export interface PricedItem extends Taxed {
  readonly quantity: string
  readonly unit_price: string
  readonly discount: boolean
}

/** Percentages as decimal strings; null for none. */
export interface Rates extends InvoiceTaxes {
  readonly discount_rate: string | null
  /** A money amount, deducted after the percentage. */
  readonly discount_amount?: string | null | undefined
  /** `total` by default. */
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
  /** The taxed amount after the discount. */
  taxable: string
  amount: string
}

export interface DiscountPart {
  category: VatCategory | null
  vat_rate: string | null
  base: string
  amount: string
  /** Its share of the fixed discount; without it, a percentage of the base. */
  fixed?: true
}

/**
 * Returns the amounts of one line as decimal strings. Rounds each part once, half away from zero,
 * to the currency's minor unit. The discount comes first, then each tax on the discounted line,
 * none on another tax.
 */
export function lineTotals(
  item: PricedItem,
  rates: Rates,
  currency: string,
  fixed: string | Amount = '0',
): LineTotals {
  const gross = rounded(amount(item.quantity).times(item.unit_price), currency)
  const discount = total([percentOf(item, gross, rates, currency), fixed], currency)
  const net = amount(gross).minus(discount)

  const taxes = taxesOf(item, rates).map((tax) => ({
    tax,
    amount: rounded(net.times(tax.rate).dividedBy(100), currency),
  }))

  return {
    amount: gross,
    discount,
    taxes,
    total: total([net, ...taxes.map((each) => each.amount)], currency),
  }
}

const percentOf = (
  { discount }: PricedItem,
  gross: string,
  { discount_rate }: Rates,
  currency: string,
) =>
  rounded(
    discount
      ? amount(gross)
          .times(discount_rate ?? 0)
          .dividedBy(100)
      : 0,
    currency,
  )

/**
 * Divides the fixed discount among its lines in proportion to their amounts after the percentage.
 * Each gets the units by which it raises the rounded running total, so the shares add up.
 */
function fixedShares(items: readonly PricedItem[], rates: Rates, currency: string): Amount[] {
  const fixed = amount(rounded(rates.discount_amount ?? 0, currency))

  const bases = items.map((item) => {
    const gross = rounded(amount(item.quantity).times(item.unit_price), currency)
    return item.discount ? amount(gross).minus(percentOf(item, gross, rates, currency)) : amount(0)
  })

  const all = bases.reduce((sum, base) => sum.plus(base), amount(0))
  const first = items.findIndex(({ discount }) => discount)
  let running = amount(0)
  let before = amount(0)

  return bases.map((base, n) => {
    if (all.isZero()) return n === first ? fixed : amount(0)
    running = running.plus(base)
    const after = amount(rounded(fixed.times(running).div(all), currency))
    const share = after.minus(before)
    before = after

    return share
  })
}

/** Lines with the same taxes: their sum, and the part that the discount applies to. */
interface Group {
  taxes: Tax[]
  sum: Amount
  /** Sum of the discounted lines; null for none. */
  discounted: Amount | null
  /** Discount of the lines, with their shares of the fixed amount. */
  discount: Amount
  fixed: Amount
}

/** Groups the lines with the same taxes. */
function groupsOf(
  items: readonly PricedItem[],
  rates: Rates,
  { lines, shares }: { lines: readonly LineTotals[]; shares: readonly Amount[] },
) {
  const groups = new Map<string, Group>()

  items.forEach((item, n) => {
    const taxes = taxesOf(item, rates)
    const key = taxes.map(taxKey).toSorted().join()

    const { sum, discounted, discount, fixed } = groups.get(key) ?? {
      sum: amount(0),
      discounted: null,
      discount: amount(0),
      fixed: amount(0),
    }

    const line = lines[n]!

    groups.set(key, {
      taxes,
      sum: sum.plus(line.amount),
      discounted: item.discount ? (discounted ?? amount(0)).plus(line.amount) : discounted,
      discount: discount.plus(line.discount),
      fixed: fixed.plus(shares[n]!),
    })
  })

  return groups
}

/** The percentage and the fixed amount of a group's discount, those of them that there are. */
function discountParts(
  rates: Rates,
  bears: Pick<DiscountPart, 'category' | 'vat_rate'>,
  { discounted, percent, fixed }: Record<'discounted' | 'percent' | 'fixed', Amount>,
  currency: string,
): DiscountPart[] {
  const isFixed = rates.discount_amount !== undefined && rates.discount_amount !== null
  const parts: DiscountPart[] = []

  if (rates.discount_rate !== null || !isFixed)
    parts.push({
      ...bears,
      base: rounded(discounted, currency),
      amount: rounded(percent, currency),
    })

  if (isFixed)
    parts.push({
      ...bears,
      base: rounded(discounted.minus(percent), currency),
      amount: rounded(fixed, currency),
      fixed: true,
    })

  return parts
}

/**
 * Returns an invoice's sums by EN 16931. The discount of each VAT's lines and each tax on its
 * taxable sum are rounded once. With `tax_rounding: 'line'` both are sums of rounded lines. Either
 * way subtotal − discount + tax equals the total to the last cent.
 */
export function invoiceTotals(items: readonly PricedItem[], rates: Rates, currency: string) {
  const byLine = rates.tax_rounding === 'line'
  const shares = fixedShares(items, rates, currency)
  const lines = items.map((item, n) => lineTotals(item, rates, currency, shares[n]))
  const groups = groupsOf(items, rates, { lines, shares })
  const taxed = new Map<string, { tax: Tax; taxable: Amount; amount: Amount }>()
  const discounts: DiscountPart[] = []

  for (const { taxes, sum, discounted, discount: ofLines, fixed } of groups.values()) {
    const percent = byLine
      ? ofLines.minus(fixed)
      : amount(
          rounded(
            (discounted ?? amount(0)).times(rates.discount_rate ?? 0).dividedBy(100),
            currency,
          ),
        )

    const discount = percent.plus(fixed)
    const vat = taxes.find(({ category }) => category !== null)
    const bears = { category: vat?.category ?? null, vat_rate: vat?.rate ?? null }

    if (discounted)
      discounts.push(...discountParts(rates, bears, { discounted, percent, fixed }, currency))

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

  const sumOf = (parts: readonly { amount: string }[]) =>
    total(
      parts.map((part) => part.amount),
      currency,
    )

  const subtotal = sumOf(lines)
  const discount = sumOf(discounts)
  const net = total([subtotal, amount(discount).negated()], currency)
  const tax = sumOf(taxes)

  /** Returns one of the invoice's two taxes, if lines bear it. */
  const slot = (of: 1 | 2) => {
    const key = taxKey(invoiceTax(rates, of))
    return items.some((item) => (of === 1 ? item.tax1 : item.tax2))
      ? taxes.find((each) => taxKey(each) === key)!.amount
      : rounded(0, currency)
  }

  return {
    lines,
    subtotal,
    discount,
    discounts,
    net,
    tax1: slot(1),
    tax2: slot(2),
    taxes,
    tax,
    total: total([net, tax], currency),
  }
}
