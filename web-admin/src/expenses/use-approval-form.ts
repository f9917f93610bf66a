import { expenseApprovalRuleBody } from '@workledger/contracts/expenses/expense-approval.api'
import { useForm } from '@workledger/kit/form/form'
import { useText } from '@workledger/kit/i18n/i18n'
import { useRecordWords } from '@workledger/kit/i18n/record-words'
import { expensesWords } from '@workledger/kit/i18n/words/expenses'
import { useMember } from '@workledger/kit/net/current'
import { toast } from '@workledger/kit/ui/toast'
import { useRef } from 'react'
import { approvalRuleTexts } from '../kit/approval/messages'
import { stepsBody, type TypedStep, useTypedStep } from '../kit/approval/typed-steps'
import { useConsoleCommand } from '../kit/use-command'
import type { ExpenseRuleRow } from './expense-row'

interface TypedRule {
  name: string
  categories: ExpenseRuleRow['categories']
  from_amount: string
  steps: TypedStep[]
}

export type ApprovalForm = ReturnType<typeof useApprovalForm>['form']

/** The form of a rule; a new one begins with the manager's step. */
export function useApprovalForm(rule: ExpenseRuleRow | null, close: () => void) {
  const t = useText(approvalRuleTexts)
  const { workspace } = useMember()
  const add = useConsoleCommand('addExpenseApprovalRule')
  const change = useConsoleCommand('changeExpenseApprovalRule')
  const newStep = useTypedStep()
  const first = useRef<TypedRule | undefined>(undefined)

  first.current ??= {
    name: rule?.name ?? '',
    categories: rule?.categories ?? [],
    from_amount: rule?.from_amount ?? '0',
    steps: rule ? rule.steps.map(newStep) : [newStep()],
  }

  const form = useForm({
    words: useRecordWords(expensesWords),
    schema: expenseApprovalRuleBody,
    initial: first.current,
    toRequest,
    shown: rule,
    submit: async (typed) => {
      const body = expenseApprovalRuleBody.parse(toRequest(typed))
      if (rule) await change.send({ params: { ws: workspace.id, id: rule.id }, body, shown: rule })
      else await add.send({ params: { ws: workspace.id }, body })
      toast(t(rule ? 'edited' : 'added'))
      close()
    },
  })

  return { form, newStep }
}

const toRequest = ({ steps, ...typed }: TypedRule) => ({
  ...typed,
  from_amount: typed.from_amount.trim() || '0',
  steps: stepsBody(steps),
})
