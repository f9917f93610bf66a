import { useQueryClient } from '@tanstack/react-query'
import { type Leave, leaveApi } from '@workledger/contracts/leave/leave.api'
import { useCallback, useSyncExternalStore } from 'react'
import { fullName } from '../kit/avatar'
import { type ApiError, call, newKey } from '../kit/client'
import { keyOf } from '../kit/query'
import { toast, toastError } from '../kit/toast'
import { changedByLeave } from './invalidates'
import { leaveTexts } from './messages'

/**
 * A decision cannot be turned back into a pending request: that would be a second decision, with its own notice to the
 * employee. So Undo holds it back for a moment before it is sent; leaving the page sends it at once.
 */
const grace = 5000
const held = new Map<string, { send: (keepalive: boolean) => void; timer: ReturnType<typeof setTimeout> }>()
/** Leaves that are decided on screen, sent or not; lists of pending ones leave them out. */
let decided: ReadonlySet<string> = new Set()
const listeners = new Set<() => void>()
const mark = (id: string, is: boolean) => {
  const next = new Set(decided)
  if (is) next.add(id)
  else next.delete(id)
  decided = next
  for (const listener of listeners) listener()
}

if (typeof window !== 'undefined') {
  window.addEventListener('pagehide', () => {
    for (const { send } of held.values()) send(true)
  })
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
export const useDecided = () => useSyncExternalStore(subscribe, () => decided)

/** Approves or rejects at once on screen, with Undo. */
export function useDecide() {
  const client = useQueryClient()
  return useCallback(
    (leave: Leave, approved: boolean) => {
      if (decided.has(leave.id)) return
      const key = newKey()
      const end = () => {
        clearTimeout(held.get(leave.id)?.timer)
        held.delete(leave.id)
      }
      const refresh = () => Promise.all(changedByLeave.map((each) => client.invalidateQueries({ queryKey: keyOf(each) })))
      const send = async (keepalive: boolean) => {
        end()
        try {
          await call(
            leaveApi.decideLeave,
            { params: { id: leave.employee_id, leaveId: leave.id }, body: { approved, rejected: !approved } },
            { key, keepalive },
          )
        } catch (error) {
          toastError(error as ApiError)
        }
        await refresh()
        mark(leave.id, false)
      }
      mark(leave.id, true)
      held.set(leave.id, { send: (keepalive) => void send(keepalive), timer: setTimeout(() => void send(false), grace) })
      toast({
        text: leaveTexts.t(approved ? 'approving' : 'rejecting', { name: fullName(leave.employee) }),
        stay: grace,
        undo: () => {
          end()
          mark(leave.id, false)
        },
      })
    },
    [client],
  )
}
