import { leaveEvents } from '@workledger/contracts/leave/leave.events'
import { HistoryPanel } from '@workledger/kit/history/history-panel'
import { useFormat } from '@workledger/kit/i18n/format'
import { historyWords } from '../kit/history-words'
import { useLeaveWords, type YearRow } from './leave-row'

type LeaveEvent = keyof typeof leaveEvents
const isLeaveEvent = (type: string): type is LeaveEvent => type in leaveEvents

/** Everything that happened to an employee's leave, the close of years among it. */
export default function YearHistory({ row, close }: { row: YearRow; close: () => void }) {
  const { t, days } = useLeaveWords()
  const { day } = useFormat()
  const fields: Record<string, string> = {
    unlimited: t('balance.unlimited'),
    grants: t('years.granted'),
    carry_over_days: t('policy.carry'),
    carry_expires_on: t('years.until'),
    carried: t('years.carried'),
    lost: t('years.lost'),
  }
  const value = (field: string, given: unknown) => {
    if (['carried', 'lost', 'carry_over_days'].includes(field) && typeof given === 'string') return days(given)
    if (field === 'carry_expires_on' && typeof given === 'string') return day(given)
    if (field === 'grants' && Array.isArray(given)) return days(String(given.reduce((sum, { days: some }) => sum + Number(some), 0)))
    return undefined
  }
  return (
    <HistoryPanel
      stream={row.stream}
      title={t('years.rowName', { year: row.year, name: row.name })}
      words={historyWords({ event: (type) => (isLeaveEvent(type) ? t(`history.${type}`) : undefined), fields, value })}
      onClose={close}
    />
  )
}
