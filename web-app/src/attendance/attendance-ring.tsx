import { useQuery } from '@tanstack/react-query'
import { attendanceApi } from '@workledger/contracts/attendance/attendance.api'
import { useMember } from '../kit/current'
import { today, useFormat } from '../kit/format'
import { useText } from '../kit/i18n'
import { query } from '../kit/query'
import { Ring, RingSkeleton } from '../kit/ring'
import { attendanceTexts } from './messages'

/** The welcome card's figure of this year's attendance: the months so far, added up. */
export function AttendanceRing() {
  const t = useText(attendanceTexts)
  const { number } = useFormat()
  const { employee } = useMember()
  const found = useQuery(query(attendanceApi.yearlyAttendance, { params: { id: employee.id }, query: {} }))
  if (!found.data) return found.isLoading ? <RingSkeleton /> : null
  const total = (of: 'attendance' | 'absent' | 'leaves_applied') => found.data.data.reduce((sum, row) => sum + row[of], 0)
  const present = total('attendance')
  const absent = total('absent')
  const leaves = total('leaves_applied')
  const whole = present + absent + leaves || 1
  return (
    <Ring
      parts={[
        { share: present / whole, colour: 'accent' },
        { share: leaves / whole, colour: 'violet' },
        { share: absent / whole, colour: 'bad' },
      ]}
      title={t('ring.title', { count: present })}
      text={t('ring.text', { absent: number(absent), leaves: number(leaves), year: today().slice(0, 4) })}
    />
  )
}
