import NewRecurringPage from './invoicing/recurring/new-page'
import { AddsClient } from './new-client-dialog'

/** A new recurring invoice, whose client may be added on the way. */
export default function RecurringInvoiceNew() {
  return <NewRecurringPage NewClient={AddsClient} />
}
