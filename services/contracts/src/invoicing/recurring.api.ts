import * as z from 'zod'
import { listCall } from '../kernel/define-list'
import { area, endpoint } from '../kernel/endpoint'
import { idOf, workspaceParams } from '../kernel/record'
import { bool, clearable, created, day, id, one, wholeNumber, wordedShape } from '../kernel/shapes'
import { invoiceItem, invoiceTerms } from './invoice-answer'
import { invoiceBody, invoiceItemBody } from './invoice-body'
import { recurringInvoicesList } from './recurring.lists'
import {
  MOST_EVERY,
  MOST_RECURRING_LINES,
  MOST_TIMES,
  recurringStatuses,
  recurringUnits,
} from './recurring-words'

const recurringId = z.object({ id: idOf('recurring_invoices') })

export const recurringInvoice = recurringInvoicesList.row.extend({
  client_email: z.string().nullable(),
  due_days: z.number(),
  ...invoiceTerms,
  lines: z.array(
    invoiceItem.omit({ id: true, amount: true, total: true, time_entries: true, revision: true }),
  ),
  /** A person ended it, for good. After only its days have run out, a later end continues it. */
  over: z.boolean(),
  /** The invoice that it was made from. */
  made_from: id().nullable(),
  /**
   * The last invoice that could not be issued automatically, with the reason; null after a later
   * success.
   */
  held: z
    .object({ invoice_id: id(), due_on: z.string(), reason: z.object(wordedShape) })
    .nullable(),
})

export type RecurringInvoiceAnswer = z.output<typeof recurringInvoice>

const EVERY = 'recurring.every'
const DUE = 'invoice.due_days'

const given = (message: string) =>
  z
    .any()
    .refine((value) => value !== undefined && value !== null && value !== '', { error: message })

export const recurringBody = z.object({
  ...invoiceBody.omit({
    invoice_number: true,
    invoice_date: true,
    due_date: true,
    supply_from: true,
    supply_to: true,
    amount: true,
    exchange_rate: true,
    exchange_source: true,
    exchange_on: true,
  }).shape,
  due_days: given(DUE).pipe(wholeNumber().min(0, { error: DUE }).max(3650, { error: DUE })),
  /** Descriptions may contain `{month}`, `{year}` and `{period}`. */
  lines: z
    .array(invoiceItemBody.omit({ amount: true }))
    .min(1, { error: 'recurring.lines' })
    .max(MOST_RECURRING_LINES, { error: 'recurring.most_lines' }),
  every: given(EVERY).pipe(
    wholeNumber().min(1, { error: EVERY }).max(MOST_EVERY, { error: EVERY }),
  ),
  unit: z.enum(recurringUnits, { error: EVERY }),
  first_on: day('recurring.first_on'),
  until: clearable(day('field.select_date')),
  times: clearable(
    wholeNumber()
      .min(1, { error: 'recurring.times' })
      .max(MOST_TIMES, { error: 'recurring.times' }),
  ),
  /** Issue and send each automatically; otherwise make drafts. */
  send: bool().default(false),
})

export const newRecurringBody = recurringBody.extend({ made_from: clearable(id()) })
export const recurringChange = recurringBody.extend({ send: bool() }).partial()

export const recurringApi = area('invoicing', 'manage_invoices', {
  recurringInvoices: listCall(recurringInvoicesList, {
    path: '/workspaces/{ws}/recurring-invoices',
    summary: 'Recurring invoices, by the day of the next one',
    params: workspaceParams,
    filters: { client_id: id().optional(), status: z.enum(recurringStatuses).optional() },
  }),
  addRecurringInvoice: endpoint({
    method: 'POST',
    path: '/workspaces/{ws}/recurring-invoices',
    who: 'admin',
    summary: 'Add a recurring invoice',
    status: 201,
    params: workspaceParams,
    body: newRecurringBody,
    response: created(),
    errors: [
      'invoice.client_unknown',
      'invoice.client_email',
      'recurring.first_past',
      'recurring.until',
    ],
  }),
  recurringInvoice: endpoint({
    method: 'GET',
    path: '/recurring-invoices/{id}',
    who: 'admin',
    summary: 'One recurring invoice with its items',
    params: recurringId,
    response: one(recurringInvoice),
  }),
  changeRecurringInvoice: endpoint({
    method: 'PUT',
    path: '/recurring-invoices/{id}',
    who: 'admin',
    summary: 'Change a recurring invoice, for future invoices',
    params: recurringId,
    body: recurringChange,
    response: one(recurringInvoice),
    errors: [
      'recurring.ended',
      'invoice.client_unknown',
      'invoice.client_email',
      'recurring.first_past',
      'recurring.until',
    ],
  }),
  pauseRecurringInvoice: endpoint({
    method: 'POST',
    path: '/recurring-invoices/{id}/pause',
    who: 'admin',
    ifMatch: 'row',
    summary: 'Pause a recurring invoice',
    status: 200,
    params: recurringId,
    response: one(recurringInvoice),
    errors: ['recurring.ended'],
  }),
  resumeRecurringInvoice: endpoint({
    method: 'POST',
    path: '/recurring-invoices/{id}/resume',
    who: 'admin',
    ifMatch: 'row',
    summary: 'Resume a recurring invoice from today; days of the pause are skipped',
    status: 200,
    params: recurringId,
    response: one(recurringInvoice),
    errors: ['recurring.ended'],
  }),
  endRecurringInvoice: endpoint({
    method: 'POST',
    path: '/recurring-invoices/{id}/end',
    who: 'admin',
    ifMatch: 'row',
    summary: 'End a recurring invoice for good',
    status: 200,
    params: recurringId,
    response: one(recurringInvoice),
  }),
})
