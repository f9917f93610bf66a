import { useQuery } from '@tanstack/react-query'
import type { Leave } from '@workledger/contracts/leave/leave.api'
import { leaveEvents } from '@workledger/contracts/leave/leave.events'
import { leaveRulesApi } from '@workledger/contracts/leave/leave-rules.api'
import { fullName } from '../kit/avatar'
import { useMember } from '../kit/current'
import { isolated, useFormat } from '../kit/format'
import { HistoryPanel } from '../kit/history-panel'
import { query } from '../kit/query'
import { useLeaveWords } from './days'

type LeaveEvent = keyof typeof leaveEvents
const isLeaveEvent = (type: string): type is LeaveEvent => type in leaveEvents

/** The history of one leave, in the words of the form. */
export default function LeaveHistory({ leave, close }: { leave: Leave; close: () => void }) {
  const { t, dates, days } = useLeaveWords()
  const { day } = useFormat()
  const { workspace } = useMember()
  const types = useQuery(query(leaveRulesApi.leaveTypes, { params: { ws: workspace.id } })).data?.data ?? [leave.type]
  const fields: Record<string, string | null> = {
    leave_type_id: t('type'),
    start_on: t('from'),
    finish_on: t('to'),
    half_day: t('duration.label'),
    description: t('reason'),
    document: t('document'),
    status: t('status'),
    own: t('history.own'),
    usedIn: null,
    employee_id: null,
    leave_id: null,
  }
  const value = (field: string, given: unknown) => {
    if (field === 'leave_type_id') return types.find(({ id }) => id === given)?.name
    if ((field === 'start_on' || field === 'finish_on') && typeof given === 'string') return day(given)
    if (field === 'half_day' && (given === 'first_half' || given === 'second_half')) return t(`duration.${given}`)
    if (field === 'status' && (given === 'pending' || given === 'approved' || given === 'rejected')) return t(given)
    if (field === 'own') return given ? t('history.yes') : undefined
    if (/^days\.\d{4}$/.test(field)) return days(String(given))
    return undefined
  }
  return (
    <HistoryPanel
      stream={leave.stream}
      subject={leave.id}
      title={[fullName(leave.employee), leave.type.name, dates(leave)].map(isolated).join(' · ')}
      words={{
        event: (type) => (isLeaveEvent(type) ? t(`history.${type}`) : undefined),
        field: (name) => (name.startsWith('days.') ? t('daysOf', { year: name.slice(5) }) : fields[name]),
        value,
        order: Object.keys(fields),
      }}
      onClose={close}
    />
  )
}
