import { refuse, refuseField } from '@workledger/contracts/kernel/errors'
import type { FieldErrors } from '@workledger/contracts/kernel/faults'

interface Dates {
  readonly invoice_date: string
  readonly due_date: string
  readonly supply_from: string | null
  readonly supply_to: string | null
}

interface Charges {
  readonly tax_name1: string | null
  readonly tax_rate1: string | null
  readonly tax_name2: string | null
  readonly tax_rate2: string | null
  readonly discount_name: string | null
  readonly discount_rate: string | null
  readonly discount_amount?: string | null | undefined
}

interface Used {
  readonly tax1: boolean
  readonly tax2: boolean
  readonly discount: boolean
}

export function checkDates({ invoice_date, due_date, supply_from, supply_to }: Dates) {
  if (due_date < invoice_date) refuseField('due_date', 'invoice.due_before_issue')

  if (supply_to && (!supply_from || supply_to < supply_from))
    refuseField('supply_to', 'invoice.supply')
}

/**
 * Refuses an invoice without the name and rate of a tax or discount that its items use. Items may
 * be saved first.
 */
export function checkNames(content: Charges, items: readonly Used[]) {
  const fields = nameFaults(content, items)
  if (Object.keys(fields).length > 0) refuse('validation', { fields })
}

/** Returns faults by field: names and rates that items use and the invoice lacks. */
export function nameFaults(content: Charges, items: readonly Used[]): FieldErrors {
  const fields: FieldErrors = {}

  const need = (used: boolean, field: keyof Charges, code: string) => {
    if (used && content[field] === null) fields[field] = [{ code }]
  }

  const [tax1, tax2, discount] = [
    items.some((i) => i.tax1),
    items.some((i) => i.tax2),
    items.some((i) => i.discount),
  ]

  need(tax1, 'tax_name1', 'invoice.tax_name')
  need(tax1, 'tax_rate1', 'invoice.tax_value')
  need(tax2, 'tax_name2', 'invoice.tax_name')
  need(tax2, 'tax_rate2', 'invoice.tax_value')
  need(discount, 'discount_name', 'invoice.discount_name')

  need(
    discount && (content.discount_amount ?? null) === null,
    'discount_rate',
    'invoice.discount_value',
  )

  return fields
}
