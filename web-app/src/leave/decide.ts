import { useQueryClient } from '@tanstack/react-query'
import { type Leave, leaveApi } from '@workledger/contracts/leave/leave.api'
import { useCallback } from 'react'
import { fullName } from '../kit/avatar'
import { type ApiError, call, newKey } from '../kit/client'
import { hold } from '../kit/held'
import { keyOf } from '../kit/query'
import { toastError } from '../kit/toast'
import { changedByLeave } from './invalidates'
import { leaveTexts } from './messages'

/** Leaves that are decided on screen, sent or not; lists of pending ones leave them out. */
export { useHeld as useDecided } from '../kit/held'

/**
 * Approves or rejects at once on screen, with Undo. A decision cannot be turned back into a pending request: that would be
 * a second decision, with its own notice to the employee, so it is held back for a moment before it is sent.
 */
export function useDecide() {
  const client = useQueryClient()
  return useCallback(
    (leave: Leave, approved: boolean) => {
      const key = newKey()
      const request = { params: { id: leave.employee_id, leaveId: leave.id }, body: { approved, rejected: !approved } }
      hold({
        id: leave.id,
        text: leaveTexts.t(approved ? 'approving' : 'rejecting', { name: fullName(leave.employee) }),
        send: async (keepalive) => {
          await call(leaveApi.decideLeave, request, { key, keepalive }).catch((error: ApiError) => toastError(error))
          await Promise.all(changedByLeave.map((each) => client.invalidateQueries({ queryKey: keyOf(each) })))
        },
      })
    },
    [client],
  )
}
