import { invoiceEvents } from '@workledger/contracts/invoicing/invoicing.events'
import { filledReminder, type ReminderValues } from '@workledger/contracts/invoicing/reminder-words'
import { DAY_MS } from '@workledger/contracts/kernel/durations'
import { languageOf } from '@workledger/contracts/kernel/languages'
import { writtenMoney } from '@workledger/contracts/kernel/written'
import { patientAsker } from '@workledger/domain/kernel/fair-turns'
import { amount } from '@workledger/domain/kernel/money'
import { invoiceLink } from '@workledger/projections/invoicing/invoice-link'
import { invoiceById } from '@workledger/projections/invoicing/invoicing.queries'
import { dateIn, textsIn } from '../mail/language'
import { linesOf } from '../mail/lines'
import { type Mail, mail } from '../mail/mail'
import { unlinked } from '../mail/stranger-words'
import { remindersTexts } from './reminders.texts'

export const reminderMails: readonly Mail[] = [
  mail({
    template: 'invoice-reminder',
    on: invoiceEvents.InvoiceReminderRequested,
    // An erased contact has no address.
    recipients: async ({ data }) =>
      data.email ? [{ person_id: data.client_id, to: data.email }] : [],
    /** States the present debt; undefined if it is paid or the schedule is off. */
    async letter({ workspace, data: { invoice_id, subject, text, day, by_hand } }, _, context) {
      const invoice = await context.ask(workspace, (db) => invoiceById(db, workspace, invoice_id))

      if (!invoice?.document || !invoice.invoice_number || !amount(invoice.balance).gt(0))
        return undefined

      if (!by_hand && (invoice.reminders_off || !invoice.reminder_setting?.enabled))
        return undefined

      const { document, invoice_number } = invoice
      const locale = languageOf(invoice.client_language)
      const texts = textsIn(remindersTexts, locale)
      const money = (value: string) => writtenMoney(locale, value, document.currency)

      const values: ReminderValues = {
        invoice_number,
        client: unlinked(document.client.name),
        contact_name: unlinked(document.client.contact_name ?? document.client.name),
        company: unlinked(document.seller.name),
        total: money(document.total),
        outstanding: money(invoice.balance),
        due_date: dateIn(locale, document.due_date),
        days: String(Math.abs(Date.parse(day) - Date.parse(document.due_date)) / DAY_MS),
      }

      const words = subject && text ? { subject, text } : texts.usual(day > document.due_date)
      const filled = filledReminder(words.subject, values, locale)

      return {
        locale,
        subject: filled,
        heading: filled,
        lines: linesOf(filledReminder(words.text, values, locale)),
        facts: [
          [texts.number, invoice_number],
          [texts.outstanding, values.outstanding],
          [texts.due, values.due_date],
        ],
        button: {
          label: texts.button,
          url: await invoiceLink(context.keys, context.publicUrl, workspace, invoice_id),
        },
        company: document.seller.name,
        footer: texts.footer(document.seller.name),
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
]
