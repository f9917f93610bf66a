import { invoiceStatuses } from '@workledger/contracts/invoicing/invoice-statuses'
import type { Rows } from '@workledger/contracts/registry'
import { daysBetween } from '@workledger/kit/i18n/calendar-days'
import { useMay } from '../kit/may'

export type InvoiceRow = Rows['invoices']

export const isDraft = (row: InvoiceRow) => row.invoice_status_id === invoiceStatuses.draft

// A draft's typed number is a wish only.
export const numberOf = (row: InvoiceRow) => (isDraft(row) ? null : row.invoice_number)

/**
 * Returns by how many days an open invoice is overdue, else 0. The server counts its age in the
 * workspace's zone, so the browser's clock does not matter.
 */
export const daysLate = (
  row: Pick<InvoiceRow, 'invoice_status_id' | 'days_old' | 'invoice_date' | 'due_date'>,
) =>
  row.invoice_status_id === invoiceStatuses.overdue
    ? Math.max(0, row.days_old - daysBetween(row.invoice_date, row.due_date))
    : 0

/** Returns where an invoice opens: a draft for changes, an issued one for reading. */
const invoiceAddress = ({ id, draft }: { id: string; draft: boolean }) =>
  `/admin/invoice/${id}${draft ? '' : '/preview'}`

/** Returns the address of a row, by the person's rights. */
export function useInvoiceAddress() {
  const may = useMay()

  return (row: InvoiceRow) =>
    invoiceAddress({ id: row.id, draft: isDraft(row) && may('changeInvoice') })
}
