import * as z from 'zod'
import { event } from '../kernel/event'
import { amount, count, day, id, plain } from '../kernel/event-fields'
import { overtimePeriods } from './overtime-periods'

export const categoryKinds = ['allowance', 'deduction'] as const

const category = { workspace_id: id(), category_id: id(), kind: z.enum(categoryKinds) }

/** Hours above a limit, paid at the hourly rate × factor. */
export const overtime = z.object({
  after_hours: amount(),
  per: z.enum(overtimePeriods),
  factor: amount(),
})

/** Names of allowances and deductions of a workspace: stream `payroll-categories-{workspace}`. */
export const payrollCategoryEvents = {
  PayrollCategoryAdded: event('PayrollCategoryAdded', {
    v: 1,
    data: z.object({ ...category, name: plain() }),
  }),
  PayrollCategoryRenamed: event('PayrollCategoryRenamed', {
    v: 1,
    data: z.object({ ...category, name: plain() }),
  }),
  /** An allowance pays overtime to hourly workers; null: no longer. */
  OvertimeRuleChanged: event('OvertimeRuleChanged', {
    v: 2,
    // Version 1 knew no seventh day.
    upcast: { 1: (data) => data },
    data: z.object({ workspace_id: id(), category_id: id(), overtime: overtime.nullable() }),
  }),
  /**
   * Whether an allowance, such as a bonus, counts in the hourly rate of overtime; `from`: the
   * effective date, null: always.
   */
  OvertimeBonusChanged: event('OvertimeBonusChanged', {
    v: 1,
    data: z.object({
      workspace_id: id(),
      category_id: id(),
      counts: z.boolean(),
      from: day().nullable(),
    }),
  }),
  /**
   * The ISO weekday on which overtime weeks begin, from an effective date on; null: always. Before
   * the first one they begin on Monday.
   */
  OvertimeWeekChanged: event('OvertimeWeekChanged', {
    v: 1,
    data: z.object({ workspace_id: id(), first_weekday: count(), from: day().nullable() }),
  }),
  PayrollCategoryDeleted: event('PayrollCategoryDeleted', { v: 1, data: z.object(category) }),
}
