import { useQuery } from '@tanstack/react-query'
import { watchApi } from '@workledger/contracts/watch/watch.api'
import { useCurrent } from '@workledger/kit/net/current'
import { query } from '@workledger/kit/net/query'

/** The number of open hits of monitoring rules, next to the sidebar's entry; absent for none. */
export function HitsBadge() {
  const { workspace, sees } = useCurrent()
  const ws = workspace?.id

  const open = useQuery({
    ...query(watchApi.watchHits, {
      params: { ws: ws ?? '' },
      query: { looked: false, per_page: 1 },
    }),
    enabled: ws !== undefined && sees(),
    staleTime: 60_000,
  })

  const total = open.data?.total ?? 0

  return total > 0 ? total : null
}
