import { useQueryClient } from '@tanstack/react-query'
import { type ApiError, newKey } from '@workledger/web-app/kit/client'
import { hold } from '@workledger/web-app/kit/held'
import { toastError } from '@workledger/web-app/kit/toast'
import { useDataProvider } from 'react-admin'
import type { ConsoleProvider } from '../data-provider'
import { commands } from '../registry'
import type { LeaveRow } from './leave-row'
import { leaveTexts } from './messages'

/** Approves or rejects at once on screen, with Undo; the server hears of it when Undo is over. */
export function useDecide() {
  const client = useQueryClient()
  const provider = useDataProvider<ConsoleProvider>()
  return (leave: LeaveRow, approved: boolean) => {
    const key = newKey()
    const changed: readonly string[] = commands.approveLeave.changes
    hold({
      id: leave.id,
      text: leaveTexts.t(approved ? 'approving' : 'rejecting', { name: leave.name }),
      send: async (keepalive) => {
        const decide = approved ? provider.approveLeave : provider.rejectLeave
        await decide(leave, { key, keepalive }).catch((error: ApiError) => toastError(error))
        await client.invalidateQueries({ predicate: ({ queryKey }) => changed.includes(String(queryKey[0])) })
      },
    })
  }
}
