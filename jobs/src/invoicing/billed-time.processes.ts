import { billedTimeEvents } from '@workledger/contracts/invoicing/billed-time.events'
import { invoiceEvents } from '@workledger/contracts/invoicing/invoicing.events'
import { CodedError } from '@workledger/contracts/kernel/errors'
import { billedTimeDecider } from '@workledger/domain/invoicing/billed-time'
import { creditable } from '@workledger/domain/invoicing/credit-note'
import { invoiceDecider } from '@workledger/domain/invoicing/invoice'
import { type Process, process } from '../kernel/process'

/** Errors by which an invoice refuses lines for good; other errors are retried. */
const REFUSALS = /^(invoice\.|state\.conflict$|not_found$)/

export const billedTimeProcesses: readonly Process[] = [
  process({
    name: 'lines of billed time',
    on: billedTimeEvents.TimeBilled,
    /**
     * The invoice may be issued, deleted or for another client by now; then the time stays
     * unbilled.
     */
    async react({ data: { client_id, invoice_id, lines } }, context) {
      const on = { client_id, invoice_id }

      const added = lines.map(({ entries, ...line }) => ({
        ...line,
        entries: Object.keys(entries).length,
      }))

      try {
        await context.run(invoiceDecider, invoice_id, { type: 'add-time', ...on, lines: added })
      } catch (error) {
        if (!(error instanceof CodedError) || !REFUSALS.test(error.code)) throw error
        const item_ids = lines.map(({ item_id }) => item_id)

        await context.run(
          billedTimeDecider,
          client_id,
          { type: 'release', ...on, item_ids },
          { step: 'release' },
        )
      }
    },
  }),
  process({
    name: 'time of a deleted line',
    on: invoiceEvents.InvoiceItemDeleted,
    async react({ data: { invoice_id, item_id } }, context) {
      const before = await context.before(invoiceDecider)
      if (before.status !== 'draft' || !before.timed.includes(item_id)) return
      const { client_id } = before.content

      await context.run(billedTimeDecider, client_id, {
        type: 'release',
        client_id,
        invoice_id,
        item_ids: [item_id],
      })
    },
  }),
  process({
    name: 'time of a deleted draft',
    on: invoiceEvents.InvoiceDeleted,
    async react({ data: { invoice_id } }, context) {
      const before = await context.before(invoiceDecider)
      if (before.status !== 'draft' || before.timed.length === 0) return
      const { client_id } = before.content

      await context.run(billedTimeDecider, client_id, {
        type: 'release',
        client_id,
        invoice_id,
        item_ids: before.timed,
      })
    },
  }),
  process({
    name: 'time of lines that are credited in full',
    on: invoiceEvents.InvoiceCredited,
    /**
     * The hours behind part of a line are unknown, so a line keeps its time until all of it is
     * credited.
     */
    async react({ data: { invoice_id } }, context) {
      const invoice = await context.state(invoiceDecider, invoice_id)
      if (invoice.status !== 'issued') return
      const left = creditable(invoice.document, invoice.credited)
      const item_ids = invoice.timed.filter((item_id) => left[item_id] === undefined)
      if (item_ids.length === 0) return
      const { client_id } = invoice.content

      await context.run(billedTimeDecider, client_id, {
        type: 'release',
        client_id,
        invoice_id,
        item_ids,
      })
    },
  }),
]
