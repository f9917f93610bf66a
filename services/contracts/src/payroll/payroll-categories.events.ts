import * as z from 'zod'
import { event } from '../kernel/event'
import { id, plain } from '../kernel/event-fields'

export const categoryKinds = ['allowance', 'deduction'] as const
const category = { workspace_id: id(), category_id: id(), kind: z.enum(categoryKinds) }

/** Names of allowances and deductions of a workspace: stream `payroll-categories-{workspace}`. */
export const payrollCategoryEvents = {
  PayrollCategoryAdded: event('PayrollCategoryAdded', { v: 1, data: z.object({ ...category, name: plain() }) }),
  PayrollCategoryRenamed: event('PayrollCategoryRenamed', { v: 1, data: z.object({ ...category, name: plain() }) }),
  PayrollCategoryDeleted: event('PayrollCategoryDeleted', { v: 1, data: z.object(category) }),
}
