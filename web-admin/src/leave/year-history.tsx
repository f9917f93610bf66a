import { areaHistory } from '@workledger/kit/history/area-history'
import { HistoryPanel } from '@workledger/kit/history/history-panel'
import { useFormat } from '@workledger/kit/i18n/format'
import { useLeaveWords, type YearRow } from './leave-row'

/** In the order of the form. */
const leaveYearFields = [
  'unlimited',
  'grants',
  'carry_over_days',
  'carry_expires_on',
  'carried',
  'lost',
]

/** The history of an employee's leave, with the closes of years. */
export default function YearHistory({ row, close }: { row: YearRow; close: () => void }) {
  const { t, days } = useLeaveWords()
  const { day } = useFormat()

  const value = (field: string, given: unknown) => {
    if (['carried', 'lost', 'carry_over_days'].includes(field) && typeof given === 'string')
      return days(given)

    if (field === 'carry_expires_on' && typeof given === 'string') return day(given)

    if (field === 'grants' && Array.isArray(given))
      return days(String(given.reduce((sum, { days: some }) => sum + Number(some), 0)))

    return undefined
  }

  return (
    <HistoryPanel
      stream={row.stream}
      title={t('years.rowName', { year: row.year, name: row.name })}
      words={areaHistory({ area: 'leave', fields: leaveYearFields, value })}
      onClose={close}
    />
  )
}
