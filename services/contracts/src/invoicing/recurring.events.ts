import * as z from 'zod'
import { event } from '../kernel/event'
import { count, currency, day, id, plain } from '../kernel/event-fields'
import { invoiceLine, invoiceTerms } from './invoicing.events'
import { recurringUnits } from './recurring-words'

const recurring = { recurring_id: id() }

/** What each invoice says. Descriptions of lines keep their placeholders. */
const content = {
  client_id: id(),
  currency: currency(),
  /** From the invoice date to the due date. */
  due_days: count(),
  ...invoiceTerms,
  lines: z.array(z.object(invoiceLine)),
  /** Issued and sent by itself; otherwise a draft is made. */
  send: z.boolean(),
}

/** `until`: the last day; `times`: how many invoices at most; both null: open. */
const schedule = {
  every: count(),
  unit: z.enum(recurringUnits),
  first_on: day(),
  until: day().nullable(),
  times: count().nullable(),
}

/** Days up to here are settled: their invoices are made, or never will be. */
const settled = { after: day().nullable() }

/** Invoices that come again: stream `recurring-invoice-{id}`. */
export const recurringInvoiceEvents = {
  /** `made_from`: the invoice that it was made from. */
  RecurringInvoiceStarted: event('RecurringInvoiceStarted', {
    v: 2,
    upcast: { 1: (data) => data },
    data: z.object({ ...recurring, made_from: id().nullable(), ...content, ...schedule }),
  }),
  /** For the invoices from here on. */
  RecurringInvoiceChanged: event('RecurringInvoiceChanged', {
    v: 2,
    upcast: { 1: (data) => data },
    data: z.object({
      ...recurring,
      ...z.object({ ...content, ...schedule, ...settled }).partial().shape,
    }),
  }),
  RecurringInvoicePaused: event('RecurringInvoicePaused', { v: 1, data: z.object(recurring) }),
  /** Days of the pause are passed over. */
  RecurringInvoiceResumed: event('RecurringInvoiceResumed', {
    v: 1,
    data: z.object({ ...recurring, ...settled }),
  }),
  RecurringInvoiceEnded: event('RecurringInvoiceEnded', { v: 1, data: z.object(recurring) }),
  /** The day has come; a process makes the invoice. `number` counts the days that came. */
  RecurringInvoiceDue: event('RecurringInvoiceDue', {
    v: 1,
    data: z.object({ ...recurring, due_on: day(), number: count() }),
  }),
  /** So many days had come since anybody looked that the earliest of them are left out. */
  RecurringInvoiceDaysSkipped: event('RecurringInvoiceDaysSkipped', {
    v: 1,
    data: z.object({ ...recurring, first_on: day(), last_on: day(), days: count() }),
  }),
  /** Made, but not issued by itself; `reason` is the code of why. */
  RecurringInvoiceHeld: event('RecurringInvoiceHeld', {
    v: 1,
    data: z.object({ ...recurring, invoice_id: id(), due_on: day(), reason: plain(100) }),
  }),
}
