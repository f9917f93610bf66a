import { useQueryClient } from '@tanstack/react-query'
import type { Leave } from '@workledger/contracts/leave/leave.api'
import { useCallback } from 'react'
import { fullName } from '../kit/avatar'
import { changedByLeave } from '../kit/leave/invalidates'
import { useDecideLeave } from '../kit/leave/use-decide'
import { keyOf } from '../kit/query'

/** Decides a request; the lists and balances of this app are read again. */
export function useDecide() {
  const client = useQueryClient()
  const readAgain = useCallback(
    () => Promise.all(changedByLeave.map((each) => client.invalidateQueries({ queryKey: keyOf(each) }))),
    [client],
  )
  const decide = useDecideLeave(readAgain)
  return useCallback(
    (leave: Leave, approved: boolean, comment?: string) => decide(leave, fullName(leave.employee), approved, comment),
    [decide],
  )
}
