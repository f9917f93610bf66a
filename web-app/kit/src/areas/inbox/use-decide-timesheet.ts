import { timesheetsApi } from '@workledger/contracts/time-tracking/timesheets.api'
import type { TimesheetRow } from '@workledger/contracts/time-tracking/timesheets.lists'
import { useCallback } from 'react'
import { type ApiError, call, newKey } from '../../net/client'
import { toastError } from '../../ui/toast'
import { hold } from '../../ui/undo-queue'
import { seenStep } from '../approvals/seen-step'
import { inboxTexts } from './messages'

/** Approves a week or sends it back, at once on screen and with Undo, like a correction. */
export function useDecideTimesheet(readAgain: () => Promise<unknown>) {
  return useCallback(
    (
      shown: Pick<TimesheetRow, 'id' | 'employee_id' | 'revision' | 'steps'>,
      name: string,
      approved: boolean,
      comment?: string,
    ) => {
      const { id, employee_id, steps } = shown
      const key = newKey()

      const request = {
        params: { id: employee_id, timesheetId: id },
        body: { approved, rejected: !approved, comment: comment ?? '', ...seenStep(steps) },
        shown,
      }

      hold({
        ids: [id],
        text: inboxTexts.t(approved ? 'weekApproved' : 'weekSentBack', { name }),
        send: async (keepalive) => {
          await call(timesheetsApi.decideTimesheet, request, { key, keepalive }).catch(
            (error: ApiError) => toastError(error),
          )
          await readAgain()
        },
      })
    },
    [readAgain],
  )
}
