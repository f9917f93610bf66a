import { useQueryClient } from '@tanstack/react-query'
import type { Leave } from '@workledger/contracts/leave/leave.api'
import { changedByLeave } from '@workledger/kit/areas/leave/invalidates'
import { useDecideLeave } from '@workledger/kit/areas/leave/use-decide'
import { keyOf } from '@workledger/kit/net/query'
import { fullName } from '@workledger/kit/ui/avatar'
import { useCallback } from 'react'

/** Decides a request and refreshes this app's lists and balances. */
export function useDecide() {
  const client = useQueryClient()

  const readAgain = useCallback(
    () =>
      Promise.all(
        changedByLeave.map((each) => client.invalidateQueries({ queryKey: keyOf(each) })),
      ),
    [client],
  )

  const decide = useDecideLeave(readAgain)

  return useCallback(
    (leave: Leave, approved: boolean, comment?: string) =>
      decide(leave, fullName(leave.employee), approved, comment),
    [decide],
  )
}
