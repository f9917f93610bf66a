import { refuse } from '@workledger/contracts/kernel/errors'
import { amount, rounded, total } from '../kernel/money'
import { documentOf, type InvoiceDocument } from './invoice-document'
import { taxesOf, taxKey } from './invoice-taxes'

/** Quantities by item. */
export type Quantities = Readonly<Record<string, string>>

const plus = (before: Quantities, now: Quantities): Quantities => ({
  ...before,
  ...Object.fromEntries(
    Object.entries(now).map(([item, quantity]) => [
      item,
      amount(before[item] ?? 0)
        .plus(quantity)
        .toFixed(),
    ]),
  ),
})

/** Returns the quantity of each item that can still be credited; leaves out items without any. */
export const creditable = (invoice: InvoiceDocument, credited: Quantities): Quantities =>
  Object.fromEntries(
    invoice.lines.flatMap(({ item_id, quantity }) => {
      const left = amount(quantity).minus(credited[item_id] ?? 0)
      return left.isZero() ? [] : [[item_id, left.toFixed()]]
    }),
  )

/** Returns the invoice with only these quantities. */
function withOnly(invoice: InvoiceDocument, quantities: Quantities): InvoiceDocument {
  const lines = invoice.lines.map((line) => ({
    ...line,
    quantity: quantities[line.item_id] ?? '0',
  }))

  const content = contentOf(invoice)
  const { discount_amount } = content

  return documentOf(
    { ...content, discount_amount: discount_amount && fixedPart(invoice, lines, discount_amount) },
    lines,
    invoice,
  )
}

/**
 * Returns the part of a fixed discount for some quantities: in proportion to their amounts, and all
 * of it with all of them.
 */
function fixedPart(
  invoice: InvoiceDocument,
  lines: InvoiceDocument['lines'],
  fixed: string,
): string {
  const sum = (of: InvoiceDocument['lines']) =>
    of.reduce(
      (all, { discount, quantity, unit_price }) =>
        discount ? all.plus(amount(quantity).times(unit_price)) : all,
      amount(0),
    )

  const whole = sum(invoice.lines)

  return whole.isZero()
    ? fixed
    : rounded(amount(fixed).times(sum(lines)).div(whole), invoice.currency)
}

/** Returns the source data of a document. */
export function contentOf(invoice: InvoiceDocument) {
  const { tax1, tax2, discount } = invoice
  return {
    ...invoice,
    tax_name1: tax1?.name ?? null,
    tax_rate1: tax1?.rate ?? null,
    tax_category1: tax1?.category ?? null,
    tax_reason1: tax1?.reason ?? null,
    tax_name2: tax2?.name ?? null,
    tax_rate2: tax2?.rate ?? null,
    tax_category2: tax2?.category ?? null,
    tax_reason2: tax2?.reason ?? null,
    discount_name: discount?.name ?? null,
    // A discount that is only an amount has no percentage.
    discount_rate:
      discount && !(discount.fixed && amount(discount.rate).isZero()) ? discount.rate : null,
    discount_amount: discount?.fixed ?? null,
  }
}

/**
 * Returns a credit note for some quantities of an invoice, as a document with positive amounts. Its
 * sums are those of everything credited so far and now, less those credited before. So all credit
 * notes together never exceed the invoice, and equal it once all of it is credited, whatever the
 * rounding.
 */
export function creditDocument(
  invoice: InvoiceDocument,
  credited: Quantities,
  now: Quantities,
  credited_on: string,
): InvoiceDocument {
  refuseTooMuch(invoice, credited, now)
  const before = withOnly(invoice, credited)
  const after = withOnly(invoice, plus(credited, now))
  const content = contentOf(invoice)
  const borne = new Set(
    after.lines.flatMap((line) => (now[line.item_id] ? taxesOf(line, content).map(taxKey) : [])),
  )
  const less = (of: string, was: string) => total([of, amount(was).negated()], invoice.currency)
  const part = <T extends { amount: string }>(of: T | null, was: T | null) =>
    of && { ...of, amount: less(of.amount, was?.amount ?? '0') }

  return {
    ...after,
    invoice_date: credited_on,
    due_date: credited_on,
    lines: after.lines.flatMap((line, n) => {
      const quantity = now[line.item_id]
      const was = before.lines[n]!
      if (quantity === undefined || amount(quantity).isZero()) return []

      return [
        {
          ...line,
          quantity,
          amount: less(line.amount, was.amount),
          total: less(line.total, was.total),
        },
      ]
    }),
    subtotal: less(after.subtotal, before.subtotal),
    discount: fixedLess(part(after.discount, before.discount), before.discount, less),
    discounts: after.discounts
      .map((each, n) => ({
        ...each,
        base: less(each.base, before.discounts[n]!.base),
        amount: less(each.amount, before.discounts[n]!.amount),
      }))
      .filter(({ base }) => !amount(base).isZero()),
    tax1: part(after.tax1, before.tax1),
    tax2: part(after.tax2, before.tax2),
    taxes: after.taxes
      .map((each, n) => ({
        ...each,
        taxable: less(each.taxable, before.taxes[n]!.taxable),
        amount: less(each.amount, before.taxes[n]!.amount),
      }))
      .filter((tax) => borne.has(taxKey(tax)) || !amount(tax.amount).isZero()),
    net: less(after.net, before.net),
    tax: less(after.tax, before.tax),
    total: less(after.total, before.total),
    ...accountingLess(after.accounting, before.accounting),
  }
}

/** Refuses quantities of which less is left to be credited. */
function refuseTooMuch(invoice: InvoiceDocument, credited: Quantities, now: Quantities): void {
  for (const [item_id, quantity] of Object.entries(now)) {
    const line = invoice.lines.find((each) => each.item_id === item_id) ?? refuse('not_found')
    const left = creditable(invoice, credited)[item_id] ?? '0'
    const [asked, most] = [amount(quantity), amount(left)]

    if (asked.abs().gt(most.abs()) || (!asked.isZero() && asked.isNegative() !== most.isNegative()))
      refuse('invoice.credit_most', { params: { item: line.description, left } })
  }
}

/** Returns the fixed part of a discount, less that credited before. */
function fixedLess(
  now: InvoiceDocument['discount'],
  before: InvoiceDocument['discount'],
  less: (of: string, was: string) => string,
): InvoiceDocument['discount'] {
  return now?.fixed === undefined ? now : { ...now, fixed: less(now.fixed, before?.fixed ?? '0') }
}

/** Returns the tax in the seller's currency, less the tax of earlier credit notes. */
const accountingLess = (
  now: InvoiceDocument['accounting'],
  before: InvoiceDocument['accounting'],
): Pick<InvoiceDocument, 'accounting'> =>
  now && before
    ? { accounting: { ...now, tax: total([now.tax, amount(before.tax).negated()], now.currency) } }
    : {}

/** Returns the credited quantities after another credit note. */
export const creditedWith = (credited: Quantities, document: InvoiceDocument): Quantities =>
  plus(
    credited,
    Object.fromEntries(document.lines.map(({ item_id, quantity }) => [item_id, quantity])),
  )
