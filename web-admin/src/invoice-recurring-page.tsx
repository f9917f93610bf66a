import NewRecurringPage from './invoicing/recurring/new-page'
import { AddsClient } from './new-client-dialog'

/** A new recurring invoice, with a way to add its client. */
export default function RecurringInvoiceNew() {
  return <NewRecurringPage NewClient={AddsClient} />
}
