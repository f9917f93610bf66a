import { leaveApprovalRuleBody } from '@workledger/contracts/leave/leave-approval.api'
import { useForm } from '@workledger/kit/form/form'
import { useText } from '@workledger/kit/i18n/i18n'
import { useRecordWords } from '@workledger/kit/i18n/record-words'
import { leaveWords } from '@workledger/kit/i18n/words/leave'
import { useMember } from '@workledger/kit/net/current'
import { toast } from '@workledger/kit/ui/toast'
import { useRef } from 'react'
import { approvalRuleTexts } from '../kit/approval/messages'
import { stepsBody, type TypedStep, useTypedStep } from '../kit/approval/typed-steps'
import { useConsoleCommand } from '../kit/use-command'
import type { ApprovalRuleRow } from './leave-row'

interface TypedRule {
  name: string
  leave_types: string[]
  from_days: string
  steps: TypedStep[]
}

export type ApprovalForm = ReturnType<typeof useApprovalForm>['form']

/** The form of a rule; a new one begins with the manager's step. */
export function useApprovalForm(rule: ApprovalRuleRow | null, close: () => void) {
  const t = useText(approvalRuleTexts)
  const { workspace } = useMember()
  const add = useConsoleCommand('addLeaveApprovalRule')
  const change = useConsoleCommand('changeLeaveApprovalRule')
  const newStep = useTypedStep()
  const first = useRef<TypedRule | undefined>(undefined)

  first.current ??= {
    name: rule?.name ?? '',
    leave_types: rule?.leave_types ?? [],
    from_days: rule ? String(Number(rule.from_days)) : '0',
    steps: rule ? rule.steps.map(newStep) : [newStep()],
  }

  const form = useForm({
    words: useRecordWords(leaveWords),
    schema: leaveApprovalRuleBody,
    initial: first.current,
    toRequest,
    shown: rule,
    submit: async (typed) => {
      const body = leaveApprovalRuleBody.parse(toRequest(typed))
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
  from_days: typed.from_days.trim() || '0',
  steps: stepsBody(steps),
})
