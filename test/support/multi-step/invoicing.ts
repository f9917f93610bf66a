import { randomUUID } from 'node:crypto'
import { clientsApi } from '@workledger/contracts/clients/clients.api'
import { creditNotesApi } from '@workledger/contracts/invoicing/credit-notes.api'
import { invoicesApi } from '@workledger/contracts/invoicing/invoices.api'
import { paypalApi } from '@workledger/contracts/invoicing/paypal.api'
import { unbilledTimeApi } from '@workledger/contracts/invoicing/unbilled-time.api'
import { projectsApi } from '@workledger/contracts/projects/projects.api'
import { timeTrackingApi } from '@workledger/contracts/time-tracking/time-tracking.api'
import type { MultiStepCommand } from '../in-the-middle'
import { createCompany } from '../people'
import type { Product } from '../product'
import { types } from './company'

/** Invoices. */
export const invoicingCommands: readonly MultiStepCommand[] = [
  {
    name: 'issue of an invoice by mail',
    appends: 4,
    reserves: 0,
    async prepare(product) {
      const { ws, id, token } = await draftOf10(product)
      return {
        act: () => product.call(invoicesApi.emailInvoice, { token, params: { id }, body: {} }),
        async complete() {
          const invoice = (await product.call(invoicesApi.invoice, { token, params: { id } })).body
            .data
          expect(invoice.invoice_number).toBe('INV-0001')

          expect((await types(product, `invoice-${id}`)).slice(2)).toEqual([
            'InvoiceClosed',
            'InvoiceIssued',
            'InvoiceEmailRequested',
          ])

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
      const { ws, id, token } = await draftOf10(product)
      await product.call(invoicesApi.issueInvoice, { token, params: { id } })
      const credit = { credited_on: '2026-01-20', send: true }

      return {
        act: () =>
          product.call(creditNotesApi.creditInvoice, { token, params: { id }, body: credit }),
        async complete() {
          const invoice = (await product.call(invoicesApi.invoice, { token, params: { id } })).body
            .data
          expect(invoice.credit_notes).toMatchObject([{ number: 'CN-0001', amount: '10.00' }])
          const after = (await types(product, `invoice-${id}`)).slice(4)
          expect(after).toEqual(['InvoiceCredited', 'CreditNoteIssued', 'CreditNoteEmailRequested'])

          expect(await types(product, `invoice-series-${ws}`)).toEqual([
            'InvoiceNumberGiven',
            'InvoiceNumberGiven',
          ])
        },
      }
    },
  },
  {
    name: 'PayPal payment that was held, is entered and was refunded in part',
    appends: 4,
    reserves: 0,
    async prepare(product) {
      const { ws, id: invoice_id, token } = await draftOf10(product)
      const params = { id: invoice_id }
      await product.call(invoicesApi.issueInvoice, { token, params })
      const paid = { amount: '10', paid_on: '2026-01-12' }
      const paymentId = (await product.call(invoicesApi.payInvoice, { token, params, body: paid }))
        .body.data.id
      const paypal_payment_id = randomUUID()
      const about = { paypal_payment_id, invoice_id }
      const money = { capture_id: '3C6', currency: 'EUR', paid_on: '2026-01-13' }
      const stream = `paypal-payment-${paypal_payment_id}`

      const meta = {
        actor: 'system',
        command_id: randomUUID(),
        correlation_id: randomUUID(),
        occurred_at: '2026-01-13T10:00:00.000Z',
      }

      const events = [
        { type: 'PaypalPaymentReceived', v: 1, data: { ...about, ...money, amount: '10.00' } },
        {
          type: 'PaypalPaymentRefunded',
          v: 1,
          data: { ...about, ...money, refund_id: 'R1', amount: '4.00' },
        },
      ]

      await product.store.append({
        workspace: ws,
        stream,
        expected: -1,
        events: events as never,
        meta,
      })

      await product.settled()
      expect(await types(product, stream)).toContain('PaypalPaymentHeld')
      const reversal = { reversed_on: '2026-01-14', reason: 'Paid twice' }

      await product.call(invoicesApi.reversePayment, {
        token,
        params: { ...params, paymentId },
        body: reversal,
      })

      return {
        act: () =>
          product.call(paypalApi.retryPaypalPayment, {
            token,
            params: { ws, id: paypal_payment_id },
          }),
        async complete() {
          expect((await types(product, stream)).slice(2)).toEqual([
            'PaypalPaymentHeld',
            'PaypalPaymentRetried',
            'PaypalPaymentEntered',
          ])

          const { payments, balance } = (await product.call(invoicesApi.invoice, { token, params }))
            .body.data

          expect([
            balance,
            payments.map(({ amount, reversed_on }) => [amount, reversed_on]),
          ]).toEqual([
            '4.00',
            [
              ['10.00', '2026-01-14'],
              ['10.00', '2026-01-13'],
              ['6.00', null],
            ],
          ])
        },
      }
    },
  },
  {
    name: 'unbilled time added to a draft',
    appends: 2,
    reserves: 0,
    async prepare(product) {
      const { id, client_id, token } = await draftForTime(product)
      const seen = { entries: 1, seconds: 3600 }

      return {
        act: () =>
          product.call(unbilledTimeApi.addUnbilledTime, { token, params: { id }, body: seen }),
        async complete() {
          expect(
            (await product.call(invoicesApi.invoice, { token, params: { id } })).body.data.items,
          ).toMatchObject([{ time_entries: 1 }])
          expect(await types(product, `billed-time-${client_id}`)).toEqual(['TimeBilled'])

          expect((await types(product, `invoice-${id}`)).slice(1)).toEqual([
            'InvoiceItemAdded',
            'InvoiceTimeAdded',
          ])
        },
      }
    },
  },
  ...(['line', 'draft'] as const).map(
    (deleted): MultiStepCommand => ({
      name: `deletion of a ${deleted} that bills time`,
      appends: 2,
      reserves: 0,
      async prepare(product) {
        const { ws, id, client_id, token } = await draftForTime(product)

        await product.call(unbilledTimeApi.addUnbilledTime, {
          token,
          params: { id },
          body: { entries: 1, seconds: 3600 },
        })

        const itemId = (await product.call(invoicesApi.invoice, { token, params: { id } })).body
          .data.items[0]!.id

        return {
          act: () =>
            deleted === 'line'
              ? product.call(invoicesApi.deleteInvoiceItem, { token, params: { id, itemId } })
              : product.call(invoicesApi.deleteInvoice, { token, params: { ws, id } }),
          async complete() {
            const left = await product.call(unbilledTimeApi.unbilledTime, {
              token,
              params: { ws },
              query: { client_id } as never,
            })

            expect(left.body.data.entries).toBe(1)

            expect(await types(product, `billed-time-${client_id}`)).toEqual([
              'TimeBilled',
              'BilledTimeReleased',
            ])
          },
        }
      },
    }),
  ),
]

/** Makes a draft of 10.00. */
async function draftOf10(product: Product) {
  const { ws, admin } = await createCompany(product)
  const { token } = admin
  const contact = { name: 'Client', contact_name: 'Ana', contact_email: 'ana@client.example' }
  const client_id = (
    await product.call(clientsApi.addClient, { token, params: { ws }, body: contact })
  ).body.data.id

  const body = {
    client_id,
    invoice_number: 'x',
    invoice_date: '2026-01-10',
    due_date: '2026-02-10',
    currency: 'EUR',
  }

  const { id } = (await product.call(invoicesApi.addInvoice, { token, params: { ws }, body })).body
    .data
  const item = { description: 'Work', quantity: 1, unit_price: 10 }
  await product.call(invoicesApi.addInvoiceItem, { token, params: { id }, body: item })

  return { ws, id, token }
}

/** Makes a draft for a client with one hour of unbilled time. */
async function draftForTime(product: Product) {
  const { ws, admin } = await createCompany(product)
  const { token } = admin
  const at = { token, params: { ws } }
  const contact = { name: 'Client', contact_name: 'Ana' }
  const client_id = (await product.call(clientsApi.addClient, { ...at, body: contact })).body.data
    .id
  const project = { name: 'Website', client_id, billable: true, rate: '90' }
  const project_id = (await product.call(projectsApi.addProject, { ...at, body: project })).body
    .data.id

  const entry = {
    start: '2026-01-08 09:00:00',
    end: '2026-01-08 10:00:00',
    project_id,
    description: 'Work',
  }

  await product.call(timeTrackingApi.addTimeEntry, { ...at, body: entry })

  const body = {
    client_id,
    invoice_number: 'x',
    invoice_date: '2026-01-10',
    due_date: '2026-02-10',
  }

  const { id } = (await product.call(invoicesApi.addInvoice, { ...at, body })).body.data

  return { ws, id, client_id, token }
}
