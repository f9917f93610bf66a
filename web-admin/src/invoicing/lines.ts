import type { InvoiceAnswer } from '@workledger/contracts/invoicing/invoice-answer'
import type { VatCategory } from '@workledger/contracts/invoicing/vat-categories'
import { changedOnly } from '@workledger/kit/form/form-rules'

/** One item as typed. `id` is undefined until it is saved; `key` is its name on the page. */
export interface InvoiceLine {
  key: string
  id: string | null
  description: string
  quantity: string
  /** Empty: pieces. */
  unit: string
  unit_price: string
  tax1: boolean
  tax2: boolean
  discount: boolean
  /** Empty: the item has no VAT of its own. */
  vat_category: VatCategory | ''
  vat_rate: string
  vat_reason: string
}

type Content = Omit<InvoiceLine, 'key' | 'id'>

export const linesOf = (items: InvoiceAnswer['items']): InvoiceLine[] =>
  items.map(
    ({
      id,
      description,
      quantity,
      unit,
      unit_price,
      tax1,
      tax2,
      discount,
      vat_category,
      vat_rate,
      vat_reason,
    }) => ({
      key: id,
      id,
      description,
      quantity,
      unit: unit ?? '',
      unit_price,
      tax1,
      tax2,
      discount,
      vat_category: vat_category ?? '',
      vat_rate: vat_rate ?? '',
      vat_reason: vat_reason ?? '',
    }),
  )

export const contentOf = ({ key: _, id: __, ...content }: InvoiceLine): Content => content

/** Returns the changes to send, so that the server's items become the typed ones. */
export function lineChanges(before: readonly InvoiceLine[], now: readonly InvoiceLine[]) {
  const kept = new Map(now.flatMap((line) => (line.id ? [[line.id, line] as const] : [])))
  return {
    removed: before.filter((line) => line.id && !kept.has(line.id)).map((line) => line.id!),
    changed: before.flatMap((line) => {
      const typed = line.id ? kept.get(line.id) : undefined
      const change = typed ? changedOnly(contentOf(line), contentOf(typed)) : {}
      return Object.keys(change).length > 0 ? [{ id: line.id!, change }] : []
    }),
    added: now.filter((line) => line.id === null),
  }
}

/** Returns whether a typed item equals the saved one, so that the shown amount is the server's. */
export const isSaved = (line: InvoiceLine, item: InvoiceAnswer['items'][number]) =>
  JSON.stringify(contentOf(linesOf([item])[0]!)) === JSON.stringify(contentOf(line))

interface Charges {
  tax_name1: string
  tax_rate1: string
  tax_name2: string
  tax_rate2: string
  discount_name: string
  discount_rate: string
  discount_amount?: string
}

/** Returns missing names and rates of charges that an item has ticked. */
export function missingCharges(
  charges: Charges,
  lines: readonly InvoiceLine[],
): Record<string, string> {
  const missing: Record<string, string> = {}
  type Needed = Exclude<keyof Charges, 'discount_amount'>

  const need = (
    used: boolean,
    name: Needed,
    rate: Needed,
    { sayName, sayRate }: { sayName: string; sayRate: string },
  ) => {
    if (used && !charges[name].trim()) missing[name] = sayName
    const given =
      charges[rate].trim() || (rate === 'discount_rate' && charges.discount_amount?.trim())
    if (used && !given) missing[rate] = sayRate
  }

  need(
    lines.some(({ tax1 }) => tax1),
    'tax_name1',
    'tax_rate1',
    { sayName: 'invoice.tax_name', sayRate: 'invoice.tax_value' },
  )

  need(
    lines.some(({ tax2 }) => tax2),
    'tax_name2',
    'tax_rate2',
    { sayName: 'invoice.tax_name', sayRate: 'invoice.tax_value' },
  )

  need(
    lines.some(({ discount }) => discount),
    'discount_name',
    'discount_rate',
    { sayName: 'invoice.discount_name', sayRate: 'invoice.discount_value' },
  )

  return missing
}
