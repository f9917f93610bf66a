import * as z from 'zod'
import { event } from '../kernel/event'
import { count, currency, day, id, plain } from '../kernel/event-fields'
import { invoiceLine, invoiceTerms } from './invoicing.events'
import { recurringUnits } from './recurring-words'

const recurring = { recurring_id: id() }

/** The content of each invoice. Descriptions keep their placeholders. */
const recurringContent = {
  client_id: id(),
  currency: currency(),
  /** From the invoice date to the due date. */
  due_days: count(),
  ...invoiceTerms,
  lines: z.array(z.object(invoiceLine)),
  /** Issued and sent automatically; otherwise a draft. */
  send: z.boolean(),
}

/** `until`: the last day; `times`: most invoices; both null: unlimited. */
const schedule = {
  every: count(),
  unit: z.enum(recurringUnits),
  first_on: day(),
  until: day().nullable(),
  times: count().nullable(),
}

/** Days up to this one are settled: their invoices are made, or skipped. */
const settled = { after: day().nullable() }

/** Recurring invoices: stream `recurring-invoice-{id}`. */
export const recurringInvoiceEvents = {
  /** `made_from`: the invoice that it was made from. */
  RecurringInvoiceStarted: event('RecurringInvoiceStarted', {
    v: 2,
    upcast: { 1: (data) => data },
    data: z.object({ ...recurring, made_from: id().nullable(), ...recurringContent, ...schedule }),
  }),
  /** For future invoices. */
  RecurringInvoiceChanged: event('RecurringInvoiceChanged', {
    v: 2,
    upcast: { 1: (data) => data },
    data: z.object({
      ...recurring,
      ...z.object({ ...recurringContent, ...schedule, ...settled }).partial().shape,
    }),
  }),
  RecurringInvoicePaused: event('RecurringInvoicePaused', { v: 1, data: z.object(recurring) }),
  /** Days of the pause are skipped. */
  RecurringInvoiceResumed: event('RecurringInvoiceResumed', {
    v: 1,
    data: z.object({ ...recurring, ...settled }),
  }),
  RecurringInvoiceEnded: event('RecurringInvoiceEnded', { v: 1, data: z.object(recurring) }),
  /** The day has come; a process makes the invoice. `number` counts the days. */
  RecurringInvoiceDue: event('RecurringInvoiceDue', {
    v: 1,
    data: z.object({ ...recurring, due_on: day(), number: count() }),
  }),
  /** After a long outage the earliest missed days are skipped. */
  RecurringInvoiceDaysSkipped: event('RecurringInvoiceDaysSkipped', {
    v: 1,
    data: z.object({ ...recurring, first_on: day(), last_on: day(), days: count() }),
  }),
  /** Made but not issued automatically; `reason` is the code of the cause. */
  RecurringInvoiceHeld: event('RecurringInvoiceHeld', {
    v: 1,
    data: z.object({ ...recurring, invoice_id: id(), due_on: day(), reason: plain(100) }),
  }),
}
