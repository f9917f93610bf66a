import { invoiceStatuses } from '@workledger/contracts/invoicing/invoice-statuses'
import type { Rows } from '@workledger/contracts/registry'
import { useMay } from '../kit/may'

export type InvoiceRow = Rows['invoices']

export const isDraft = (row: InvoiceRow) => row.invoice_status_id === invoiceStatuses.draft

// What was typed for a draft is a wish, not a number.
export const numberOf = (row: InvoiceRow) => (isDraft(row) ? null : row.invoice_number)

/** Where an invoice is opened: a draft to be changed, an issued one to be read. */
const invoiceAddress = ({ id, draft }: { id: string; draft: boolean }) =>
  `/admin/invoice/${id}${draft ? '' : '/preview'}`

/** Returns the address of a row, for what the person may do. */
export function useInvoiceAddress() {
  const may = useMay()

  return (row: InvoiceRow) =>
    invoiceAddress({ id: row.id, draft: isDraft(row) && may('changeInvoice') })
}
