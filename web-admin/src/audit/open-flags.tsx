import Alert from '@mui/material/Alert'
import { useQuery } from '@tanstack/react-query'
import { watchApi } from '@workledger/contracts/watch/watch.api'
import { useText } from '@workledger/kit/i18n/i18n'
import { useMember } from '@workledger/kit/net/current'
import { query } from '@workledger/kit/net/query'
import { AppLink } from '@workledger/kit/ui/app-link'
import { auditTexts } from './messages'

/** The same query as the badge of the sidebar. */
export const openFlags = (ws: string) => ({
  ...query(watchApi.watchHits, { params: { ws }, query: { looked: false, per_page: 1 } }),
  staleTime: 60_000,
})

/** On the audit's first page: the number of open flags, which leads to them. */
export function OpenFlags() {
  const t = useText(auditTexts)
  const { workspace } = useMember()
  const open = useQuery(openFlags(workspace.id))
  const count = open.data?.total ?? 0
  if (count === 0) return null

  return (
    <Alert severity="info" sx={{ mb: 2 }}>
      {t('events.flags', { count })}{' '}
      <AppLink to="/admin/audit/rules?looked=false">{t('events.openFlags')}</AppLink>
    </Alert>
  )
}
