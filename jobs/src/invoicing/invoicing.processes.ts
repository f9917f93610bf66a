import { invoiceEvents } from '@workledger/contracts/invoicing/invoicing.events'
import { invoiceDecider } from '@workledger/domain/invoicing/invoice'
import { invoiceSeriesDecider, numberOf } from '@workledger/domain/invoicing/invoice-series'
import { invoiceSettingDecider, numberingOf } from '@workledger/domain/invoicing/invoice-setting'
import { type Process, process } from '../kernel/process'

export const invoicingProcesses: readonly Process[] = [
  process({
    name: 'number of a closed invoice',
    on: invoiceEvents.InvoiceClosed,
    /**
     * The content is final, so no number is lost. The series gives the same number however often an
     * invoice asks.
     */
    async react({ workspace, data: { invoice_id, send, document } }, context) {
      const setting = await context.state(invoiceSettingDecider, workspace)
      const numbering = numberingOf(setting, 'invoice', document.invoice_date)

      const series = await context.run(invoiceSeriesDecider, workspace, {
        type: 'give',
        workspace_id: workspace,
        invoice_id,
        ...numbering,
      })

      const given = numberOf(series, invoice_id)!

      await context.run(
        invoiceDecider,
        invoice_id,
        { type: 'issue', invoice_id, ...given },
        { step: 'issue' },
      )

      const { client_id, contact_email: email } = document.client

      // An erased contact has no address.
      if (send && email)
        await context.run(
          invoiceDecider,
          invoice_id,
          { type: 'request-email', invoice_id, client_id, email },
          { step: 'email' },
        )
    },
  }),
  process({
    name: 'number of a credit note',
    on: invoiceEvents.InvoiceCredited,
    /** Numbers a credit note as an invoice. */
    async react({ workspace, data: { invoice_id, credit_note_id, send, document } }, context) {
      const setting = await context.state(invoiceSettingDecider, workspace)
      const numbering = numberingOf(setting, 'credit note', document.invoice_date)

      const give = {
        type: 'give' as const,
        workspace_id: workspace,
        invoice_id: credit_note_id,
        ...numbering,
      }

      const { number, invoice_number: credit_note_number } = numberOf(
        await context.run(invoiceSeriesDecider, workspace, give),
        credit_note_id,
      )!

      const note = { invoice_id, credit_note_id }

      await context.run(
        invoiceDecider,
        invoice_id,
        { type: 'number-credit-note', ...note, number, credit_note_number },
        { step: 'issue' },
      )

      const { client_id, contact_email: email } = document.client

      if (send && email)
        await context.run(
          invoiceDecider,
          invoice_id,
          { type: 'request-credit-note-email', ...note, client_id, email },
          { step: 'email' },
        )
    },
  }),
]
