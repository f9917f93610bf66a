import { leaveEvents } from '@workledger/contracts/leave/leave.events'
import { useFormat } from '@workledger/web-app/kit/format'
import { HistoryPanel } from '@workledger/web-app/kit/history-panel'
import { useChoices } from '../kit/choices'
import { type LeaveRow, useLeaveWords } from './leave-row'

type LeaveEvent = keyof typeof leaveEvents
const isLeaveEvent = (type: string): type is LeaveEvent => type in leaveEvents

/** The history of one leave, in the words of the list. */
export default function LeaveHistory({ leave, close }: { leave: LeaveRow; close: () => void }) {
  const { t, dates, days } = useLeaveWords()
  const { day } = useFormat()
  const types = useChoices('leave-types')
  const fields: Record<string, string | null> = {
    leave_type_id: t('type'),
    start_on: t('from'),
    finish_on: t('to'),
    half_day: t('duration'),
    description: t('reason'),
    document: t('document'),
    status: t('status'),
    own: null,
    employee_id: null,
    leave_id: null,
  }
  const value = (field: string, given: unknown) => {
    if (field === 'leave_type_id') return types.nameOf(given) ?? leave.type
    if ((field === 'start_on' || field === 'finish_on') && typeof given === 'string') return day(given)
    if (field === 'half_day' && (given === 'first_half' || given === 'second_half')) return t(given)
    if (field === 'status' && (given === 'pending' || given === 'approved' || given === 'rejected')) return t(given)
    if (/^days\.\d{4}$/.test(field)) return days(String(given))
    return undefined
  }
  return (
    <HistoryPanel
      stream={leave.stream}
      subject={leave.id}
      title={`${leave.name} · ${leave.type} · ${dates(leave)}`}
      words={{
        event: (type) => (isLeaveEvent(type) ? t(`event.${type}`) : undefined),
        field: (name) => (name.startsWith('days.') ? `${t('days')} ${name.slice(5)}` : fields[name]),
        value,
      }}
      onClose={close}
    />
  )
}
