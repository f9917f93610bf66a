import type { ApprovalStep } from '@workledger/contracts/kernel/approval-steps'
import { areaHistory } from '@workledger/kit/history/area-history'
import { HistoryPanel } from '@workledger/kit/history/history-panel'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { useMember } from '@workledger/kit/net/current'
import { useStepSummary } from '../../kit/approval/step-summary'
import { useChoices } from '../../kit/choices'
import { weekRuleTexts } from './messages'

/** In the order of the form. */
const weekRuleFields = ['name', 'departments', 'from_hours', 'steps']

/** The history of a rule for the approval of weeks. */
export default function WeekRulesHistory({
  row,
  close,
}: {
  row: { id: string; name: string }
  close: () => void
}) {
  const t = useText(weekRuleTexts)
  const { listed, number } = useFormat()
  const { workspace } = useMember()
  const { nameOf } = useChoices('departments')
  const summary = useStepSummary()

  const value = (field: string, given: unknown) => {
    if (field === 'departments' && Array.isArray(given))
      return given.length === 0 ? t('everyone') : listed(given.map((id) => nameOf(id) ?? '…'))

    if (field === 'steps' && Array.isArray(given)) return summary(given as ApprovalStep[])
    if (field === 'from_hours' && typeof given === 'string') return number(given)

    return undefined
  }

  return (
    <HistoryPanel
      stream={`timesheet-steps-${workspace.id}`}
      subject={row.id}
      title={row.name}
      words={areaHistory({ area: 'time-tracking', fields: weekRuleFields, value })}
      onClose={close}
    />
  )
}
