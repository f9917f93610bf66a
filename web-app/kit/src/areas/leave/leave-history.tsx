import { useQuery } from '@tanstack/react-query'
import type { Leave } from '@workledger/contracts/leave/leave.api'
import { leaveEvents } from '@workledger/contracts/leave/leave.events'
import { leaveRulesApi } from '@workledger/contracts/leave/leave-rules.api'
import { peopleApi } from '@workledger/contracts/people/people.api'
import { useState } from 'react'
import { HistoryPanel } from '../../history/history-panel'
import { isolated, useFormat } from '../../i18n/format'
import { useMember } from '../../net/current'
import { query } from '../../net/query'
import { fullName } from '../../ui/avatar'
import { useLeaveWords } from './leave-words'

type LeaveEvent = keyof typeof leaveEvents
/** The days that a leave counts. */
const sumOf = (days: readonly { part: string }[]) => String(days.reduce((sum, { part }) => sum + Number(part), 0))
const isLeaveEvent = (type: string): type is LeaveEvent => type in leaveEvents

interface Props {
  leave: Pick<Leave, 'id' | 'stream' | 'leave_type_id' | 'start_on' | 'finish_on' | 'half_day'>
  /** Whose leave it is. */
  person: string
  /** The name of its type. */
  type: string
  close: () => void
}

/** The history of one leave, in the words of the form. */
export default function LeaveHistory({ leave, person, type, close }: Props) {
  const { t, dates, days } = useLeaveWords()
  const { day } = useFormat()
  const { workspace } = useMember()
  const types = useQuery(query(leaveRulesApi.leaveTypes, { params: { ws: workspace.id } })).data?.data
  const [manager, setManager] = useState<string | null>(null)
  const params = { ws: workspace.id, id: manager ?? '' }
  const absent = useQuery({ ...query(peopleApi.employee, { params }), enabled: manager !== null, retry: false }).data?.data
  const fields: Record<string, string | null> = {
    leave_type_id: t('type'),
    start_on: t('from'),
    finish_on: t('to'),
    half_day: t('duration.label'),
    description: t('reason'),
    document: t('document'),
    status: t('status'),
    comment: t('comment'),
    days: t('days'),
    own: t('history.own'),
    takes_allowance: null,
    paid_percent: null,
    stands_in_for: t('history.inPlaceOf'),
    used: null,
    employee_id: null,
    leave_id: null,
  }
  const value = (field: string, given: unknown) => {
    if (field === 'leave_type_id') return types?.find(({ id }) => id === given)?.name ?? (given === leave.leave_type_id ? type : undefined)
    if ((field === 'start_on' || field === 'finish_on' || field.startsWith('used.')) && typeof given === 'string') return day(given)
    if (field === 'half_day' && (given === 'first_half' || given === 'second_half')) return t(`duration.${given}`)
    if (field === 'status' && (given === 'pending' || given === 'approved' || given === 'rejected')) return t(given)
    if (field === 'stands_in_for' && typeof given === 'string') {
      // Asked for once the history names somebody.
      if (given !== manager) queueMicrotask(() => setManager(given))
      return absent && absent.id === given ? fullName(absent) : undefined
    }
    // What the log has of it is where its bytes are.
    if (field === 'document' && given) return t('history.attached')
    if (field === 'own') return given ? t('history.yes') : undefined
    if (field === 'days' && Array.isArray(given)) return days(sumOf(given))
    return undefined
  }
  return (
    <HistoryPanel
      stream={leave.stream}
      subject={leave.id}
      title={[person, type, dates(leave)].map(isolated).join(' · ')}
      words={{
        event: (type) => (isLeaveEvent(type) ? t(`history.${type}`) : undefined),
        field: (name) => (name.startsWith('used.') ? t('history.usedUntil') : fields[name]),
        value,
        order: Object.keys(fields),
      }}
      onClose={close}
    />
  )
}
