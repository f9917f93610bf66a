import { expenseCategories } from '@workledger/contracts/expenses/expenses.events'
import type { ApprovalStep } from '@workledger/contracts/kernel/approval-steps'
import { areaHistory } from '@workledger/kit/history/area-history'
import { HistoryPanel } from '@workledger/kit/history/history-panel'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { useMember } from '@workledger/kit/net/current'
import { useStepSummary } from '../kit/approval/step-summary'
import { expenseTexts } from './messages'

/** In the order of the form. */
const expenseRuleFields = ['name', 'categories', 'from_amount', 'currency', 'steps']

/** The history of an approval rule. */
export default function ExpenseRulesHistory({
  row,
  close,
}: {
  row: { id: string; name: string }
  close: () => void
}) {
  const t = useText(expenseTexts)
  const { listed, number } = useFormat()
  const { workspace } = useMember()
  const summary = useStepSummary()

  const value = (field: string, given: unknown) => {
    if (field === 'categories' && Array.isArray(given))
      return given.length === 0
        ? t('approval.allTypes')
        : listed(
            expenseCategories
              .filter((each) => given.includes(each))
              .map((each) => t(`categories.${each}`)),
          )

    if (field === 'steps' && Array.isArray(given)) return summary(given as ApprovalStep[])
    if (field === 'from_amount' && typeof given === 'string') return number(given)

    return undefined
  }

  return (
    <HistoryPanel
      stream={`expense-rules-${workspace.id}`}
      subject={row.id}
      title={row.name}
      words={areaHistory({ area: 'expenses', fields: expenseRuleFields, value })}
      onClose={close}
    />
  )
}
