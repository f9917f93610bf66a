import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query'
import { type Employee, peopleApi } from '@workledger/contracts/people/people.api'
import { useMember } from '../../net/current'
import { query } from '../../net/query'
import { useNeeded } from '../../net/use-deferred-ids'
import { fullName } from '../../ui/avatar'

export type FoundPerson = Pick<Employee, 'id' | 'first_name' | 'last_name'>

/**
 * Those whom a report may tell of, by what was typed: everybody for admins, oneself and those who
 * report to one for others.
 */
export function usePeopleFound(q: string) {
  const { workspace, employee: me, can } = useMember()
  const all = can('edit_company', 'view_audit')
  const asked = { per_page: 20, sort: 'last_name', ...(q && { q }), ...(!all && { team: true }) }

  const found = useQuery({
    ...query(peopleApi.employees, { params: { ws: workspace.id }, query: asked }),
    placeholderData: keepPreviousData,
  })

  const others: readonly FoundPerson[] = found.data?.data ?? []
  const self: readonly FoundPerson[] = fullName(me).toLowerCase().includes(q.toLowerCase())
    ? [me]
    : []

  return {
    people: [...self, ...others.filter(({ id }) => id !== me.id)],
    loading: found.isFetching,
    /** Whom nobody reports to has nothing to choose. */
    alone: !all && q === '' && others.length === 0,
  }
}

/** People by their ids; nothing of one who is not known yet, or may not be seen. */
export function usePeopleById(ids: readonly string[]): readonly (FoundPerson | undefined)[] {
  const { workspace, employee: me } = useMember()

  const found = useQueries({
    queries: ids.map((id) => ({
      ...query(peopleApi.employee, { params: { ws: workspace.id, id } }),
      enabled: id !== me.id,
      retry: false,
    })),
  })

  return ids.map((id, at) => (id === me.id ? me : found[at]?.data?.data))
}

/** Names of those whom a history speaks of. */
export function useNamesOfPeople() {
  const [ids, need] = useNeeded()
  const known = usePeopleById(ids)

  return (id: string) => {
    need(id)
    const person = known[ids.indexOf(id)]
    return person && fullName(person)
  }
}
