import type { ApprovalStep } from '@workledger/contracts/kernel/approval-steps'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { useChoices } from '../choices'
import { approvalRuleTexts } from './messages'

/** Returns steps in words: *The manager, HR, 2 people*. */
export function useStepSummary() {
  const t = useText(approvalRuleTexts)
  const { listed, number } = useFormat()
  const roles = useChoices('roles')

  return (steps: readonly ApprovalStep[]) =>
    listed(
      steps.map(({ who, role_id, people }, index) => {
        const by =
          who === 'role'
            ? (roles.nameOf(role_id) ?? t('by.role'))
            : who === 'people'
              ? `${t('by.people')} (${number(people.length)})`
              : t('by.manager')

        return `${number(index + 1)}. ${by}`
      }),
    )
}
