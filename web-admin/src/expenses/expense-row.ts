import type { Rows } from '@workledger/contracts/registry'

export type ExpenseRow = Rows['expenses']
export type ExpenseRuleRow = Rows['expense-approval-rules']
