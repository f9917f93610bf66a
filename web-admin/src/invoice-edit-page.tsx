import EditPage from './invoicing/edit-page'
import { AddsClient } from './new-client-dialog'

/** A draft, with a way to add its client. */
export default function InvoiceEdit() {
  return <EditPage NewClient={AddsClient} />
}
