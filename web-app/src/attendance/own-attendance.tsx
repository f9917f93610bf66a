import { AttendanceViews } from '../kit/attendance/attendance-views'
import { useMember } from '../kit/current'
import { today } from '../kit/format'

/** One's own attendance: corrections are proposed, and those who may change shifts change their own as well. */
export function OwnAttendance() {
  const { employee, can } = useMember()
  const edit = can('edit_company')
  return (
    <AttendanceViews
      employee={employee.id}
      since={employee.hired_on ?? employee.created_at ?? today()}
      rights={{ edit, propose: !edit, own: true }}
    />
  )
}
