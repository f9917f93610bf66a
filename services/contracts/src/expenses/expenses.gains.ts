import { type Gains, noGain, record, why } from '../kernel/own-gain'
import type { expenseApprovalApi } from './expense-approval.api'
import type { expensesApi } from './expenses.api'

/** The gain of each writing call of this area for its caller. */
export const expensesGains: Gains<typeof expensesApi & typeof expenseApprovalApi> = {
  requestExpense: noGain(why.pending),
  changeExpense: noGain(why.pending),
  decideExpense: record('The claim, decided'),
  deleteExpense: record('The claim, rid of its decision'),
  reimburseExpense: record('A payment'),
  reverseReimbursement: record('A payment'),
  addExpenseApprovalRule: noGain('The person who asks decides no step, whatever the rule.'),
  changeExpenseApprovalRule: noGain('The person who asks decides no step, whatever the rule.'),
  deleteExpenseApprovalRule: noGain('Without a rule another person decides as well.'),
}
