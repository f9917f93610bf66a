import EditPage from './invoicing/edit-page'
import { AddsClient } from './new-client-dialog'

/** A draft, whose client may be added on the way. */
export default function InvoiceEdit() {
  return <EditPage NewClient={AddsClient} />
}
