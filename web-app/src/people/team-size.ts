import { useQuery } from '@tanstack/react-query'
import { peopleApi } from '@workledger/contracts/people/people.api'
import { useMember } from '@workledger/kit/net/current'
import { query } from '@workledger/kit/net/query'

/** How many people one is manager or time-off manager of; undefined until it is known. */
export function useTeamSize(): number | undefined {
  const { workspace } = useMember()

  const found = useQuery(
    query(peopleApi.employees, {
      params: { ws: workspace.id },
      query: { team: true, per_page: 1 },
    }),
  )

  return found.data?.total ?? (found.isError ? 0 : undefined)
}
