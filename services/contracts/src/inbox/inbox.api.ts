import * as z from 'zod'
import { correctionKinds } from '../attendance/attendance.events'
import { shiftTimes } from '../attendance/attendance.lists'
import { checklistKinds, itemOwners } from '../checklists/checklists.events'
import { expenseCategories } from '../expenses/expenses.events'
import { expenseWarning } from '../expenses/expenses.lists'
import { area, endpoint } from '../kernel/endpoint'
import { workspaceParams } from '../kernel/record'
import { day, id, wholeNumber } from '../kernel/shapes'
import { characters } from '../kernel/text'
import { halves } from '../leave/leave.events'
import { leavePerson } from '../leave/leave-person'
import { watchedKinds, watchRules } from '../watch/watch-rules'

/** Kinds of inbox items. */
export const inboxKinds = [
  'leave',
  'expense',
  'correction',
  'pay_run',
  'checklist_item',
  'contract_end',
  'document_end',
  'flag',
] as const

export type InboxKind = (typeof inboxKinds)[number]

/** Kinds that are decided in bulk. */
export const bulkKinds = ['leave', 'expense', 'correction'] as const

/** What the viewer can do with an item. */
export const inboxActs = ['approve', 'reject', 'done', 'open'] as const

export type InboxAct = (typeof inboxActs)[number]

/** Most items of a page, and of one bulk decision. */
export const MOST_INBOX_ITEMS = 100

/** Days after its submission by which an expense should be decided. */
export const EXPENSE_DUE_DAYS = 7

/** Days for which a missed end of a contract or document stays in the inbox. */
export const LATE_END_DAYS = 7

const document = z.object({ download_url: z.string() }).nullable()

const leaveFacts = z.object({
  kind: z.literal('leave'),
  type: z.string().nullable(),
  start_on: z.string(),
  finish_on: z.string(),
  half_day: z.enum(halves).nullable(),
  days_taken: z.string(),
  description: z.string().nullable(),
  /** Days available without this leave and with it; null if its type takes nothing. */
  balance_before: z.string().nullable(),
  balance_after: z.string().nullable(),
  balance_year: z.number().nullable(),
  document,
})

const expenseFacts = z.object({
  kind: z.literal('expense'),
  name: z.string().nullable(),
  category: z.enum(expenseCategories),
  date: z.string(),
  amount: z.string(),
  currency: z.string(),
  /** Null if the currencies are equal, or if the approver has to set it. */
  rate: z.string().nullable(),
  base_amount: z.string().nullable(),
  base_currency: z.string(),
  description: z.string().nullable(),
  warnings: z.array(expenseWarning),
  document,
})

const correctionFacts = z.object({
  kind: z.literal('correction'),
  /** Whether it adds, changes or removes a shift. */
  change: z.enum(correctionKinds),
  day: z.string(),
  zone: z.string(),
  /** The recorded shift, and the proposed one. */
  was: shiftTimes.nullable(),
  becomes: shiftTimes.nullable(),
  reason: z.string().nullable(),
})

const payRunFacts = z.object({
  kind: z.literal('pay_run'),
  start: z.string(),
  end: z.string(),
  pay_date: z.string(),
  currency: z.string(),
  gross_pay: z.string(),
  net_pay: z.string(),
  paid_count: z.number(),
  entries_count: z.number(),
  /** Employees missing from the run. */
  warnings_count: z.number(),
  /** Facts changed since the draft was calculated: it must be recalculated first. */
  changes_count: z.number(),
  /** Name of its preparer. */
  prepared_by: z.string().nullable(),
})

const checklistItemFacts = z.object({
  kind: z.literal('checklist_item'),
  checklist_id: id(),
  checklist: z.string(),
  checklist_kind: z.enum(checklistKinds),
  text: z.string(),
  /** Whose task it is; `mine` is false for an item that any administrator does. */
  owner: z.enum(itemOwners),
  mine: z.boolean(),
})

const contractEndFacts = z.object({
  kind: z.literal('contract_end'),
  /** What ends. */
  ends: z.enum(['contract', 'probation']),
  end_on: z.string(),
})

const documentEndFacts = z.object({
  kind: z.literal('document_end'),
  filename: z.string().nullable(),
  type: z.string().nullable(),
  expires_on: z.string(),
})

const flagFacts = z.object({
  kind: z.literal('flag'),
  rule: z.enum(watchRules),
  /** The act, and the number of acts that one flag sums up. */
  act: z.enum(watchedKinds),
  count: z.number(),
  amount: z.string().nullable(),
  currency: z.string().nullable(),
  /** Who acted, and the admin behind a sign-in-as session. */
  by: z.string().nullable(),
  behind: z.string().nullable(),
  /** The event in its stream. */
  stream: z.string(),
  record_revision: z.number(),
  position: z.string(),
})

export const inboxFacts = z.discriminatedUnion('kind', [
  leaveFacts,
  expenseFacts,
  correctionFacts,
  payRunFacts,
  checklistItemFacts,
  contractEndFacts,
  documentEndFacts,
  flagFacts,
])

export const inboxItem = z.object({
  /** `kind:record`. */
  id: z.string(),
  kind: z.enum(inboxKinds),
  /** The leave, expense, correction, pay run, checklist item, contract, document or flag. */
  record: id(),
  /** The employee whom it concerns. */
  employee: leavePerson.nullable(),
  /** The day by which it matters. */
  due: z.string(),
  /** When it was submitted or began to wait, if known. */
  since: z.string().nullable(),
  /** The record's own revision, for If-Match. */
  revision: z.number(),
  /** The absent manager for whom the viewer decides. */
  in_place_of: leavePerson.nullable(),
  acts: z.array(z.enum(inboxActs)),
  facts: inboxFacts,
})

export type InboxItem = z.output<typeof inboxItem>

export const inboxCounts = z.object({
  total: z.number(),
  ...(Object.fromEntries(inboxKinds.map((kind) => [kind, z.number()])) as Record<
    InboxKind,
    z.ZodNumber
  >),
})

export type InboxCounts = z.output<typeof inboxCounts>

/** One kind, or several: `kind=leave&kind=expense`. */
const kinds = z.union([
  z.enum(inboxKinds).transform((kind) => [kind]),
  z.array(z.enum(inboxKinds)).max(inboxKinds.length),
])

const CURSOR = /^(\d{4}-\d\d-\d\d)\.([a-z_]+)\.([0-9a-f-]{36})$/

const place = z.object({ due: day(), kind: z.enum(inboxKinds), record: id() })

export type InboxPlace = z.output<typeof place>

/** Writes the place of an item in the order: day, kind and record. */
export const inboxCursor = ({ due, kind, record }: InboxPlace) => `${due}.${kind}.${record}`

/** The place of the last item of the previous page, from its `next`. */
const cursor = characters(80).transform((text, context): InboxPlace => {
  const [, due, kind, record] = CURSOR.exec(text) ?? []
  const read = place.safeParse({ due, kind, record })
  if (read.success) return read.data
  context.addIssue({ code: 'custom', message: 'inbox.after' })
  return z.NEVER
})

export const inboxApi = area('inbox', {
  inbox: endpoint({
    method: 'GET',
    path: '/workspaces/{ws}/inbox',
    who: 'member',
    summary: 'Everything that waits for the caller, by due date',
    params: workspaceParams,
    query: z.object({
      kind: kinds.optional(),
      /** Searches the person and the title. */
      q: characters(200).optional(),
      /** `next` of the previous page. */
      after: cursor.optional(),
      limit: wholeNumber().min(1).max(MOST_INBOX_ITEMS).default(50),
    }),
    response: z.object({
      data: z.array(inboxItem),
      /** All items of the caller, whatever the filter. */
      counts: inboxCounts,
      /** Today where the caller works, which divides overdue from later items. */
      today: z.string(),
      /** `after` of the next page; null on the last one. */
      next: z.string().nullable(),
    }),
    errors: ['inbox.after'],
  }),
})
