import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query'
import { fullName } from '@workledger/contracts/kernel/full-name'
import { type Employee, peopleApi } from '@workledger/contracts/people/people.api'
import { useMember } from '../../net/current'
import { query } from '../../net/query'
import { useNeeded } from '../../net/use-deferred-ids'

export type FoundPerson = Pick<Employee, 'id' | 'first_name' | 'last_name'>

/**
 * Finds the people whom a report may cover, by the typed text: all for administrators, otherwise
 * the viewer and their reports.
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
    /** A person without reports has no choice. */
    alone: !all && q === '' && others.length === 0,
  }
}

/** Finds people by id; undefined while unknown or not visible. */
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

/** Names of the people in a history. */
export function useNamesOfPeople() {
  const [ids, need] = useNeeded()
  const known = usePeopleById(ids)

  return (id: string) => {
    need(id)
    const person = known[ids.indexOf(id)]
    return person && fullName(person)
  }
}
