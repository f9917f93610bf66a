import { useQuery } from '@tanstack/react-query'
import { attendanceApi } from '@workledger/contracts/attendance/attendance.api'
import { today, useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { useMember } from '@workledger/kit/net/current'
import { query } from '@workledger/kit/net/query'
import { Ring, RingSkeleton } from '@workledger/kit/ui/ring'
import { attendanceTexts } from './messages'

/**
 * The welcome card's figure of this month's attendance: working days so far, and days of presence
 * among them.
 */
export function AttendanceRing() {
  const t = useText(attendanceTexts)
  const { number, monthName } = useFormat()
  const { employee } = useMember()
  const found = useQuery(
    query(attendanceApi.yearlyAttendance, { params: { id: employee.id }, query: {} }),
  )
  if (!found.data) return found.isLoading ? <RingSkeleton /> : null
  const now = found.data.data.at(-1)
  const present = now?.attendance ?? 0
  const days = Math.max(now?.working_days_so_far ?? 0, present)
  const absent = now?.absent ?? 0

  return (
    <Ring
      parts={[
        { share: present / (days || 1), colour: 'accent' },
        { share: Math.max(0, days - present - absent) / (days || 1), colour: 'violet' },
        { share: absent / (days || 1), colour: 'bad' },
      ]}
      title={t('ring.title', { present: number(present), count: days })}
      text={t('ring.text', { month: monthName(today()) })}
    />
  )
}
