import { useNeeded } from '@workledger/kit/net/use-deferred-ids'
import { useGetList, useGetMany } from 'react-admin'

interface Person {
  id: string
  name: string
  user_id?: string | null
}

/** Names of people by id, asked for together as they are needed. */
export function usePersonNames() {
  const [ids, need] = useNeeded()
  const { data } = useGetMany<Person>('employees', { ids: [...ids] }, { enabled: ids.length > 0 })

  return (id: string) => {
    need(id)
    return data?.find((person) => person?.id === id)?.name
  }
}

/** The same by the ids of their users; undefined too for a user who is nobody here. */
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
