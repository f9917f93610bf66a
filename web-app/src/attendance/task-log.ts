import { attendanceApi } from '@workledger/contracts/attendance/attendance.api'
import { changedByAttendance } from '@workledger/kit/areas/attendance/changes'
import { ApiError } from '@workledger/kit/net/client'
import { useMember } from '@workledger/kit/net/current'
import { useCommand } from '@workledger/kit/net/query'
import { attendanceTexts } from './messages'

/** A shift with noted tasks. */
export interface Logged {
  readonly id: string
  readonly revision: number
}

/** Returns a function that saves the tasks of a shift. */
export function useTaskLog() {
  const { employee } = useMember()
  const log = useCommand(attendanceApi.updateTaskLog, { invalidates: changedByAttendance })

  return (
    shown: Logged,
    tasks: Omit<Parameters<typeof log.send>[0]['body'], 'employee_attendance_id'>,
  ) =>
    orFailedToEdit(
      log.send({
        params: { id: employee.id },
        body: { employee_attendance_id: shown.id, ...tasks },
        shown,
      }),
    )
}

/** Reports a failed save of a task log in the product's words; faults of fields stay with them. */
async function orFailedToEdit<T>(saved: Promise<T>): Promise<T> {
  try {
    return await saved
  } catch (error) {
    if (!(error instanceof ApiError) || Object.keys(error.fields).length > 0) throw error
    throw new ApiError(error.status, error.code, attendanceTexts.t('failed'))
  }
}
