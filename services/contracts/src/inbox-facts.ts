import * as z from 'zod'
import { correctionKinds } from './attendance/attendance.events'
import { shiftTimes } from './attendance/attendance.lists'
import { checklistKinds, itemOwners } from './checklists/checklists.events'
import { expenseCategories } from './expenses/expenses.events'
import { expenseWarning } from './expenses/expenses.lists'
import { id } from './kernel/shapes'
import { shownStep } from './kernel/shown-step'
import { halves } from './leave/leave.events'
import { watchedKinds, watchRules } from './watch/watch-rules'
import { overtimePeriods } from './working-time/working-time.events'

const document = z.object({ download_url: z.string() }).nullable()

const leaveFacts = z.object({
  kind: z.literal('leave'),
  type: z.string().nullable(),
  start_on: z.string(),
  finish_on: z.string(),
  half_day: z.enum(halves).nullable(),
  day_part: z.string().nullable(),
  seconds: z.number().nullable(),
  from_time: z.string().nullable(),
  to_time: z.string().nullable(),
  days_taken: z.string(),
  description: z.string().nullable(),
  /** Days available without this leave and with it; null if its type takes nothing. */
  balance_before: z.string().nullable(),
  balance_after: z.string().nullable(),
  balance_year: z.number().nullable(),
  /** The steps of its approval; empty: one decision. */
  steps: z.array(shownStep),
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
  /** The steps of its approval; empty: one decision. */
  steps: z.array(shownStep),
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

const timesheetFacts = z.object({
  kind: z.literal('timesheet'),
  from_on: z.string(),
  to_on: z.string(),
  seconds: z.number(),
  /** Of timers that stopped after the submission or the last approval. */
  added_seconds: z.number(),
  /** At an approval before; null if there was none. */
  approved_seconds: z.number().nullable(),
  /** The steps of its approval; empty: one decision. */
  steps: z.array(shownStep),
  /** Days with tracked time. */
  days: z.array(z.object({ day: z.string(), seconds: z.number() })),
  /** With the most time first. */
  projects: z.array(z.object({ name: z.string().nullable(), seconds: z.number() })),
})

const overtimeFacts = z.object({
  kind: z.literal('overtime'),
  /** First day of the month. */
  month: z.string(),
  seconds: z.number(),
  /** Of this month, approved before. */
  approved_seconds: z.number(),
  target_seconds: z.number(),
  worked_seconds: z.number(),
  limit_minutes: z.number(),
  limit_per: z.enum(overtimePeriods),
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

/** The facts of an inbox item, by its kind. */
export const inboxFacts = z.discriminatedUnion('kind', [
  leaveFacts,
  expenseFacts,
  correctionFacts,
  timesheetFacts,
  overtimeFacts,
  payRunFacts,
  checklistItemFacts,
  contractEndFacts,
  documentEndFacts,
  flagFacts,
])
