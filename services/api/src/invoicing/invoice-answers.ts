import {
  type InvoiceAnswer,
  type InvoiceRowAnswer,
  invoiceDetails,
} from '@workledger/contracts/invoicing/invoice-answer'
import { invoiceStatuses } from '@workledger/contracts/invoicing/invoice-statuses'
import type { invoicesList } from '@workledger/contracts/invoicing/invoicing.lists'
import type { RowOf } from '@workledger/contracts/kernel/define-list'
import { refuse } from '@workledger/contracts/kernel/errors'
import { normalisedAddress } from '@workledger/contracts/kernel/mail-address'
import { pick } from '@workledger/contracts/kernel/pick'
import { creditable, creditedWith, type Quantities } from '@workledger/domain/invoicing/credit-note'
import { invoiceDecider } from '@workledger/domain/invoicing/invoice'
import { invoiceTotals } from '@workledger/domain/invoicing/invoice-totals'
import { nextReminder, noReminders } from '@workledger/domain/invoicing/reminders'
import { streamOf } from '@workledger/domain/kernel/decider'
import { amount as decimal, rounded } from '@workledger/domain/kernel/money'
import type { InvoiceRow } from '@workledger/projections/invoicing/invoicing.queries'

/**
 * Returns an invoice of the list, with its client as one object and amounts with the currency's
 * decimals.
 */
export const listed = ({ client_email, ...row }: RowOf<typeof invoicesList>): InvoiceRowAnswer => ({
  ...row,
  client: { id: row.client_id, name: row.client, contact_email: client_email },
  amount: rounded(row.amount, row.currency),
  paid: rounded(row.paid, row.currency),
  credited: rounded(row.credited, row.currency),
  balance: rounded(row.balance, row.currency),
})

/** Returns an invoice with its items and sums; an issued one shows the items of its document. */
export function invoiceAnswer(row: InvoiceRow, public_url: string | null): InvoiceAnswer {
  const { lines, discounts: _, ...totals } = invoiceTotals(row.items, row, row.currency)

  return {
    ...listed({
      ...row,
      client: row.client_name,
      client_email: row.contact_email,
      invoice_status_id: row.status_id as InvoiceRowAnswer['invoice_status_id'],
      stream: streamOf(invoiceDecider, row.id),
      revision: row.printed_revision,
    }),
    ...pick(invoiceDetails, row),
    issued_to: row.state === 'issued' ? (row.document?.client.contact_email ?? null) : null,
    discount_amount: row.discount_amount && rounded(row.discount_amount, row.currency),
    items: row.items.map((item, n) => ({
      time_entries: 0,
      ...item,
      amount: lines[n]!.amount,
      total: lines[n]!.total,
    })),
    totals,
    payments: row.payments,
    credit_notes: row.credit_notes.map(
      ({ document: { invoice_date: credited_on, total: amount }, ...note }) => ({
        ...note,
        credited_on,
        amount,
      }),
    ),
    creditable:
      row.state === 'issued' && row.document
        ? Object.entries(creditableOf(row)).map(([id, quantity]) => ({ id, quantity }))
        : [],
    repeated_by: row.repeated_by,
    reminders: { on: !row.reminders_off, next_on: remindedNext(row), sent: row.reminders },
    public_url,
  }
}

function remindedNext({
  state,
  balance,
  contact_email,
  due_date,
  issued_on,
  reminders_off,
  remind_since,
  reminders,
  ...row
}: InvoiceRow) {
  if (state !== 'issued' || !issued_on || !contact_email || !decimal(balance).gt(0)) return null
  const sent = reminders.flatMap(({ days }) => days ?? [])
  const invoice = { due_date, issued_on, off: reminders_off, since: remind_since, sent }

  return nextReminder(row.reminder_setting ?? noReminders, invoice, row.today)
}

/** Returns the client's present address. Refuses if the caller saw another. */
export function addresseeOf({ contact_email }: InvoiceRow, seen: string | undefined): string {
  const email = contact_email ?? refuse('invoice.client_email')
  if (seen !== undefined && seen !== normalisedAddress(email))
    refuse('invoice.email_changed', { params: { email } })
  return email
}

export const isDraft = (row: InvoiceRow) => row.status_id === invoiceStatuses.draft

const creditableOf = ({ document, credit_notes }: InvoiceRow) =>
  creditable(
    document!,
    credit_notes.reduce<Quantities>((credited, note) => creditedWith(credited, note.document), {}),
  )
