import { useQuery } from '@tanstack/react-query'
import { watchApi } from '@workledger/contracts/watch/watch.api'
import { sharedWatchTexts } from '@workledger/kit/areas/watch/messages'
import { useText } from '@workledger/kit/i18n/i18n'
import { useCurrent } from '@workledger/kit/net/current'
import { query } from '@workledger/kit/net/query'
import { BadgeLink } from '@workledger/kit/shell/badge-link'

/** The number of open flags, next to the sidebar's entry; it opens them. Absent for none. */
export default function HitsBadge() {
  const t = useText(sharedWatchTexts)
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
  if (total === 0) return null

  return (
    <BadgeLink to="/admin/audit/rules?looked=0" label={t('openFlags', { count: total })}>
      {total}
    </BadgeLink>
  )
}
