import { clientsApi } from '@workledger/contracts/clients/clients.api'
import { invoicesApi } from '@workledger/contracts/invoicing/invoices.api'
import type { MultiStepCommand } from '../in-the-middle'
import { createCompany } from '../people'
import { types } from './company'

/** Invoices. */
export const invoicingCommands: readonly MultiStepCommand[] = [
  {
    name: 'issue of an invoice by mail',
    appends: 4,
    reserves: 0,
    async prepare(product) {
      const { ws, admin } = await createCompany(product)
      const { token } = admin
      const contact = { name: 'Client', contact_name: 'Ana', contact_email: 'ana@client.example' }
      const client_id = (await product.call(clientsApi.addClient, { token, params: { ws }, body: contact })).body.data.id
      const body = { client_id, invoice_number: 'x', invoice_date: '2026-01-10', due_date: '2026-02-10' }
      const { id } = (await product.call(invoicesApi.addInvoice, { token, params: { ws }, body })).body.data
      const item = { description: 'Work', quantity: 1, unit_price: 10 }
      await product.call(invoicesApi.addInvoiceItem, { token, params: { id }, body: item })
      return {
        act: () => product.call(invoicesApi.emailInvoice, { token, params: { id } }),
        async complete() {
          const invoice = (await product.call(invoicesApi.invoice, { token, params: { id } })).body.data
          expect(invoice.invoice_number).toBe('INV-0001')
          expect((await types(product, `invoice-${id}`)).slice(2)).toEqual(['InvoiceClosed', 'InvoiceIssued', 'InvoiceEmailRequested'])
          expect(await types(product, `invoice-series-${ws}`)).toEqual(['InvoiceNumberGiven'])
        },
      }
    },
  },
  {
    name: 'credit note that is mailed',
    appends: 4,
    reserves: 0,
    async prepare(product) {
      const { ws, admin } = await createCompany(product)
      const { token } = admin
      const contact = { name: 'Client', contact_name: 'Ana', contact_email: 'ana@client.example' }
      const client_id = (await product.call(clientsApi.addClient, { token, params: { ws }, body: contact })).body.data.id
      const body = { client_id, invoice_number: 'x', invoice_date: '2026-01-10', due_date: '2026-02-10' }
      const { id } = (await product.call(invoicesApi.addInvoice, { token, params: { ws }, body })).body.data
      const item = { description: 'Work', quantity: 1, unit_price: 10 }
      await product.call(invoicesApi.addInvoiceItem, { token, params: { id }, body: item })
      await product.call(invoicesApi.issueInvoice, { token, params: { id } })
      const credit = { credited_on: '2026-01-20', send: true }
      return {
        act: () => product.call(invoicesApi.creditInvoice, { token, params: { id }, body: credit }),
        async complete() {
          const invoice = (await product.call(invoicesApi.invoice, { token, params: { id } })).body.data
          expect(invoice.credit_notes).toMatchObject([{ number: 'CN-0001', amount: '10.00' }])
          const after = (await types(product, `invoice-${id}`)).slice(4)
          expect(after).toEqual(['InvoiceCredited', 'CreditNoteIssued', 'CreditNoteEmailRequested'])
          expect(await types(product, `invoice-series-${ws}`)).toEqual(['InvoiceNumberGiven', 'InvoiceNumberGiven'])
        },
      }
    },
  },
]
