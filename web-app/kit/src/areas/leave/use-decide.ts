import { type Leave, leaveApi } from '@workledger/contracts/leave/leave.api'
import { useCallback } from 'react'
import { type ApiError, call, newKey } from '../../net/client'
import { toastError } from '../../ui/toast'
import { hold } from '../../ui/undo-queue'
import { seenStep } from '../approvals/seen-step'
import { sharedLeaveTexts } from './messages'

/**
 * Approves or rejects at once on screen, with Undo. A decision cannot become a pending request
 * again: a second decision would send the employee a second notice. It is therefore delayed for a
 * moment and carries the revision shown at the time. `readAgain` refreshes the app's screens after
 * a decision.
 */
export function useDecideLeave(readAgain: () => Promise<unknown>) {
  return useCallback(
    (
      shown: Pick<Leave, 'id' | 'employee_id' | 'status' | 'revision'> & {
        steps?: Leave['steps'] | undefined
      },
      name: string,
      approved: boolean,
      comment?: string,
    ) => {
      const { id, employee_id, status } = shown
      const key = newKey()
      const said = {
        status_before: status,
        ...seenStep(shown.steps),
        ...(comment ? { comment } : {}),
      }

      const request = {
        params: { id: employee_id, leaveId: id },
        body: { approved, rejected: !approved, ...said },
        shown,
      }

      hold({
        ids: [id],
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
