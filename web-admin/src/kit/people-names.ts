import { useNeeded } from '@workledger/kit/net/use-deferred-ids'
import { useGetList, useGetMany } from 'react-admin'

interface Person {
  id: string
  name: string
  user_id?: string | null
}

/** Names of people by id, requested together on demand. */
export function usePersonNames() {
  const [ids, need] = useNeeded()
  const { data } = useGetMany<Person>('employees', { ids: [...ids] }, { enabled: ids.length > 0 })

  return (id: string) => {
    need(id)
    return data?.find((person) => person?.id === id)?.name
  }
}

/** Names of people by user id; undefined for a user without an employee here. */
export function useUserNames() {
  const [ids, need] = useNeeded()
  const pagination = { page: 1, perPage: Math.max(1, ids.length) }

  const asked = {
    filter: { user_id: [...ids] },
    pagination,
    sort: { field: 'name', order: 'ASC' as const },
  }

  const { data } = useGetList<Person>('employees', asked, { enabled: ids.length > 0 })

  return (id: string) => {
    need(id)
    return data?.find(({ user_id }) => user_id === id)?.name
  }
}
