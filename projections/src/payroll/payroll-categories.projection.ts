import { payrollCategoryEvents as e } from '@workledger/contracts/payroll/payroll-categories.events'
import type { OvertimeRule } from '@workledger/domain/payroll/overtime'
import { change, on, projection } from '../kernel/projection'
import { col, table } from '../kernel/table'

type OvertimeTerms = Pick<OvertimeRule, 'after_hours' | 'per' | 'factor'>
export const payrollCategories = table(
  'payroll_categories',
  {
    id: col.uuid,
    workspace_id: col.uuid,
    kind: col.text,
    name: col.text,
    overtime: col.maybe.json<OvertimeTerms>(),
    revision: col.revision,
  },
  { indexes: ['workspace_id, kind, name'] },
)
const categoryId = (event: { data: { category_id: string } }) => event.data.category_id

export const payrollCategoriesProjection = projection('payroll-categories', {
  version: 3,
  tables: [payrollCategories],
  steps: [
    on(e.PayrollCategoryAdded, payrollCategories, categoryId, (_, { data: { category_id, ...data } }) => ({
      id: category_id,
      ...data,
      overtime: null,
    })),
    change(e.PayrollCategoryRenamed, payrollCategories, categoryId, (event) => ({ name: event.data.name })),
    change(e.OvertimeRuleChanged, payrollCategories, categoryId, (event) => ({ overtime: event.data.overtime })),
    on(e.PayrollCategoryDeleted, payrollCategories, categoryId, () => null),
  ],
})
