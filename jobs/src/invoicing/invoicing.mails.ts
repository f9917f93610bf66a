import { invoiceEvents } from '@workledger/contracts/invoicing/invoicing.events'
import { languageOf } from '@workledger/contracts/kernel/languages'
import { writtenMoney } from '@workledger/contracts/kernel/written'
import { patientAsker } from '@workledger/domain/kernel/fair-turns'
import { invoiceLink } from '@workledger/projections/invoicing/invoice-link'
import { invoiceById, invoiceSettingOf } from '@workledger/projections/invoicing/invoicing.queries'
import { paypalAccountOf } from '@workledger/projections/invoicing/paypal.queries'
import type { MailContext } from '../kernel/mail-context'
import { dateIn, textsIn } from '../mail/language'
import { type Mail, mail } from '../mail/mail'
import { unlinked } from '../mail/stranger-words'
import { invoicingTexts } from './invoicing.texts'

export const invoicingMails: readonly Mail[] = [
  mail({
    template: 'invoice',
    on: invoiceEvents.InvoiceEmailRequested,
    // An erased contact has no address.
    recipients: async ({ data }) =>
      data.email ? [{ person_id: data.client_id, to: data.email }] : [],
    async letter({ workspace, data: { invoice_id } }, _, context) {
      const invoice = await context.ask(workspace, (db) => invoiceById(db, workspace, invoice_id))
      if (!invoice?.document || !invoice.invoice_number) return undefined
      const { document, invoice_number } = invoice
      const locale = languageOf(invoice.client_language)
      const texts = textsIn(invoicingTexts, locale)
      const { button, pay, due, lines, ...words } = texts.invoice(
        invoice_number,
        ...namesIn(document),
      )
      const money = (value: string) => writtenMoney(locale, value, document.currency)
      const amount = money(document.total)
      const view = {
        label: button,
        url: await invoiceLink(context.keys, context.publicUrl, workspace, invoice_id),
      }
      const owed = money(invoice.balance)
      const isOwed = !invoice.balance.startsWith('-') && Number(invoice.balance) !== 0
      const isLate = document.due_date < new Date().toISOString().slice(0, 10)
      const isPayable = isOwed && (await takesPaypal(workspace, context))

      return {
        locale,
        ...words,
        lines: isOwed ? [due(owed, dateIn(locale, document.due_date), isLate), ...lines] : lines,
        company: unlinked(document.seller.name),
        facts: [
          [texts.number, invoice_number],
          [texts.amount, amount],
          [texts.due, dateIn(locale, document.due_date)],
        ],
        ...(isPayable
          ? { button: { label: pay(owed), url: payUrl(view.url) }, link: view }
          : { button: view }),
        attachments: [
          {
            filename: `${invoice_number.replaceAll('/', '-')}.pdf`,
            contentType: 'application/pdf',
            content: await context.pdf.invoice(patientAsker(workspace, 'mails'), invoice_id),
          },
        ],
      }
    },
  }),
  mail({
    template: 'credit-note',
    on: invoiceEvents.CreditNoteEmailRequested,
    recipients: async ({ data }) =>
      data.email ? [{ person_id: data.client_id, to: data.email }] : [],
    async letter({ workspace, data: { invoice_id, credit_note_id } }, _, context) {
      const invoice = await context.ask(workspace, (db) => invoiceById(db, workspace, invoice_id))
      const note = invoice?.credit_notes.find(({ id }) => id === credit_note_id)
      if (!note?.number || !invoice?.invoice_number) return undefined
      const { document, number } = note
      const locale = languageOf(invoice.client_language)
      const texts = textsIn(invoicingTexts, locale)

      return {
        locale,
        ...texts.creditNote(number, invoice.invoice_number, ...namesIn(document)),
        company: unlinked(document.seller.name),
        facts: [
          [texts.creditNumber, number],
          [texts.amount, writtenMoney(locale, document.total, document.currency)],
        ],
        attachments: [
          {
            filename: `${number.replaceAll('/', '-')}.pdf`,
            contentType: 'application/pdf',
            content: await context.pdf.invoice(
              patientAsker(workspace, 'mails'),
              invoice_id,
              credit_note_id,
            ),
          },
        ],
      }
    },
  }),
]

/** Returns the names of seller and contact in a form that is safe in a mail to a stranger. */
function namesIn({
  seller,
  client,
}: {
  seller: { name: string }
  client: { contact_name: string | null }
}) {
  return [unlinked(seller.name), client.contact_name && unlinked(client.contact_name)] as const
}

/** Returns whether clients of a company can pay by PayPal. */
const takesPaypal = (workspace: string, context: MailContext) =>
  context.ask(workspace, async (db) => {
    const { paypal_email } = await invoiceSettingOf(db, workspace)
    return Boolean(paypal_email || (await paypalAccountOf(db, workspace)))
  })

/** Returns the permanent address of *Pay Now*, from that of the invoice's page. */
const payUrl = (view: string) => view.replace('?', '/pay/paypal?')
