import { useQuery } from '@tanstack/react-query'
import type { Concerned } from '@workledger/contracts/kernel/callers'
import { leaveBalanceApi } from '@workledger/contracts/leave/leave-balance.api'
import { query } from '@workledger/kit/net/query'
import { useMemo } from 'react'
import { useConcerned } from '../kit/concerned'

/**
 * Returns the result of `useConcerned`, and whether the signed-in person is a stand-in for the
 * employee's manager.
 */
export function useDecider(employee: string | undefined): Concerned | undefined {
  const concerned = useConcerned(employee)

  const stats = useQuery({
    ...query(leaveBalanceApi.leaveStats, { params: { id: employee ?? '' }, query: {} }),
    enabled: employee !== undefined,
  })

  const standsIn = stats.data?.data.in_place ?? false

  return useMemo(() => concerned && { ...concerned, standsIn }, [concerned, standsIn])
}
