import { expenseApprovalRuleBody } from '@workledger/contracts/expenses/expense-approval.api'
import { useRecordWords } from '@workledger/kit/i18n/record-words'
import { expensesWords } from '@workledger/kit/i18n/words/expenses'
import { useRuleForm } from '../kit/approval/use-rule-form'
import { useConsoleCommand } from '../kit/use-command'
import type { ExpenseRuleRow } from './expense-row'

export type ApprovalForm = ReturnType<typeof useApprovalForm>['form']

/** The form of a rule of expenses. */
export const useApprovalForm = (rule: ExpenseRuleRow | null, close: () => void) =>
  useRuleForm({
    rule,
    words: useRecordWords(expensesWords),
    schema: expenseApprovalRuleBody,
    requests: {
      categories: rule?.categories ?? [],
      from_amount: rule?.from_amount ?? '0',
    },
    requestsOf: ({ from_amount }) => ({ from_amount: from_amount.trim() || '0' }),
    add: useConsoleCommand('addExpenseApprovalRule'),
    change: useConsoleCommand('changeExpenseApprovalRule'),
    close,
  })
