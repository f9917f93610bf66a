import { useQueryClient } from '@tanstack/react-query'
import { fullName } from '@workledger/contracts/kernel/full-name'
import type { Leave } from '@workledger/contracts/leave/leave.api'
import type { Request } from '@workledger/kit/areas/leave/inbox'
import { changedByLeave } from '@workledger/kit/areas/leave/invalidates'
import { useDecideLeave } from '@workledger/kit/areas/leave/use-decide'
import { keyOf } from '@workledger/kit/net/query'
import { useCallback } from 'react'

/** Decides a request of the inbox and refreshes this app's lists and balances. */
export function useDecideRequest() {
  const decide = useDecideLeave(useReadAgain())

  return useCallback(
    (
      request: Pick<Leave, 'id' | 'employee_id' | 'status' | 'revision'> & Pick<Request, 'person'>,
      approved: boolean,
    ) => decide(request, fullName(request.person), approved),
    [decide],
  )
}

/** Decides a request and refreshes this app's lists and balances. */
export function useDecide() {
  const decide = useDecideLeave(useReadAgain())

  return useCallback(
    (leave: Leave, approved: boolean, comment?: string) =>
      decide(leave, fullName(leave.employee), approved, comment),
    [decide],
  )
}

function useReadAgain() {
  const client = useQueryClient()

  return useCallback(
    () =>
      Promise.all(
        changedByLeave.map((each) => client.invalidateQueries({ queryKey: keyOf(each) })),
      ),
    [client],
  )
}
