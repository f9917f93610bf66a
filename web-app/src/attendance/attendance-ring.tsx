import { useQuery } from '@tanstack/react-query'
import { attendanceApi } from '@workledger/contracts/attendance/attendance.api'
import { useMember } from '../kit/current'
import { today, useFormat } from '../kit/format'
import { useText } from '../kit/i18n'
import { query } from '../kit/query'
import { Ring, RingSkeleton } from '../kit/ring'
import { attendanceTexts } from './messages'

/** The welcome card's figure of this month's attendance. */
export function AttendanceRing() {
  const t = useText(attendanceTexts)
  const { monthName, number } = useFormat()
  const { employee } = useMember()
  const found = useQuery(query(attendanceApi.yearlyAttendance, { params: { id: employee.id }, query: {} }))
  if (!found.data) return found.isLoading ? <RingSkeleton /> : null
  const day = today()
  const month = found.data.data.find((row) => row.month === Number(day.slice(5, 7)))
  const present = month?.attendance ?? 0
  // Days that have passed and were worked or missed; the rest of the month has not been asked of anybody yet.
  const asked = present + (month?.absent ?? 0)
  return (
    <Ring
      share={asked > 0 ? present / asked : 0}
      title={t('ring.title', { present: number(present), count: asked })}
      text={t('ring.text', { month: monthName(day) })}
    />
  )
}
