import { useQueryClient } from '@tanstack/react-query'
import { accessApi } from '@workledger/contracts/access/access.api'
import { useRef } from 'react'
import { useCommand } from '../net/query'
import { session } from '../net/session'
import { toastError } from '../ui/toast'

const questions = new Set<() => Promise<boolean>>()

/** Asks before the person signs out; no keeps them signed in. Returns how to stop asking. */
export function beforeSignOut(ask: () => Promise<boolean>) {
  questions.add(ask)
  return () => void questions.delete(ask)
}

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
    run: async () => {
      for (const ask of questions) if (!(await ask())) return
      ending.current = session.get().token
      void client.cancelQueries().then(() => run({}))
    },
  }
}
