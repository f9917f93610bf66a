import { useQuery } from '@tanstack/react-query'
import { attendanceApi } from '@workledger/contracts/attendance/attendance.api'
import type { Fix } from '@workledger/contracts/attendance/position'
import { changedByAttendance } from '@workledger/kit/areas/attendance/changes'
import { ApiError } from '@workledger/kit/net/client'
import { useMember } from '@workledger/kit/net/current'
import { query, useCommand } from '@workledger/kit/net/query'

/** Returns the signed-in person's running or else latest attendance. */
export function useCurrentAttendance() {
  const { employee } = useMember()
  const found = useQuery(query(attendanceApi.currentAttendance, { params: { id: employee.id } }))
  const latest = found.data?.data ?? null
  const current = latest?.running ? latest : null

  return {
    /** False before the first answer; the button waits for it. */
    ready: found.data !== undefined,
    /** Why the last read failed. */
    error: found.error,
    current,
    /** The plan of the last check-out. */
    lastTask: latest?.lastTask ?? null,
    refresh: found.refetch,
  }
}

export type CurrentAttendance = NonNullable<ReturnType<typeof useCurrentAttendance>['current']>

/** Tells whether a check-out is so late that the employee must enter its time. */
export const isForgotten = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === 'attendance.forgotten'

/**
 * Sends a check-in or check-out without a location, and again with one if the company's limits need
 * it. So no device is asked without need.
 */
async function withLocation<T>(send: (location: Fix | null) => Promise<T>): Promise<T> {
  try {
    return await send(null)
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'attendance.position_needed') throw error
    const { shareLocation } = await import('./location/share-location')

    return send(await shareLocation(error))
  }
}

/** Checks in and out. */
export function useCheck() {
  const { employee } = useMember()
  const params = { id: employee.id }
  const options = { invalidates: changedByAttendance }
  const checkIn = useCommand(attendanceApi.checkIn, options)
  const checkOut = useCommand(attendanceApi.checkOut, options)

  return {
    checkIn: () =>
      withLocation(
        async (in_location) =>
          (await checkIn.send({ params, body: { in_location, out_location: null } })).data,
      ),
    checkOut: () =>
      withLocation((out_location) => checkOut.send({ params, body: { out_location } })),
  }
}
