import type { Making } from './making'

/** Names of calls that need an issued invoice. */
const ON_ISSUED = [
  'reversePayment',
  'emailCreditNote',
  'creditNotePreview',
  'creditNotePdf',
  'eCreditNoteUbl',
  'eCreditNoteCii',
]

/** Makes a draft, an invoice that is paid and credited in part, and a recurring one. */
export async function makeInvoices({ company: { ws }, ids, params, make, send }: Making) {
  const body = { client_id: ids.clients }
  await make('addInvoice', 'invoices', { params: { ws }, body })

  await make('addInvoiceItem', 'invoices.items', {
    params: { id: ids.invoices! },
    body: { name: 'Item', quantity: '1', unit_price: '10' },
  })

  await make('addInvoice', 'issued invoice', { params: { ws }, body })
  const issued = { id: ids['issued invoice']! }

  await make('addInvoiceItem', 'item to credit', {
    params: issued,
    body: { name: 'Item', quantity: '2', unit_price: '10' },
  })

  await send('issueInvoice', { params: issued })
  await make('payInvoice', 'invoices.payments', { params: issued, body: { amount: '1' } })

  const half = {
    credited_on: new Date().toISOString().slice(0, 10),
    items: [{ id: ids['item to credit'], quantity: '1' }],
  }

  await make('creditInvoice', 'invoices.credit-notes', { params: issued, body: half })
  await make('addRecurringInvoice', 'recurring_invoices', { params: { ws }, body })
  for (const name of ON_ISSUED) params[name] = issued
}
