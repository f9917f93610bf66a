import { areaHistory } from '@workledger/kit/history/area-history'
import { HistoryPanel } from '@workledger/kit/history/history-panel'
import { useFormat } from '@workledger/kit/i18n/format'
import { type Adjustment, useLeaveWords } from './leave-row'

/** In the order of the form. */
const leaveAdjustmentFields = [
  'kind',
  'days',
  'year',
  'valid_from',
  'valid_to',
  'description',
  'stated',
]

/** The history of an adjustment or an opening balance. */
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

  const value = (field: string, given: unknown) => {
    if (field === 'kind' && (given === 'adjustment' || given === 'opening_balance'))
      return t(`grants.kind.${given}`)

    // A stated balance can be a fraction.
    if (['days', 'stated'].includes(field) && typeof given === 'string' && !given.includes('/'))
      return days(given)

    if ((field === 'valid_from' || field === 'valid_to') && typeof given === 'string')
      return day(given)

    return undefined
  }

  return (
    <HistoryPanel
      stream={`leave-${employee}`}
      subject={adjustment.id}
      title={t('adjust.rowName', { days: days(adjustment.days) })}
      words={areaHistory({ area: 'leave', fields: leaveAdjustmentFields, value })}
      onClose={close}
    />
  )
}
