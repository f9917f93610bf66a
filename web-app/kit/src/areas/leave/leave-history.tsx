import { useQuery } from '@tanstack/react-query'
import { fullName } from '@workledger/contracts/kernel/full-name'
import type { Leave } from '@workledger/contracts/leave/leave.api'
import { leaveRulesApi } from '@workledger/contracts/leave/leave-rules.api'
import { quarterSign } from '@workledger/contracts/leave/part-of-day'
import { peopleApi } from '@workledger/contracts/people/people.api'
import { useState } from 'react'
import { areaHistory } from '../../history/area-history'
import { HistoryPanel } from '../../history/history-panel'
import { joinFacts, useFormat } from '../../i18n/format'
import { useMember } from '../../net/current'
import { query } from '../../net/query'
import { useLeaveWords } from './leave-words'

/** Sums the days that a leave counts. */
const sumOf = (days: readonly { part: string }[]) =>
  String(days.reduce((sum, { part }) => sum + Number(part), 0))

interface Props {
  leave: Pick<Leave, 'id' | 'stream' | 'leave_type_id' | 'start_on' | 'finish_on' | 'half_day'> &
    Partial<Pick<Leave, 'day_part' | 'seconds' | 'from_time' | 'to_time'>>
  /** Name of the employee. */
  person: string
  /** The name of its type. */
  type: string
  close: () => void
}

/** In the order of the form. */
const leaveFields = [
  'leave_type_id',
  'start_on',
  'finish_on',
  'half_day',
  'day_part',
  'from_time',
  'to_time',
  'seconds',
  'description',
  'document',
  'status',
  'comment',
  'days',
  'own',
  'stands_in_for',
  'used',
]

/** The history of one leave, in the form's words. */
export default function LeaveHistory({ leave, person, type, close }: Props) {
  const { t, dates, days } = useLeaveWords()
  const { day, hours } = useFormat()
  const { workspace } = useMember()
  const types = useQuery(query(leaveRulesApi.leaveTypes, { params: { ws: workspace.id } })).data
    ?.data
  const [manager, setManager] = useState<string | null>(null)
  const params = { ws: workspace.id, id: manager ?? '' }

  const absent = useQuery({
    ...query(peopleApi.employee, { params }),
    enabled: manager !== null,
    retry: false,
  }).data?.data

  const value = (field: string, given: unknown) => {
    if (field === 'leave_type_id')
      return (
        types?.find(({ id }) => id === given)?.name ??
        (given === leave.leave_type_id ? type : undefined)
      )

    if (
      (field === 'start_on' || field === 'finish_on' || field.startsWith('used.')) &&
      typeof given === 'string'
    )
      return day(given)

    if (field === 'half_day' && (given === 'first_half' || given === 'second_half'))
      return t(`duration.${given}`)

    if (field === 'status' && (given === 'pending' || given === 'approved' || given === 'rejected'))
      return t(given)

    if (field === 'stands_in_for' && typeof given === 'string') {
      // Requested once the history names a person.
      if (given !== manager) queueMicrotask(() => setManager(given))
      return absent && absent.id === given ? fullName(absent) : undefined
    }

    // The log only has the location of the file.
    if (field === 'document' && given) return t('history.attached')
    if (field === 'seconds' && typeof given === 'number') return hours(given)
    if (field === 'day_part' && typeof given === 'string') return quarterSign(given)
    if (field === 'own') return given ? t('history.yes') : undefined
    if (field === 'days' && Array.isArray(given)) return days(sumOf(given))

    return undefined
  }

  const words = areaHistory({
    area: 'leave',
    fields: leaveFields,
    labels: { description: t('reason') },
  })

  return (
    <HistoryPanel
      stream={leave.stream}
      subject={leave.id}
      title={joinFacts([person, type, dates(leave)])}
      words={{
        ...words,
        field: (path, event) =>
          path === 'used' ? null : words.field?.(path.startsWith('used.') ? 'used' : path, event),
        value,
      }}
      onClose={close}
    />
  )
}
