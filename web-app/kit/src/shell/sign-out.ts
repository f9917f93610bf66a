import { useQueryClient } from '@tanstack/react-query'
import { accessApi } from '@workledger/contracts/access/access.api'
import { useRef } from 'react'
import { useCommand } from '../net/query'
import { session } from '../net/session'
import { toastError } from '../ui/toast'

/** A part that asks first prevents this event; its detail signs out. */
export const SIGN_OUT = 'sign-out'

/** Ends the session. It first cancels reads in progress, which the server would refuse. */
export function useSignOut() {
  const client = useQueryClient()
  const ending = useRef<string | null>(null)

  const { run, busy } = useCommand(accessApi.logout, {
    onDone: () => session.end(ending.current),
    onError: (error) => {
      toastError(error)
      void client.invalidateQueries()
    },
  })

  return {
    busy,
    run: () => {
      const detail = () => {
        ending.current = session.get().token
        void client.cancelQueries().then(() => run({}))
      }
      if (dispatchEvent(new CustomEvent(SIGN_OUT, { cancelable: true, detail }))) detail()
    },
  }
}
