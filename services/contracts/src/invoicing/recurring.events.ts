import * as z from 'zod'
import { event } from '../kernel/event'
import { amount, count, currency, day, id, plain } from '../kernel/event-fields'
import { invoiceLine } from './invoicing.events'
import { recurringUnits } from './recurring-words'
import { vatCategories } from './vat-categories'

const recurring = { recurring_id: id() }
const vat = z.enum(vatCategories).nullable()
/** What each invoice says. Descriptions of lines keep their placeholders. */
const content = {
  client_id: id(),
  currency: currency(),
  /** From the invoice date to the due date. */
  due_days: count(),
  buyer_reference: plain(100).nullable(),
  order_number: plain(100).nullable(),
  public_notes: plain(4000).nullable(),
  tax_name1: plain().nullable(),
  tax_rate1: amount().nullable(),
  tax_category1: vat,
  tax_reason1: plain().nullable(),
  tax_name2: plain().nullable(),
  tax_rate2: amount().nullable(),
  tax_category2: vat,
  tax_reason2: plain().nullable(),
  discount_name: plain().nullable(),
  discount_rate: amount().nullable(),
  lines: z.array(z.object(invoiceLine)),
  /** Issued and sent by itself; otherwise a draft is made. */
  send: z.boolean(),
}
/** `until`: the last day; `times`: how many invoices at most; both null: open. */
const schedule = { every: count(), unit: z.enum(recurringUnits), first_on: day(), until: day().nullable(), times: count().nullable() }
/** Days up to here are settled: their invoices are made, or never will be. */
const settled = { after: day().nullable() }

/** Invoices that come again: stream `recurring-invoice-{id}`. */
export const recurringInvoiceEvents = {
  /** `made_from`: the invoice that it was made from. */
  RecurringInvoiceStarted: event('RecurringInvoiceStarted', {
    v: 1,
    data: z.object({ ...recurring, made_from: id().nullable(), ...content, ...schedule }),
  }),
  /** For the invoices from here on. */
  RecurringInvoiceChanged: event('RecurringInvoiceChanged', {
    v: 1,
    data: z.object({ ...recurring, ...z.object({ ...content, ...schedule, ...settled }).partial().shape }),
  }),
  RecurringInvoicePaused: event('RecurringInvoicePaused', { v: 1, data: z.object(recurring) }),
  /** Days of the pause are passed over. */
  RecurringInvoiceResumed: event('RecurringInvoiceResumed', { v: 1, data: z.object({ ...recurring, ...settled }) }),
  RecurringInvoiceEnded: event('RecurringInvoiceEnded', { v: 1, data: z.object(recurring) }),
  /** The day has come; a process makes the invoice. `number` counts the days that came. */
  RecurringInvoiceDue: event('RecurringInvoiceDue', { v: 1, data: z.object({ ...recurring, due_on: day(), number: count() }) }),
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
