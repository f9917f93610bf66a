import { type FieldErrors, refuse } from '@workledger/contracts/kernel/errors'

interface Dates {
  readonly invoice_date: string
  readonly due_date: string
}
interface Charges {
  readonly tax_name1: string | null
  readonly tax_rate1: string | null
  readonly tax_name2: string | null
  readonly tax_rate2: string | null
  readonly discount_name: string | null
  readonly discount_rate: string | null
}
interface Used {
  readonly tax1: boolean
  readonly tax2: boolean
  readonly discount: boolean
}

export function checkDates({ invoice_date, due_date }: Dates) {
  if (due_date < invoice_date) refuse('validation', { fields: { due_date: ['The due date is before the issue date.'] } })
}

/** A tax or discount that an item uses needs its name and rate. Items may be saved first; the invoice then not without them. */
export function checkNames(content: Charges, items: readonly Used[]) {
  const fields: FieldErrors = {}
  const need = (used: boolean, field: keyof Charges, sentence: string) => {
    if (used && content[field] === null) fields[field] = [sentence]
  }
  const [tax1, tax2, discount] = [items.some((i) => i.tax1), items.some((i) => i.tax2), items.some((i) => i.discount)]
  need(tax1, 'tax_name1', 'Please enter Tax Name')
  need(tax1, 'tax_rate1', 'Please enter Tax Value')
  need(tax2, 'tax_name2', 'Please enter Tax Name')
  need(tax2, 'tax_rate2', 'Please enter Tax Value')
  need(discount, 'discount_name', 'Please enter Discount Name')
  need(discount, 'discount_rate', 'Please enter Discount Value')
  if (Object.keys(fields).length > 0) refuse('validation', { fields })
}
