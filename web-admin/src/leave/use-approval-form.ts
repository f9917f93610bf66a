import { leaveApprovalRuleBody } from '@workledger/contracts/leave/leave-approval.api'
import { useRecordWords } from '@workledger/kit/i18n/record-words'
import { leaveWords } from '@workledger/kit/i18n/words/leave'
import { useRuleForm } from '../kit/approval/use-rule-form'
import { useConsoleCommand } from '../kit/use-command'
import type { ApprovalRuleRow } from './leave-row'

export type ApprovalForm = ReturnType<typeof useApprovalForm>['form']

/** The form of a rule of leave. */
export const useApprovalForm = (rule: ApprovalRuleRow | null, close: () => void) =>
  useRuleForm({
    rule,
    words: useRecordWords(leaveWords),
    schema: leaveApprovalRuleBody,
    requests: {
      leave_types: rule?.leave_types ?? [],
      from_days: rule ? String(Number(rule.from_days)) : '0',
    },
    requestsOf: ({ from_days }) => ({ from_days: from_days.trim() || '0' }),
    add: useConsoleCommand('addLeaveApprovalRule'),
    change: useConsoleCommand('changeLeaveApprovalRule'),
    close,
  })
