import type { invoiceEvents } from '@workledger/contracts/invoicing/invoicing.events'
import { refuse, refuseField } from '@workledger/contracts/kernel/errors'
import type { AnyEventOf } from '@workledger/contracts/kernel/event'
import { changed } from '../kernel/changed'
import type { Decider } from '../kernel/decider'
import { amount, rounded, total } from '../kernel/money'
import { creditable, creditDocument, creditedWith, type Quantities } from './credit-note'
import { checkDates, checkNames } from './invoice-checks'
import { documentOf, type InvoiceDocument, type Parties } from './invoice-document'
import { checkCategories, checkLineVat, checkVat } from './invoice-taxes'
import { dueReminder, type Reminders, stepOf } from './reminders'

export type InvoiceEvent = AnyEventOf<typeof invoiceEvents>
type Data<T extends InvoiceEvent['type']> = Extract<InvoiceEvent, { type: T }>['data']
export type Content = Omit<Data<'InvoiceDrafted'>, 'invoice_id'>
export type Item = Omit<Data<'InvoiceItemAdded'>, 'invoice_id' | 'item_id'>
type Payment = Omit<Data<'InvoicePaymentRecorded'>, 'invoice_id' | 'client_id' | 'payment_id'>
interface CreditNote {
  document: InvoiceDocument
  /** Null until it has one. */
  number: string | null
}

interface Reminding {
  /** The client is not reminded by schedule. */
  off: boolean
  /** When that was switched back. */
  since: string | null
  /** Steps that were sent, by their days. */
  sent: readonly number[]
  /** The day of the last reminder. */
  reminded_on: string | null
}

interface Draft {
  content: Content
  items: Record<string, Item>
  reminders: Reminding
  /** Items that bill tracked time. */
  timed: readonly string[]
}
export type Invoice =
  | { status: 'none' }
  | ({ status: 'draft' } & Draft)
  /** Final, and about to get its number. */
  | ({ status: 'closed'; document: InvoiceDocument } & Draft)
  | ({
      status: 'issued'
      document: InvoiceDocument
      invoice_number: string
      viewed: boolean
      approved: boolean
      payments: Record<string, Payment & { reversed: boolean }>
      credit_notes: Record<string, CreditNote>
      credited: Quantities
    } & Draft)
  | { status: 'deleted' }

type On = { invoice_id: string }
type Partly<T> = { [K in keyof T]?: T[K] | undefined }
export type InvoiceCommand =
  | ({ type: 'draft' } & On & Content)
  /** Made by a recurring invoice for a day, whole at once. */
  | ({
      type: 'draft-recurring'
      recurring_id: string
      due_on: string
      content: Content
      lines: readonly ({ item_id: string } & Item)[]
    } & On)
  | ({ type: 'change' } & On & Partly<Content>)
  | ({ type: 'add-item'; item_id: string } & On & Item)
  | ({ type: 'change-item'; item_id: string } & On & Partly<Item>)
  | ({ type: 'delete-item'; item_id: string } & On)
  /** Lines that bill tracked time of the client, which is reserved already (billed-time.ts). */
  | ({ type: 'add-time'; client_id: string; lines: readonly ({ item_id: string; entries: number } & Item)[] } & On)
  | ({ type: 'delete' } & On)
  /** First step of issuing: the content is final. Repeating it while the number is missing is fine. */
  | ({ type: 'close'; send: boolean } & On & Parties)
  /** Last step of issuing: the number that the series gave. */
  | ({ type: 'issue'; number: number; invoice_number: string } & On)
  | ({ type: 'request-email'; client_id: string; email: string } & On)
  /** `issued_on` as the days of the workspace count. Nothing where no step is due. */
  | ({ type: 'remind-due'; reminders: Reminders; today: string; issued_on: string; email: string } & On)
  /** By somebody's hand, in the words of the step that the invoice has come to. */
  | ({ type: 'remind'; reminders: Reminders; today: string; email: string } & On)
  | ({ type: 'switch-reminders'; on: boolean; today: string } & On)
  | ({ type: 'view' } & On)
  | ({ type: 'approve' } & On)
  /** `today` is the latest day that it may have been made on; null where PayPal says when it was. */
  | ({ type: 'pay'; payment_id: string; today: string | null } & On & Payment)
  /** Money of a payment went back, wholly or in part: the payment is reversed, and what is left of it becomes one of its own. */
  | ({ type: 'refund-payment'; payment_id: string; rest_id: string; amount: string; reversed_on: string; reason: string } & On)
  | ({ type: 'reverse-payment'; payment_id: string; reversed_on: string; reason: string; today: string } & On)
  /** First step of a credit note; `items` null: all that is left. */
  | ({ type: 'credit'; credit_note_id: string; credited_on: string; reason: string | null; items: Quantities | null; send: boolean } & On)
  /** Its last step: the number that the series gave. */
  | ({ type: 'number-credit-note'; credit_note_id: string; number: number; credit_note_number: string } & On)
  | ({ type: 'request-credit-note-email'; credit_note_id: string; client_id: string; email: string } & On)

/** An invoice: stream `invoice-{id}`. Its number comes from the series (invoice-series.ts). */
export const invoiceDecider: Decider<Invoice, InvoiceCommand, InvoiceEvent> = {
  category: 'invoice',
  initial: { status: 'none' },
  decide,
  evolve,
}

function decide(state: Invoice, command: InvoiceCommand): InvoiceEvent[] {
  const { invoice_id } = command
  switch (command.type) {
    case 'draft': {
      const { type: _, ...data } = command
      if (state.status !== 'none') refuse('state.conflict')
      checkDates(data)
      checkCategories(data)
      return [{ type: 'InvoiceDrafted', data }]
    }
    case 'draft-recurring': {
      const { recurring_id, due_on, content, lines } = command
      return [
        ...decide(state, { type: 'draft', invoice_id, ...content }),
        ...lines.map((line) => ({ type: 'InvoiceItemAdded' as const, data: { invoice_id, ...line } })),
        { type: 'InvoiceRecurred', data: { invoice_id, recurring_id, due_on } },
      ]
    }
    case 'change': {
      const { type: _, invoice_id: __, ...update } = command
      const { content, items, timed } = draft(state)
      const difference = changed({ ...content }, update) as Partial<Content> | undefined
      if (difference?.client_id && timed.length > 0) refuse('invoice.time_client')
      const after = { ...content, ...difference }
      checkDates(after)
      checkCategories(after)
      checkNames(after, Object.values(items))
      return difference ? [{ type: 'InvoiceChanged', data: { ...difference, invoice_id } }] : []
    }
    case 'add-item': {
      const { type: _, ...data } = command
      draft(state)
      checkLineVat(data)
      return [{ type: 'InvoiceItemAdded', data }]
    }
    case 'change-item': {
      const { type: _, invoice_id: __, item_id, ...update } = command
      const before = draft(state).items[item_id] ?? refuse('not_found')
      const difference = changed({ ...before }, update) as Partial<Item> | undefined
      checkLineVat({ ...before, ...difference })
      return difference ? [{ type: 'InvoiceItemChanged', data: { ...difference, invoice_id, item_id } }] : []
    }
    case 'delete-item':
      if (!draft(state).items[command.item_id]) refuse('not_found')
      return [{ type: 'InvoiceItemDeleted', data: { invoice_id, item_id: command.item_id } }]
    case 'add-time': {
      const { content } = draft(state)
      if (content.client_id !== command.client_id) refuse('state.conflict')
      return [
        ...command.lines.map(({ entries: _, ...line }): InvoiceEvent => ({ type: 'InvoiceItemAdded', data: { invoice_id, ...line } })),
        { type: 'InvoiceTimeAdded', data: { invoice_id, lines: command.lines.map(({ item_id, entries }) => ({ item_id, entries })) } },
      ]
    }
    case 'delete':
      draft(state)
      return [{ type: 'InvoiceDeleted', data: { invoice_id } }]
    case 'close': {
      if (state.status === 'closed') return command.send ? refuse('invoice.issuing') : []
      if (state.status === 'issued') refuse('invoice.already_issued')
      const { content, items } = draft(state)
      const lines = Object.entries(items).map(([item_id, item]) => ({ item_id, ...item }))
      if (lines.length === 0) refuse('invoice.empty')
      checkNames(content, lines)
      checkVat(lines, content, command)
      return [{ type: 'InvoiceClosed', data: { invoice_id, document: documentOf(content, lines, command), send: command.send } }]
    }
    case 'issue':
      // Somebody else finished the same issue; the series gave both the same number.
      if (state.status === 'issued') return []
      if (state.status !== 'closed') return refuse('not_found')
      return [{ type: 'InvoiceIssued', data: { invoice_id, number: command.number, invoice_number: command.invoice_number } }]
    case 'request-email':
      issued(state)
      return [{ type: 'InvoiceEmailRequested', data: { invoice_id, client_id: command.client_id, email: command.email } }]
    case 'remind-due': {
      if (state.status !== 'issued' || settled(state)) return []
      const { reminders, today, issued_on, email } = command
      const step = dueReminder(reminders, { ...state.reminders, due_date: state.document.due_date, issued_on }, today)
      return step ? [reminder(state, command, { days: step.days, subject: step.subject, text: step.text, email, by_hand: false })] : []
    }
    case 'remind': {
      if (state.status === 'draft' || state.status === 'closed') refuse('invoice.remind_draft')
      const invoice = issued(state)
      if (settled(invoice)) refuse('invoice.settled')
      const { reminders, today, email } = command
      const { days = null, subject = null, text = null } = stepOf(reminders, invoice.document.due_date, today) ?? {}
      return [reminder(invoice, command, { days, subject, text, email, by_hand: true })]
    }
    case 'switch-reminders': {
      if (state.status === 'none' || state.status === 'deleted') return refuse('not_found')
      const { on, today } = command
      return on === state.reminders.off ? [{ type: 'InvoiceRemindersSwitched', data: { invoice_id, on, since: today } }] : []
    }
    case 'view':
      return issued(state).viewed ? [] : [{ type: 'InvoiceViewed', data: { invoice_id } }]
    case 'approve':
      if (state.status === 'draft' || state.status === 'closed') refuse('invoice.not_approvable')
      return issued(state).approved ? [] : [{ type: 'InvoiceApproved', data: { invoice_id } }]
    case 'pay':
      return pay(issued(state), command)
    case 'refund-payment':
      return refund(issued(state), command)
    case 'reverse-payment': {
      const { payment_id, reversed_on, reason, today } = command
      const { payments, document } = issued(state)
      const payment = payments[payment_id] ?? refuse('not_found')
      if (payment.reversed) refuse('invoice.reversed')
      if (reversed_on < payment.paid_on || reversed_on > today) refuseField('reversed_on', 'invoice.reversed_on')
      const { client_id } = document.client
      return [{ type: 'InvoicePaymentReversed', data: { invoice_id, client_id, payment_id, reversed_on, reason } }]
    }
    case 'credit':
      return credit(state, command)
    case 'number-credit-note': {
      const { type: _, ...data } = command
      const note = issued(state).credit_notes[data.credit_note_id] ?? refuse('not_found')
      return note.number === null ? [{ type: 'CreditNoteIssued', data }] : []
    }
    case 'request-credit-note-email': {
      const { type: _, ...data } = command
      if (!issued(state).credit_notes[data.credit_note_id]) refuse('not_found')
      return [{ type: 'CreditNoteEmailRequested', data }]
    }
    default:
      return command satisfies never
  }
}

function pay(state: Extract<Invoice, { status: 'issued' }>, command: Extract<InvoiceCommand, { type: 'pay' }>): InvoiceEvent[] {
  const { type: _, today, ...data } = command
  if (today !== null && data.paid_on > today) refuseField('paid_on', 'invoice.paid_on')
  const { currency, client } = state.document
  if (!amount(rounded(data.amount, currency)).equals(data.amount))
    refuseField('amount', 'invoice.unit', { currency, unit: rounded(0, currency) })
  const balance = balanceOf(state)
  if (amount(data.amount).gt(balance)) refuse('invoice.overpaid', { params: { balance: `${balance} ${currency}` }, field: 'amount' })
  return [{ type: 'InvoicePaymentRecorded', data: { ...data, client_id: client.client_id, amount: rounded(data.amount, currency) } }]
}

/** In one step, so that the invoice never seems to have had both or neither. Nothing where the payment is not there, or was reversed by hand. */
function refund(state: Issued, command: Extract<InvoiceCommand, { type: 'refund-payment' }>): InvoiceEvent[] {
  const { invoice_id, payment_id, rest_id, reversed_on, reason } = command
  const { currency, client } = state.document
  const payment = state.payments[payment_id]
  if (!payment || payment.reversed) return []
  const { client_id } = client
  const reversed: InvoiceEvent = {
    type: 'InvoicePaymentReversed',
    data: { invoice_id, client_id, payment_id, reversed_on, reason },
  }
  const rest = total([payment.amount, amount(command.amount).negated()], currency)
  if (!amount(rest).gt(0)) return [reversed]
  const { paid_on, note } = payment
  return [reversed, { type: 'InvoicePaymentRecorded', data: { invoice_id, client_id, payment_id: rest_id, amount: rest, paid_on, note } }]
}

type Issued = Extract<Invoice, { status: 'issued' }>
const settled = (state: Issued) => !amount(balanceOf(state)).gt(0)
const reminder = (
  { document }: Issued,
  { invoice_id, today }: { invoice_id: string; today: string },
  asked: Pick<Data<'InvoiceReminderRequested'>, 'days' | 'subject' | 'text' | 'by_hand'> & { email: string },
): InvoiceEvent => ({
  type: 'InvoiceReminderRequested',
  data: { invoice_id, client_id: document.client.client_id, ...asked, day: today },
})

function credit(state: Invoice, command: Extract<InvoiceCommand, { type: 'credit' }>): InvoiceEvent[] {
  if (state.status === 'draft') refuse('invoice.credit_draft')
  if (state.status === 'closed') refuse('invoice.issuing')
  const { document: invoice, credited } = issued(state)
  const { invoice_id, credit_note_id, credited_on, reason, items, send } = command
  if (credited_on < invoice.invoice_date) refuseField('credited_on', 'invoice.credit_early')
  const left = creditable(invoice, credited)
  if (Object.keys(left).length === 0) refuse('invoice.credited')
  const document = creditDocument(invoice, credited, items ?? left, credited_on)
  if (document.lines.length === 0) refuse('invoice.credit_nothing')
  const { client_id } = invoice.client
  return [{ type: 'InvoiceCredited', data: { invoice_id, client_id, credit_note_id, document, reason, send } }]
}

/** What is left to pay; below zero: what the client gets back. */
export const balanceOf = ({ document, payments, credit_notes }: Extract<Invoice, { status: 'issued' }>): string => {
  const paid = Object.values(payments).flatMap((payment) => (payment.reversed ? [] : [payment.amount]))
  const credited = Object.values(credit_notes).map((note) => note.document.total)
  return total([document.total, ...[...paid, ...credited].map((value) => amount(value).negated())], document.currency)
}

function draft(state: Invoice): Draft {
  switch (state.status) {
    case 'draft':
      return state
    case 'closed':
      return refuse('invoice.issuing')
    case 'issued':
      return refuse('invoice.issued')
    case 'none':
    case 'deleted':
      return refuse('not_found')
    default:
      return state satisfies never
  }
}

function issued(state: Invoice): Extract<Invoice, { status: 'issued' }> {
  if (state.status === 'issued') return state
  return refuse(state.status === 'draft' || state.status === 'closed' ? 'invoice.not_issued' : 'not_found')
}

function evolve(state: Invoice, event: InvoiceEvent): Invoice {
  if (event.type === 'InvoiceDrafted') {
    const { invoice_id: _, ...content } = event.data
    return { status: 'draft', content, items: {}, reminders: { off: false, since: null, sent: [], reminded_on: null }, timed: [] }
  }
  if (state.status === 'none' || state.status === 'deleted') return state
  switch (event.type) {
    case 'InvoiceChanged': {
      const { invoice_id: _, ...update } = event.data
      return { ...state, content: { ...state.content, ...(update as Partial<Content>) } }
    }
    case 'InvoiceItemAdded':
    case 'InvoiceItemChanged': {
      const { invoice_id: _, item_id, ...update } = event.data
      return { ...state, items: { ...state.items, [item_id]: { ...state.items[item_id], ...update } as Item } }
    }
    case 'InvoiceItemDeleted': {
      const { [event.data.item_id]: _, ...items } = state.items
      return { ...state, items, timed: state.timed.filter((id) => id !== event.data.item_id) }
    }
    case 'InvoiceTimeAdded':
      return { ...state, timed: [...state.timed, ...event.data.lines.map(({ item_id }) => item_id)] }
    case 'InvoiceDeleted':
      return { status: 'deleted' }
    case 'InvoiceClosed':
      return {
        status: 'closed',
        content: state.content,
        items: state.items,
        timed: state.timed,
        reminders: state.reminders,
        document: event.data.document,
      }
    case 'InvoiceIssued':
      return state.status === 'closed'
        ? {
            ...state,
            status: 'issued',
            invoice_number: event.data.invoice_number,
            viewed: false,
            approved: false,
            payments: {},
            credit_notes: {},
            credited: {},
          }
        : state
    case 'InvoiceRecurred':
    case 'InvoiceEmailRequested':
      return state
    case 'InvoiceReminderRequested': {
      const { days, day: reminded_on } = event.data
      const sent = days === null ? state.reminders.sent : [...new Set([...state.reminders.sent, days])]
      return { ...state, reminders: { ...state.reminders, sent, reminded_on } }
    }
    case 'InvoiceRemindersSwitched': {
      const { on, since } = event.data
      return { ...state, reminders: { ...state.reminders, off: !on, since: on ? since : null } }
    }
    case 'InvoiceViewed':
      return state.status === 'issued' ? { ...state, viewed: true } : state
    case 'InvoiceApproved':
      return state.status === 'issued' ? { ...state, approved: true } : state
    case 'InvoicePaymentRecorded': {
      const { invoice_id: _, client_id: __, payment_id, ...payment } = event.data
      return state.status === 'issued'
        ? { ...state, payments: { ...state.payments, [payment_id]: { ...payment, reversed: false } } }
        : state
    }
    case 'InvoicePaymentReversed': {
      const { payment_id } = event.data
      if (state.status !== 'issued') return state
      return { ...state, payments: { ...state.payments, [payment_id]: { ...state.payments[payment_id]!, reversed: true } } }
    }
    case 'InvoiceCredited': {
      const { credit_note_id, document } = event.data
      if (state.status !== 'issued') return state
      const credit_notes = { ...state.credit_notes, [credit_note_id]: { document, number: null } }
      return { ...state, credit_notes, credited: creditedWith(state.credited, document) }
    }
    case 'CreditNoteIssued': {
      const { credit_note_id, credit_note_number: number } = event.data
      if (state.status !== 'issued') return state
      return { ...state, credit_notes: { ...state.credit_notes, [credit_note_id]: { ...state.credit_notes[credit_note_id]!, number } } }
    }
    case 'CreditNoteEmailRequested':
      return state
    default:
      return event satisfies never
  }
}
