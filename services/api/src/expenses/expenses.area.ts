import type { AreaApi } from '../kernel/area'
import { ExpenseApprovalRulesController } from './expense-approval-rules.controller'
import { ExpensesController } from './expenses.controller'

export const expensesArea: AreaApi = {
  name: 'expenses',
  controllers: [ExpensesController, ExpenseApprovalRulesController],
}
