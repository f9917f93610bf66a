import * as z from 'zod'
import { atMost, MOST_RATE } from '../kernel/amounts'
import { area, endpoint } from '../kernel/endpoint'
import { addressedIds, narrowingIds } from '../kernel/narrowing-lists'
import { idOf, workspaceParams } from '../kernel/record'
import {
  bool,
  clearable,
  currency,
  day,
  fieldIssue,
  id,
  money,
  one,
  wholeNumber,
} from '../kernel/shapes'
import { invoice } from './invoice-answer'

/** Limits: time entries of an invoice, and lines made of them at once. */
export const MOST_ENTRIES = 10_000

export const MOST_TIME_LINES = 500

const MOST_PROJECTS = 200

/** The content of a line: the time of a project, a person or a task, or each entry. */
export const timeGroupings = ['project', 'employee', 'task', 'entry'] as const

export type TimeGrouping = (typeof timeGroupings)[number]

/** Minutes to which each entry is rounded up; 0: no rounding. */
export const timeRoundings = [0, 6, 15] as const

export type TimeRounding = (typeof timeRoundings)[number]

const projectId = z.object({ id: idOf('projects') })
const invoiceId = z.object({ id: idOf('invoices') })

const choice = {
  /** Local days on which entries begin, both included. */
  from: clearable(day()),
  to: clearable(day()),
  /** Only time in weeks that were approved. */
  approved: bool().default(false),
  group: z.enum(timeGroupings).default('project'),
  rounding: wholeNumber().pipe(z.literal(timeRoundings)).default(0),
  /**
   * Hourly rate for projects without one in the invoice's currency, of their own or their client's.
   */
  rate: clearable(
    money('invoice.data')
      .refine((value) => !value.startsWith('-'), { error: 'invoice.data' })
      .refine(...atMost(MOST_RATE)),
  ),
}

type Days = { from?: string | null | undefined; to?: string | null | undefined }

const datesInOrder = [
  ({ from, to }: Days) => !from || !to || from <= to,
  fieldIssue('to', 'field.order'),
] as const

export const timeBody = z
  .object({
    ...choice,
    /** By default all projects of the client. */
    project_ids: narrowingIds(MOST_PROJECTS),
    /** The lines bear the invoice's taxes and discount. */
    tax1: bool().default(false),
    tax2: bool().default(false),
    discount: bool().default(false),
    /** The figures of the preview; refused if they changed. */
    entries: wholeNumber().min(1).max(MOST_ENTRIES),
    seconds: wholeNumber().min(1),
  })
  .refine(...datesInOrder)

/**
 * Hours have two decimals; amounts are the currency's. `seconds` are tracked ones, before rounding.
 */
const unbilledSums = {
  entries: z.number(),
  seconds: z.number(),
  quantity: z.string(),
  amount: z.string(),
}

const unbilled = z.object({
  ...unbilledSums,
  currency: z.string(),
  lines: z.array(z.object({ ...unbilledSums, description: z.string(), unit_price: z.string() })),
})

export type UnbilledTime = z.output<typeof unbilled>

export const unbilledTimeApi = area('invoicing', 'manage_invoices', {
  unbilledTime: endpoint({
    method: 'GET',
    path: '/workspaces/{ws}/unbilled-time',
    who: 'admin',
    costly: 'rows',
    summary: "Unbilled time of a client's projects, as possible invoice lines",
    params: workspaceParams,
    query: z
      .object({
        ...choice,
        client_id: id(),
        project_ids: addressedIds(MOST_PROJECTS),
        currency: currency().optional(),
      })
      .refine(...datesInOrder),
    response: one(unbilled),
    errors: [
      'invoice.client_unknown',
      'invoice.time_most',
      'invoice.time_lines',
      'invoice.time_rate',
    ],
  }),
  addUnbilledTime: endpoint({
    method: 'POST',
    path: '/invoices/{id}/time',
    who: 'admin',
    summary:
      'Add the unbilled time of the client to a draft, as lines in hours; an entry is billed once',
    status: 201,
    params: invoiceId,
    body: timeBody,
    response: one(invoice),
    errors: [
      'invoice.issued',
      'invoice.issuing',
      'invoice.time_billed',
      'invoice.time_changed',
      'invoice.time_most',
      'invoice.time_lines',
      'invoice.time_rate',
    ],
  }),
  unbilledTimeOfProject: endpoint({
    method: 'GET',
    path: '/projects/{id}/unbilled-time',
    who: 'admin',
    costly: 'rows',
    summary: "Unbilled time of a project, and its amount at the project's or the client's rate",
    params: projectId,
    response: one(
      z.object({
        entries: z.number(),
        seconds: z.number(),
        /** Hourly rate: the project's, else its client's. */
        rate: z.string().nullable(),
        amount: z.string().nullable(),
        currency: z.string(),
      }),
    ),
  }),
})
