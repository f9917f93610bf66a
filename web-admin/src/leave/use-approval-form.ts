import type { stepDeciders } from '@workledger/contracts/kernel/approval-steps'
import { leaveApprovalRuleBody } from '@workledger/contracts/leave/leave-approval.api'
import { useForm } from '@workledger/kit/form/form'
import { faultText } from '@workledger/kit/i18n/error-words'
import { useRecordWords } from '@workledger/kit/i18n/record-words'
import { leaveWords } from '@workledger/kit/i18n/words/leave'
import { useMember } from '@workledger/kit/net/current'
import { toast } from '@workledger/kit/ui/toast'
import { useRef } from 'react'
import { useConsoleCommand } from '../kit/use-command'
import { type ApprovalRuleRow, useLeaveWords } from './leave-row'

/** A step as people type it. */
export interface TypedStep {
  key: number
  who: (typeof stepDeciders)[number]
  role_id: string
  people: string[]
  all: boolean
  escalate_after: string
}

interface TypedRule {
  name: string
  leave_types: string[]
  from_days: string
  steps: TypedStep[]
}

export type ApprovalForm = ReturnType<typeof useApprovalForm>['form']

/** The form of a rule; a new one begins with the manager's step. */
export function useApprovalForm(rule: ApprovalRuleRow | null, close: () => void) {
  const { t } = useLeaveWords()
  const { workspace } = useMember()
  const add = useConsoleCommand('addLeaveApprovalRule')
  const change = useConsoleCommand('changeLeaveApprovalRule')
  const key = useRef(0)

  const stepOf = (step?: ApprovalRuleRow['steps'][number]): TypedStep => ({
    key: key.current++,
    who: step?.who ?? 'manager',
    role_id: step?.role_id ?? '',
    people: step?.people ?? [],
    all: step?.all ?? false,
    escalate_after: step?.escalate_after ? String(step.escalate_after) : '',
  })

  const first = useRef<TypedRule | undefined>(undefined)

  first.current ??= {
    name: rule?.name ?? '',
    leave_types: rule?.leave_types ?? [],
    from_days: rule ? String(Number(rule.from_days)) : '0',
    steps: rule ? rule.steps.map(stepOf) : [stepOf()],
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
      toast(t(rule ? 'approval.edited' : 'approval.added'))
      close()
    },
  })

  return { form, addStep: () => form.set('steps', [...form.values.steps, stepOf()]) }
}

/** Returns the error of a part of a step, in words. */
export function stepError(
  { errors }: Pick<ApprovalForm, 'errors'>,
  index: number,
  part: 'role_id' | 'people' | 'escalate_after',
): string | undefined {
  const fault = errors[`steps.${index}.${part}`]
  return fault && faultText(fault)
}

const toRequest = ({ steps, ...typed }: TypedRule) => ({
  ...typed,
  from_days: typed.from_days.trim() || '0',
  steps: steps.map(({ key: _, who, role_id, people, all, escalate_after }) => ({
    who,
    role_id: who === 'role' && role_id ? role_id : null,
    people: who === 'people' ? people : [],
    all: who === 'people' && people.length > 1 && all,
    escalate_after: escalate_after.trim() || null,
  })),
})
