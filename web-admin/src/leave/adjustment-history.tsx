import { leaveEvents } from '@workledger/contracts/leave/leave.events'
import { HistoryPanel } from '@workledger/kit/history/history-panel'
import { useFormat } from '@workledger/kit/i18n/format'
import { historyWords } from '../kit/history-words'
import { type Adjustment, useLeaveWords } from './leave-row'

type LeaveEvent = keyof typeof leaveEvents
const isLeaveEvent = (type: string): type is LeaveEvent => type in leaveEvents

/** Everything that happened to an adjustment or an opening balance. */
export default function AdjustmentHistory({
  employee,
  adjustment,
  close,
}: {
  employee: string
  adjustment: Adjustment
  close: () => void
}) {
  const { t, days } = useLeaveWords()
  const { day } = useFormat()
  const fields: Record<string, string> = {
    kind: t('adjust.kind'),
    days: t('days'),
    year: t('balance.yearLabel'),
    valid_from: t('adjust.from'),
    valid_to: t('adjust.to'),
    description: t('adjust.why'),
  }
  const value = (field: string, given: unknown) => {
    if (field === 'kind' && (given === 'adjustment' || given === 'opening_balance')) return t(`grants.kind.${given}`)
    if (field === 'days' && typeof given === 'string') return days(given)
    if ((field === 'valid_from' || field === 'valid_to') && typeof given === 'string') return day(given)
    return undefined
  }
  return (
    <HistoryPanel
      stream={`leave-${employee}`}
      subject={adjustment.id}
      title={t('adjust.rowName', { days: days(adjustment.days) })}
      words={historyWords({ event: (type) => (isLeaveEvent(type) ? t(`history.${type}`) : undefined), fields, value })}
      onClose={close}
    />
  )
}
