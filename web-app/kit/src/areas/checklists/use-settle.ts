import { checklistsApi } from '@workledger/contracts/checklists/checklists.api'
import { useCallback } from 'react'
import { type ApiError, call, newKey } from '../../net/client'
import { toastError } from '../../ui/toast'
import { hold } from '../../ui/undo-queue'
import { sharedChecklistTexts } from './messages'

/** Marks an item as done, or as not needed for a reason, at once on screen, with Undo. */
export function useSettleItem(viewer: string, readAgain: () => Promise<unknown>) {
  return useCallback(
    (shown: { id: string; revision: number; text: string }, reason?: string) => {
      const status = reason ? ('not_needed' as const) : ('done' as const)
      const key = newKey()

      const request = {
        params: { id: viewer, itemId: shown.id },
        body: { status, ...(reason ? { reason } : {}) },
        shown,
      }

      hold({
        ids: [shown.id],
        text: sharedChecklistTexts.t(`toast.${status}`, { text: shown.text }),
        send: async (keepalive) => {
          await call(checklistsApi.settleChecklistItem, request, { key, keepalive }).catch(
            (error: ApiError) => toastError(error),
          )
          await readAgain()
        },
      })
    },
    [viewer, readAgain],
  )
}
