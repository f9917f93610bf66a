import { AttendanceViews } from '@workledger/kit/areas/attendance/attendance-views'
import { attendanceSince } from '@workledger/kit/areas/attendance/since'
import { useMember } from '@workledger/kit/net/current'

/** The viewer's own attendance: they propose corrections, or change shifts if they may. */
export function OwnAttendance() {
  const { employee, can } = useMember()
  const edit = can('edit_company')

  return (
    <AttendanceViews
      employee={employee.id}
      since={attendanceSince(employee)}
      rights={{ edit, propose: !edit, own: true }}
    />
  )
}
