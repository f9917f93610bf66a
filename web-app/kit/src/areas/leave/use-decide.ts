import { type Leave, leaveApi } from '@workledger/contracts/leave/leave.api'
import { useCallback } from 'react'
import { type ApiError, call, newKey } from '../../net/client'
import { toastError } from '../../ui/toast'
import { hold } from '../../ui/undo-queue'
import { sharedLeaveTexts } from './messages'

/**
 * Approves or rejects at once on screen, with Undo. A decision cannot be turned back into a pending
 * request: that would be a second decision, with its own notice to the employee, so it is held back
 * for a moment before it is sent, with what was on screen when it was made. `readAgain` reads again
 * what a decision changes on the app's screens.
 */
export function useDecideLeave(readAgain: () => Promise<unknown>) {
  return useCallback(
    (
      shown: Pick<Leave, 'id' | 'employee_id' | 'status' | 'revision'>,
      name: string,
      approved: boolean,
      comment?: string,
    ) => {
      const { id, employee_id, status } = shown
      const key = newKey()
      const said = { status_before: status, ...(comment ? { comment } : {}) }

      const request = {
        params: { id: employee_id, leaveId: id },
        body: { approved, rejected: !approved, ...said },
        shown,
      }

      hold({
        id,
        text: sharedLeaveTexts.t(approved ? 'approving' : 'rejecting', { name }),
        send: async (keepalive) => {
          await call(leaveApi.decideLeave, request, { key, keepalive }).catch((error: ApiError) =>
            toastError(error),
          )
          await readAgain()
        },
      })
    },
    [readAgain],
  )
}
