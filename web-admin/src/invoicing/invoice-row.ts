import { invoiceStatuses } from '@workledger/contracts/invoicing/invoice-statuses'
import type { Rows } from '@workledger/contracts/registry'
import { useMay } from '../kit/may'

export type InvoiceRow = Rows['invoices']

export const isDraft = (row: InvoiceRow) => row.invoice_status_id === invoiceStatuses.draft

// A draft's typed number is a wish only.
export const numberOf = (row: InvoiceRow) => (isDraft(row) ? null : row.invoice_number)

/** Returns where an invoice opens: a draft for changes, an issued one for reading. */
const invoiceAddress = ({ id, draft }: { id: string; draft: boolean }) =>
  `/admin/invoice/${id}${draft ? '' : '/preview'}`

/** Returns the address of a row, by the person's rights. */
export function useInvoiceAddress() {
  const may = useMay()

  return (row: InvoiceRow) =>
    invoiceAddress({ id: row.id, draft: isDraft(row) && may('changeInvoice') })
}
