import { useQuery } from '@tanstack/react-query'
import { peopleApi } from '@workledger/contracts/people/people.api'
import { useMember } from '@workledger/kit/net/current'
import { query } from '@workledger/kit/net/query'

/**
 * Returns the number of people whose manager or time-off manager the viewer is; undefined until
 * known.
 */
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
