import { attendanceApi } from '@workledger/contracts/attendance/attendance.api'
import type { AttendanceCorrection } from '@workledger/contracts/attendance/attendance.lists'
import { useCallback } from 'react'
import { type ApiError, call, newKey } from '../../net/client'
import { toastError } from '../../ui/toast'
import { hold } from '../../ui/undo-queue'
import { sharedAttendanceTexts } from './messages'

/**
 * Approves or rejects a correction at once on screen, with Undo. The decision is delayed for a
 * moment and carries the revision shown at the time, like a leave's.
 */
export function useDecideCorrection(readAgain: () => Promise<unknown>) {
  return useCallback(
    (
      shown: Pick<AttendanceCorrection, 'id' | 'employee_id' | 'revision'>,
      name: string,
      approved: boolean,
      comment?: string,
    ) => {
      const { id, employee_id } = shown
      const key = newKey()

      const request = {
        params: { id: employee_id, correctionId: id },
        body: { approved, rejected: !approved, comment: comment ?? '' },
        shown,
      }

      hold({
        ids: [id],
        text: sharedAttendanceTexts.t(
          approved ? 'corrections.approved_done' : 'corrections.rejected_done',
          { name },
        ),
        send: async (keepalive) => {
          await call(attendanceApi.decideCorrection, request, { key, keepalive }).catch(
            (error: ApiError) => toastError(error),
          )
          await readAgain()
        },
      })
    },
    [readAgain],
  )
}
