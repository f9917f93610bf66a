import { watchApi } from '@workledger/contracts/watch/watch.api'
import { useCallback } from 'react'
import { type ApiError, call, newKey } from '../../net/client'
import { toastError } from '../../ui/toast'
import { hold } from '../../ui/undo-queue'
import { sharedWatchTexts } from './messages'

/** Marks a flag as reviewed, at once on screen, with Undo. */
export function useExamineFlag(ws: string, readAgain: () => Promise<unknown>) {
  return useCallback(
    (shown: { id: string; revision: number }) => {
      const key = newKey()
      const request = { params: { ws, hit: shown.id }, body: { looked: true, note: '' }, shown }

      hold({
        ids: [shown.id],
        text: sharedWatchTexts.t('reviewed'),
        send: async (keepalive) => {
          await call(watchApi.lookAtHit, request, { key, keepalive }).catch((error: ApiError) =>
            toastError(error),
          )
          await readAgain()
        },
      })
    },
    [ws, readAgain],
  )
}
