import type { invoiceEvents } from '@workledger/contracts/invoicing/invoicing.events'
import { refuse } from '@workledger/contracts/kernel/errors'
import type { AnyEventOf } from '@workledger/contracts/kernel/event'
import { contentOf } from '../kernel/contents'
import { creditedWith, type Quantities } from './credit-note'
import type { InvoiceDocument } from './invoice-document'

export type InvoiceEvent = AnyEventOf<typeof invoiceEvents>
export type InvoiceEventData<T extends InvoiceEvent['type']> = Extract<
  InvoiceEvent,
  { type: T }
>['data']
export type InvoiceContent = Omit<InvoiceEventData<'InvoiceDrafted'>, 'invoice_id'>
export type Item = Omit<InvoiceEventData<'InvoiceItemAdded'>, 'invoice_id' | 'item_id'>

export type Payment = Omit<
  InvoiceEventData<'InvoicePaymentRecorded'>,
  'invoice_id' | 'client_id' | 'payment_id'
>

interface CreditNote {
  document: InvoiceDocument
  /** Null until it is assigned. */
  number: string | null
}

interface Reminding {
  /** Scheduled reminders are off. */
  off: boolean
  /** Time at which they were turned on again. */
  since: string | null
  /** Reminder steps sent, by their days. */
  sent: readonly number[]
  /** The day of the last reminder. */
  reminded_on: string | null
}

export interface Draft {
  content: InvoiceContent
  items: Record<string, Item>
  reminders: Reminding
  /** Items that bill tracked time. */
  timed: readonly string[]
}

export type Invoice =
  | { status: 'none' }
  | ({ status: 'draft' } & Draft)
  /** Final, waiting for its number. */
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

export type Issued = Extract<Invoice, { status: 'issued' }>

/** Returns the draft; refuses with the invoice's actual status. */
export function draft(state: Invoice): Draft {
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

export function issued(state: Invoice): Issued {
  if (state.status === 'issued') return state
  return refuse(
    state.status === 'draft' || state.status === 'closed' ? 'invoice.not_issued' : 'not_found',
  )
}

/** The content of the demand to the client, and its open amount. */
export const content = contentOf<InvoiceEvent>({
  InvoiceDrafted: { submitted: 'invoice_id' },
  InvoiceRecurred: { submitted: 'invoice_id' },
  InvoiceChanged: { changed: 'invoice_id' },
  InvoiceItemAdded: { changed: 'invoice_id', submitted: 'item_id' },
  InvoiceItemChanged: { changed: ['invoice_id', 'item_id'] },
  InvoiceItemDeleted: { changed: 'invoice_id', gone: 'item_id' },
  InvoiceTimeAdded: { changed: 'invoice_id' },
  InvoiceClosed: { approved: 'invoice_id' },
  InvoiceRemindersSwitched: { noted: 'invoice_id' },
  InvoicePaymentRecorded: { noted: 'invoice_id' },
  InvoicePaymentReversed: { noted: 'invoice_id' },
  InvoiceCredited: { noted: 'invoice_id' },
  InvoiceDeleted: { gone: 'invoice_id' },
})

export function evolve(state: Invoice, event: InvoiceEvent): Invoice {
  if (event.type === 'InvoiceDrafted') {
    const { invoice_id: _, ...content } = event.data
    return {
      status: 'draft',
      content,
      items: {},
      reminders: { off: false, since: null, sent: [], reminded_on: null },
      timed: [],
    }
  }

  if (state.status === 'none' || state.status === 'deleted') return state

  switch (event.type) {
    case 'InvoiceChanged': {
      const { invoice_id: _, ...update } = event.data
      return { ...state, content: { ...state.content, ...(update as Partial<InvoiceContent>) } }
    }

    case 'InvoiceItemAdded':
    case 'InvoiceItemChanged': {
      const { invoice_id: _, item_id, ...update } = event.data
      return {
        ...state,
        items: { ...state.items, [item_id]: { ...state.items[item_id], ...update } as Item },
      }
    }

    case 'InvoiceItemDeleted': {
      const { [event.data.item_id]: _, ...items } = state.items
      return { ...state, items, timed: state.timed.filter((id) => id !== event.data.item_id) }
    }

    case 'InvoiceTimeAdded':
      return {
        ...state,
        timed: [...state.timed, ...event.data.lines.map(({ item_id }) => item_id)],
      }

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
      const sent =
        days === null ? state.reminders.sent : [...new Set([...state.reminders.sent, days])]
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
        ? {
            ...state,
            payments: { ...state.payments, [payment_id]: { ...payment, reversed: false } },
          }
        : state
    }

    case 'InvoicePaymentReversed': {
      const { payment_id } = event.data
      if (state.status !== 'issued') return state

      return {
        ...state,
        payments: {
          ...state.payments,
          [payment_id]: { ...state.payments[payment_id]!, reversed: true },
        },
      }
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

      return {
        ...state,
        credit_notes: {
          ...state.credit_notes,
          [credit_note_id]: { ...state.credit_notes[credit_note_id]!, number },
        },
      }
    }

    case 'CreditNoteEmailRequested':
      return state
    default:
      return event satisfies never
  }
}
