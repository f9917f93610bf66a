import { workingTimeApi } from '@workledger/contracts/working-time/working-time.api'
import type { OvertimeRow } from '@workledger/contracts/working-time/working-time.lists'
import { useCallback } from 'react'
import { type ApiError, call, newKey } from '../../net/client'
import { toastError } from '../../ui/toast'
import { hold } from '../../ui/undo-queue'
import { workingTimeTexts } from './messages'

/** Approves overtime or declines it, at once on screen and with Undo. */
export function useDecideOvertime(readAgain: () => Promise<unknown>) {
  return useCallback(
    (
      shown: Pick<OvertimeRow, 'id' | 'employee_id' | 'revision'>,
      name: string,
      approved: boolean,
      comment?: string,
    ) => {
      const { id, employee_id } = shown
      const key = newKey()

      const request = {
        params: { id: employee_id, overtimeId: id },
        body: { approved, rejected: !approved, comment: comment ?? '' },
        shown,
      }

      hold({
        ids: [id],
        text: workingTimeTexts.t(approved ? 'overtime.approved' : 'overtime.declined', { name }),
        send: async (keepalive) => {
          await call(workingTimeApi.decideOvertime, request, { key, keepalive }).catch(
            (error: ApiError) => toastError(error),
          )
          await readAgain()
        },
      })
    },
    [readAgain],
  )
}
