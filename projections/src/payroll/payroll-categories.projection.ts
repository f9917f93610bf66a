import { payrollCategoryEvents as e } from '@workledger/contracts/payroll/payroll-categories.events'
import { change, on, projection } from '../kernel/projection'
import { col, table } from '../kernel/table'

export const payrollCategories = table(
  'payroll_categories',
  { id: col.uuid, workspace_id: col.uuid, kind: col.text, name: col.text },
  { indexes: ['workspace_id, kind, name'] },
)
const categoryId = (event: { data: { category_id: string } }) => event.data.category_id

export const payrollCategoriesProjection = projection('payroll-categories', {
  version: 1,
  tables: [payrollCategories],
  steps: [
    on(e.PayrollCategoryAdded, payrollCategories, categoryId, (_, { data: { category_id, ...data } }) => ({ id: category_id, ...data })),
    change(e.PayrollCategoryRenamed, payrollCategories, categoryId, (event) => ({ name: event.data.name })),
    on(e.PayrollCategoryDeleted, payrollCategories, categoryId, () => null),
  ],
})
