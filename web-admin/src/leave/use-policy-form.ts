import type { AnswerOf } from '@workledger/contracts/kernel/endpoint'
import { leavePolicyBody, leaveRulesApi } from '@workledger/contracts/leave/leave-rules.api'
import { newPolicyTerms } from '@workledger/contracts/leave/policy-terms'
import { useForm } from '@workledger/kit/form/form'
import { today } from '@workledger/kit/i18n/format'
import { useRecordWords } from '@workledger/kit/i18n/record-words'
import { leaveWords } from '@workledger/kit/i18n/words/leave'
import { useMember } from '@workledger/kit/net/current'
import { toast } from '@workledger/kit/ui/toast'
import { saying } from '../kit/refusal'
import { useConsoleCommand } from '../kit/use-command'
import { useLeaveWords } from './leave-row'

export type Policy = AnswerOf<typeof leaveRulesApi.leavePolicy>['data']

export type PolicyForm = ReturnType<typeof usePolicyForm>

/** The form of a policy. */
export function usePolicyForm(policy: Policy | null, close: () => void) {
  const { t } = useLeaveWords()
  const { workspace } = useMember()
  const add = useConsoleCommand('addLeavePolicy')
  const change = useConsoleCommand('changeLeavePolicy')
  const year = Number(today().slice(0, 4))
  const terms = policy ?? newPolicyTerms
  const params = { ws: workspace.id, id: policy?.id ?? '' }

  return useForm({
    words: useRecordWords(leaveWords),
    schema: leavePolicyBody,
    initial: {
      name: policy?.name ?? '',
      description: policy?.description ?? '',
      holiday_allowance: policy?.holiday_allowance ?? '',
      unlimited: policy?.unlimited ?? false,
      days_type: policy?.days_type ?? '',
      carry_over_days: policy?.carry_over_days ?? '',
      expire_in_months: policy ? String(policy.expire_in_months) : '',
      accrual: terms.accrual,
      accrual_percent: terms.accrual_percent,
      day_hours: terms.day_hours,
      joiner_part: terms.joiner_part,
      part_rounding: terms.part_rounding,
      probation_months: String(terms.probation_months),
      leaver_rule: terms.leaver_rule,
      allow_negative: policy?.allow_negative ?? false,
      from_year: String(year),
    },
    submit: async ({ from_year, ...typed }) => {
      const body = leavePolicyBody.parse(typed)

      if (policy)
        await change
          .send({ params, body: { ...body, from_year: Number(from_year) }, shown: policy })
          .catch(saying(t('policy.failedEdit')))
      else await add.send({ params: { ws: workspace.id }, body }).catch(saying(t('policy.failed')))

      toast(t(policy ? 'policy.edited' : 'policy.added'))
      close()
    },
  })
}
