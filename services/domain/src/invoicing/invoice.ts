import { refuse, refuseField } from '@workledger/contracts/kernel/errors'
import { checkUnit } from '../kernel/bounds'
import { changed } from '../kernel/changed'
import type { Decider } from '../kernel/decider'
import { amount } from '../kernel/money'
import { creditable, creditDocument, type Quantities } from './credit-note'
import { checkDates, checkNames } from './invoice-checks'
import { documentOf, type InvoiceDocument, type Parties } from './invoice-document'
import {
  accountingOf,
  type IssueFacts,
  issueDateFault,
  issueFaults,
  noSupply,
  refuseFaults,
  type Supply,
  supplied,
} from './invoice-issue'
import { type PaymentCommand, pay, refund, reverse, settled } from './invoice-payments'
import {
  content,
  draft,
  evolve,
  type Invoice,
  type InvoiceContent,
  type InvoiceEvent,
  type InvoiceEventData,
  type Issued,
  type Item,
  issued,
} from './invoice-state'
import { checkCategories, checkLineVat } from './invoice-taxes'
import { dueReminder, type Reminders, stepOf } from './reminders'

type InvoiceRef = { invoice_id: string }
type Partly<T> = { [K in keyof T]?: T[K] | undefined }

export type InvoiceCommand =
  | ({ type: 'draft' } & InvoiceRef & InvoiceContent)
  /** A complete draft of a recurring invoice for a day. */
  | ({
      type: 'draft-recurring'
      recurring_id: string
      due_on: string
      content: InvoiceContent
      lines: readonly ({ item_id: string } & Item)[]
    } & InvoiceRef)
  /** `billed`: the days of its tracked time. */
  | ({ type: 'change'; billed?: Supply | undefined } & InvoiceRef & Partly<InvoiceContent>)
  | ({ type: 'add-item'; item_id: string } & InvoiceRef & Item)
  | ({ type: 'change-item'; item_id: string } & InvoiceRef & Partly<Item>)
  | ({ type: 'delete-item'; item_id: string } & InvoiceRef)
  /** Adds lines for tracked time of the client, which is already reserved (billed-time.ts). */
  | ({
      type: 'add-time'
      client_id: string
      lines: readonly ({ item_id: string; entries: number } & Item)[]
    } & InvoiceRef)
  | ({ type: 'delete' } & InvoiceRef)
  /** First step of issuing: the content is final. May be repeated while the number is missing. */
  | ({ type: 'close'; send: boolean; facts?: IssueFacts | undefined } & InvoiceRef & Parties)
  /** Last step of issuing: the number from the series. */
  | ({ type: 'issue'; number: number; invoice_number: string } & InvoiceRef)
  | ({ type: 'request-email'; client_id: string; email: string } & InvoiceRef)
  /** `issued_on` is a day in the workspace's zone. Does nothing if no step is due. */
  | ({
      type: 'remind-due'
      reminders: Reminders
      today: string
      issued_on: string
      email: string
    } & InvoiceRef)
  /** A manual reminder, with the text of the invoice's current step. */
  | ({ type: 'remind'; reminders: Reminders; today: string; email: string } & InvoiceRef)
  | ({ type: 'switch-reminders'; on: boolean; today: string } & InvoiceRef)
  | ({ type: 'view' } & InvoiceRef)
  | ({ type: 'approve' } & InvoiceRef)
  | PaymentCommand
  /** First step of a credit note; `items` null: everything left. */
  | ({
      type: 'credit'
      credit_note_id: string
      credited_on: string
      reason: string | null
      items: Quantities | null
      send: boolean
      facts?: Pick<IssueFacts, 'today' | 'latest'> | undefined
      /** The client's at present; by default that of the invoice. */
      language?: InvoiceDocument['language']
    } & InvoiceRef)
  /** Its last step: the number from the series. */
  | ({
      type: 'number-credit-note'
      credit_note_id: string
      number: number
      credit_note_number: string
    } & InvoiceRef)
  | ({
      type: 'request-credit-note-email'
      credit_note_id: string
      client_id: string
      email: string
    } & InvoiceRef)

/** An invoice: stream `invoice-{id}`. The series assigns its number (invoice-series.ts). */
export const invoiceDecider: Decider<Invoice, InvoiceCommand, InvoiceEvent> = {
  category: 'invoice',
  initial: { status: 'none' },
  decide,
  evolve,
  content,
}

function decide(state: Invoice, command: InvoiceCommand): InvoiceEvent[] {
  const { invoice_id } = command

  switch (command.type) {
    case 'draft': {
      const { type: _, ...data } = command
      if (state.status !== 'none') refuse('state.conflict')
      checkDates(data)
      checkCategories(data)
      checkDiscount(data)

      return [{ type: 'InvoiceDrafted', data }]
    }

    case 'draft-recurring': {
      const { recurring_id, due_on, content, lines } = command
      return [
        ...decide(state, { type: 'draft', invoice_id, ...content }),
        ...lines.map((line) => ({
          type: 'InvoiceItemAdded' as const,
          data: { invoice_id, ...line },
        })),
        { type: 'InvoiceRecurred', data: { invoice_id, recurring_id, due_on } },
      ]
    }

    case 'change': {
      const { type: _, invoice_id: __, billed = noSupply, ...update } = command
      const { content, items, timed } = draft(state)
      const difference = changed({ ...content }, typedOf(update, content, billed)) as
        | Partial<InvoiceContent>
        | undefined
      if (difference?.client_id && timed.length > 0) refuse('invoice.time_client')
      const after = { ...content, ...difference }
      checkDates({ ...after, ...supplied(after, billed) })
      checkCategories(after)
      checkNames(after, Object.values(items))
      if (difference?.discount_amount) checkDiscount(after)

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

      return difference
        ? [{ type: 'InvoiceItemChanged', data: { ...difference, invoice_id, item_id } }]
        : []
    }

    case 'delete-item':
      if (!draft(state).items[command.item_id]) refuse('not_found')
      return [{ type: 'InvoiceItemDeleted', data: { invoice_id, item_id: command.item_id } }]

    case 'add-time': {
      const { content } = draft(state)
      if (content.client_id !== command.client_id) refuse('state.conflict')

      return [
        ...command.lines.map(
          ({ entries: _, ...line }): InvoiceEvent => ({
            type: 'InvoiceItemAdded',
            data: { invoice_id, ...line },
          }),
        ),
        {
          type: 'InvoiceTimeAdded',
          data: {
            invoice_id,
            lines: command.lines.map(({ item_id, entries }) => ({ item_id, entries })),
          },
        },
      ]
    }

    case 'delete':
      draft(state)
      return [{ type: 'InvoiceDeleted', data: { invoice_id } }]

    case 'close': {
      if (state.status === 'closed') return command.send ? refuse('invoice.issuing') : []
      if (state.status === 'issued') refuse('invoice.already_issued')
      const { content, items } = draft(state)
      if (content.client_id !== command.client.client_id) refuse('state.stale')
      const lines = Object.entries(items).map(([item_id, item]) => ({ item_id, ...item }))
      const faults = issueFaults(content, lines, command)
      if (faults.length > 0) refuseFaults(faults)
      const accounting = accountingOf(content, command.facts?.currency)

      const document = documentOf(
        { ...content, accounting, ...supplied(content, command.facts?.billed ?? noSupply) },
        lines,
        command,
      )

      return [{ type: 'InvoiceClosed', data: { invoice_id, document, send: command.send } }]
    }

    case 'issue':
      // A concurrent attempt finished the same issue; the series gave both the same number.
      if (state.status === 'issued') return []
      if (state.status !== 'closed') return refuse('not_found')

      return [
        {
          type: 'InvoiceIssued',
          data: { invoice_id, number: command.number, invoice_number: command.invoice_number },
        },
      ]

    case 'request-email': {
      const { document } = issued(state)
      const to = addressee(document, command.email)
      return [
        {
          type: 'InvoiceEmailRequested',
          data: { invoice_id, client_id: command.client_id, ...to },
        },
      ]
    }

    case 'remind-due': {
      if (state.status !== 'issued' || settled(state)) return []
      const { reminders, today, issued_on, email } = command

      const step = dueReminder(
        reminders,
        { ...state.reminders, due_date: state.document.due_date, issued_on },
        today,
      )

      return step
        ? [
            reminder(state, command, {
              days: step.days,
              subject: step.subject,
              text: step.text,
              email,
              by_hand: false,
            }),
          ]
        : []
    }

    case 'remind': {
      if (state.status === 'draft' || state.status === 'closed') refuse('invoice.remind_draft')
      const invoice = issued(state)
      if (settled(invoice)) refuse('invoice.settled')
      const { reminders, today, email } = command

      const {
        days = null,
        subject = null,
        text = null,
      } = stepOf(reminders, invoice.document.due_date, today) ?? {}

      return [reminder(invoice, command, { days, subject, text, email, by_hand: true })]
    }

    case 'switch-reminders': {
      if (state.status === 'none' || state.status === 'deleted') return refuse('not_found')
      const { on, today } = command

      return on === state.reminders.off
        ? [{ type: 'InvoiceRemindersSwitched', data: { invoice_id, on, since: today } }]
        : []
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
    case 'reverse-payment':
      return reverse(issued(state), command)
    case 'credit':
      return credit(state, command)

    case 'number-credit-note': {
      const { type: _, ...data } = command
      const note = issued(state).credit_notes[data.credit_note_id] ?? refuse('not_found')
      return note.number === null ? [{ type: 'CreditNoteIssued', data }] : []
    }

    case 'request-credit-note-email': {
      const { type: _, email, ...data } = command
      const { credit_notes, document } = issued(state)
      if (!credit_notes[data.credit_note_id]) refuse('not_found')
      const to = addressee(document, email)
      return [{ type: 'CreditNoteEmailRequested', data: { ...data, ...to } }]
    }

    default:
      return command satisfies never
  }
}

/** Refuses a discount of less than the currency's smallest unit. */
function checkDiscount({ discount_amount, currency }: InvoiceContent): void {
  if (discount_amount) checkUnit(discount_amount, currency, 'discount_amount')
}

/** Drops dates of supply that only repeat those of the billed time: no person typed them. */
function typedOf(
  update: Partly<InvoiceContent>,
  content: InvoiceContent,
  billed: Supply,
): Partly<InvoiceContent> {
  const typed = { ...update }

  for (const field of ['supply_from', 'supply_to'] as const)
    if (content[field] === null && update[field] === billed[field]) delete typed[field]

  return typed
}

/** Names the address of a mail, and the one at issue if that was another. */
function addressee({ client }: Pick<InvoiceDocument, 'client'>, email: string) {
  const issued_to = client.contact_email
  const isOther = issued_to !== null && issued_to.toLowerCase() !== email.toLowerCase()
  return isOther ? { email, issued_to } : { email }
}

const reminder = (
  { document }: Issued,
  { invoice_id, today }: { invoice_id: string; today: string },
  {
    email,
    ...asked
  }: Pick<InvoiceEventData<'InvoiceReminderRequested'>, 'days' | 'subject' | 'text' | 'by_hand'> & {
    email: string
  },
): InvoiceEvent => ({
  type: 'InvoiceReminderRequested',
  data: {
    invoice_id,
    client_id: document.client.client_id,
    ...addressee(document, email),
    ...asked,
    day: today,
  },
})

function credit(
  state: Invoice,
  command: Extract<InvoiceCommand, { type: 'credit' }>,
): InvoiceEvent[] {
  if (state.status === 'draft') refuse('invoice.credit_draft')
  if (state.status === 'closed') refuse('invoice.issuing')
  const { document, credited } = issued(state)
  const { invoice_id, credit_note_id, credited_on, reason, items, send, facts, language } = command
  const invoice = language ? { ...document, language } : document

  // Invoices of earlier versions may have a future date; they can be credited today.
  if (credited_on < invoice.invoice_date && !(facts && invoice.invoice_date > facts.today))
    refuseField('credited_on', 'invoice.credit_early')

  const fault = facts && issueDateFault(credited_on, facts, 'credited_on')
  if (fault) refuseFaults([fault])
  const left = creditable(invoice, credited)
  if (Object.keys(left).length === 0) refuse('invoice.credited')
  const note = creditDocument(invoice, credited, items ?? left, credited_on)
  if (note.lines.length === 0) refuse('invoice.credit_nothing')
  if (amount(note.total).isNegative()) refuse('invoice.credit_below_zero')
  const { client_id } = invoice.client

  return [
    {
      type: 'InvoiceCredited',
      data: { invoice_id, client_id, credit_note_id, document: note, reason, send },
    },
  ]
}
