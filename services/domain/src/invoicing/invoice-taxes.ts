import type { VatCategory } from '@workledger/contracts/invoicing/vat-categories'
import { refuse, refuseField } from '@workledger/contracts/kernel/errors'
import type { Fault, FieldErrors } from '@workledger/contracts/kernel/faults'
import { amount } from '../kernel/money'

/** A tax of an invoice. Without a category it is not VAT but, for example, a levy. */
export interface Tax {
  readonly category: VatCategory | null
  readonly name: string
  /** Per cent. */
  readonly rate: string
  /** The typed reason for no VAT. */
  readonly reason: string | null
}

/** The invoice's taxes that lines may bear; null for none. */
export interface InvoiceTaxes {
  readonly tax_name1?: string | null | undefined
  readonly tax_rate1: string | null
  readonly tax_category1?: VatCategory | null | undefined
  readonly tax_reason1?: string | null | undefined
  readonly tax_name2?: string | null | undefined
  readonly tax_rate2: string | null
  readonly tax_category2?: VatCategory | null | undefined
  readonly tax_reason2?: string | null | undefined
}

/** The tax fields of a line. */
export interface Taxed {
  readonly tax1: boolean
  readonly tax2: boolean
  readonly vat_category?: VatCategory | null | undefined
  readonly vat_rate?: string | null | undefined
  readonly vat_reason?: string | null | undefined
}

/** Returns one of both taxes of an invoice. */
export function invoiceTax(content: InvoiceTaxes, slot: 1 | 2): Tax {
  const [name, rate, category, reason] =
    slot === 1
      ? [content.tax_name1, content.tax_rate1, content.tax_category1, content.tax_reason1]
      : [content.tax_name2, content.tax_rate2, content.tax_category2, content.tax_reason2]
  return { category: category ?? null, name: name ?? '', rate: rate ?? '0', reason: reason ?? null }
}

const ownVat = ({ vat_category, vat_rate, vat_reason }: Taxed): Tax | null =>
  vat_category
    ? { category: vat_category, name: 'VAT', rate: vat_rate ?? '0', reason: vat_reason ?? null }
    : null

/** Returns the taxes of a line. */
export function taxesOf(line: Taxed, content: InvoiceTaxes): Tax[] {
  const own = ownVat(line)
  return [
    ...(line.tax1 ? [invoiceTax(content, 1)] : []),
    ...(line.tax2 ? [invoiceTax(content, 2)] : []),
    ...(own ? [own] : []),
  ]
}

/** Returns the key by which taxes are summed: VAT by category and rate, others by name and rate. */
export const taxKey = ({ category, name, rate }: Tax) =>
  `${category ?? `- ${name}`} ${amount(rate).toString()}`

const fault = (
  category: VatCategory | null | undefined,
  rate: string | null | undefined,
  reason: string | null | undefined,
) => {
  if (!category) return undefined
  const charged = !amount(rate ?? '0').isZero()
  if (category === 'S') return charged ? undefined : { rate: 'invoice.vat_rate' }
  if (charged) return { rate: 'invoice.vat_zero' }

  return category === 'E' && !reason ? { reason: 'invoice.vat_reason' } : undefined
}

/** Refuses a category with an unsuitable rate or reason. */
export function checkCategories(content: InvoiceTaxes): void {
  const fields: FieldErrors = {}

  for (const slot of [1, 2] as const) {
    const { category, rate, reason } = invoiceTax(content, slot)
    const wrong = fault(category, rate, reason)
    if (wrong?.rate) fields[`tax_rate${slot}`] = [{ code: wrong.rate }]
    if (wrong?.reason) fields[`tax_reason${slot}`] = [{ code: wrong.reason }]
  }

  if (Object.keys(fields).length > 0) refuse('validation', { fields })
  const [first, second] = [invoiceTax(content, 1), invoiceTax(content, 2)]

  if (first.category && taxKey(first) === taxKey(second))
    refuseField('tax_category2', 'invoice.vat_name')
}

export function checkLineVat({ vat_category, vat_rate, vat_reason }: Partial<Taxed>): void {
  const wrong = fault(vat_category, vat_rate, vat_reason)
  if (wrong?.rate) refuseField('vat_rate', wrong.rate)
  if (wrong?.reason) refuseField('vat_reason', wrong.reason)
}

interface Place {
  readonly address: string | null
  readonly country: string | null
  readonly vat_id: string | null
  readonly registration_number: string | null
}

/**
 * Returns what an invoice with VAT lacks before it is issued (EN 16931: BR-CO-4, BR-S-1 ff.,
 * BR-O-11): one category for each line, and the legally required data of both parties. An invoice
 * without any category is outside these rules.
 */
export function vatFaults(
  lines: readonly (Taxed & { description: string })[],
  content: InvoiceTaxes,
  { seller, client }: { seller: Place & { tax_number: string | null }; client: Place },
): Fault[] {
  const categories = lines.map((line) =>
    taxesOf(line, content).flatMap(({ category }) => category ?? []),
  )
  const used = new Set(categories.flat())
  if (used.size === 0) return []
  const faults: Fault[] = []

  const need = (given: unknown, code: string, params?: Fault['params']) => {
    if (!given) faults.push(params ? { code, params } : { code })
  }

  lines.forEach(({ description: item }, n) => {
    need(categories[n]!.length <= 1, 'invoice.vat_once', { item })
    need(categories[n]!.length > 0, 'invoice.vat_missing', { item })
  })

  need(!used.has('O') || used.size === 1, 'invoice.vat_outside')
  need(seller.address && seller.country, 'invoice.seller_address')
  need(used.has('O') || seller.vat_id || seller.tax_number, 'invoice.seller_vat')
  need(client.address && client.country, 'invoice.buyer_address')
  // A domestic reverse charge may name the client's registration number instead (BR-AE-02).
  const known =
    client.vat_id ||
    (!used.has('K') && client.registration_number && client.country === seller.country)
  need(known || !(used.has('AE') || used.has('K')), 'invoice.buyer_vat')

  return faults
}

/** Refuses with the first fault of an invoice with VAT. */
export function checkVat(...asked: Parameters<typeof vatFaults>): void {
  const [fault] = vatFaults(...asked)
  if (fault) refuse(fault.code, { params: fault.params })
}
