import type { AreaReads } from '../kernel/area'
import type { TablesOf } from '../kernel/read-tables'
import { expenseApprovalRulesList, expensesList } from './expenses.lists'
import { expensesProjection } from './expenses.projection'

export const expensesReads: AreaReads = {
  name: 'expenses',
  projections: [expensesProjection],
  lists: [expensesList, expenseApprovalRulesList],
}

declare module '../kernel/read-tables' {
  interface ReadTables extends TablesOf<typeof expensesProjection> {}
}
