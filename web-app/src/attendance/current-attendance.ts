import { useQuery } from '@tanstack/react-query'
import { attendanceApi } from '@workledger/contracts/attendance/attendance.api'
import { changedByAttendance } from '@workledger/kit/areas/attendance/changes'
import { ApiError } from '@workledger/kit/net/client'
import { useMember } from '@workledger/kit/net/current'
import { query, useCommand } from '@workledger/kit/net/query'
import { locate } from './locate'

/** The running or else the latest attendance of the one signed in. */
export function useCurrentAttendance() {
  const { employee } = useMember()
  const found = useQuery(query(attendanceApi.currentAttendance, { params: { id: employee.id } }))
  const latest = found.data?.data ?? null
  const current = latest?.running ? latest : null

  return {
    /** Not known before the first answer; the button waits for it. */
    ready: found.isSuccess,
    current,
    /** The plan that was made at the last check-out. */
    lastTask: latest?.lastTask ?? null,
    refresh: found.refetch,
  }
}

export type CurrentAttendance = NonNullable<ReturnType<typeof useCurrentAttendance>['current']>

/** A check-out that comes so late that the employee has to say when it was. */
export const isForgotten = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === 'attendance.forgotten'

/** A shift whose tasks are noted. */
export interface Logged {
  readonly id: string
  readonly revision: number
}

/** Checking in and out asks the device where it is first, and goes on with or without an answer. */
export function useCheck() {
  const { employee } = useMember()
  const params = { id: employee.id }
  const options = { invalidates: changedByAttendance }
  const checkIn = useCommand(attendanceApi.checkIn, options)
  const checkOut = useCommand(attendanceApi.checkOut, options)
  const log = useCommand(attendanceApi.updateTaskLog, options)

  return {
    checkIn: async () =>
      (await checkIn.send({ params, body: { in_location: await locate(), out_location: null } }))
        .data,
    checkOut: async () => checkOut.send({ params, body: { out_location: await locate() } }),
    log: (
      shown: Logged,
      tasks: Omit<Parameters<typeof log.send>[0]['body'], 'employee_attendance_id'>,
    ) => log.send({ params, body: { employee_attendance_id: shown.id, ...tasks }, shown }),
  }
}
