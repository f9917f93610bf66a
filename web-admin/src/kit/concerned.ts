import type { Concerned } from '@workledger/contracts/kernel/callers'
import { useCurrent } from '@workledger/kit/net/current'
import { useMemo } from 'react'
import { useGetOne } from 'react-admin'

interface Managed {
  id: string
  manager_id: string | null
  time_off_manager_id: string | null
}

/**
 * Returns the signed-in person's relation to an employee, for `useMay`; undefined without one, and
 * until it is known.
 */
export function useConcerned(employee: string | undefined): Concerned | undefined {
  const own = useCurrent().employee?.id
  const options = { enabled: employee !== undefined, retry: false, onError: () => {} }
  const { data } = useGetOne<Managed>('employees', { id: employee ?? '' }, options as object)
  const known = Boolean(own && employee && data)
  const self = employee === own
  const manages = data?.manager_id === own || data?.time_off_manager_id === own

  return useMemo(() => (known ? { self, manages } : undefined), [known, self, manages])
}
