import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { inboxApi } from '@workledger/contracts/inbox/inbox.api'
import { useEffect } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { useText } from '../../i18n/i18n'
import { query } from '../../net/query'
import { session } from '../../net/session'
import { usePageTitle } from '../../shell/title'
import { AppLink } from '../../ui/app-link'
import { EmptyState, FailedState, SkeletonRows } from '../../ui/states'
import { inboxTexts } from './messages'

/**
 * Where the link of a mail or a message leads. It opens the inbox at the item, in the item's
 * company, or says why it does not.
 */
export default function DecidePage() {
  const t = useText(inboxTexts)
  const navigate = useNavigate()
  const { ws = '', kind = '', record = '' } = useParams()
  const key = useSearchParams()[0].get('key') ?? ''
  usePageTitle(t('link.opening'))

  const found = useQuery({
    ...query(inboxApi.inboxLink, {
      params: { ws },
      query: { kind: kind as 'leave', record, key },
    }),
    retry: false,
    gcTime: 0,
    enabled: key !== '',
  })

  const state = found.data?.data.state

  useEffect(() => {
    if (state !== 'waits') return
    session.chooseWorkspace(ws)
    void navigate(`/inbox?item=${encodeURIComponent(`${kind}:${record}`)}`, { replace: true })
  }, [state, ws, kind, record, navigate])

  const status = found.error?.status ?? 0
  const unknown = key === '' || [400, 403, 404, 422].includes(status)
  if (found.error && !unknown)
    return <FailedState heading error={found.error} retry={() => void found.refetch()} />
  if (!unknown && (!state || state === 'waits')) return <SkeletonRows rows={4} height={56} />
  const why = unknown || !state || state === 'waits' ? 'unknown' : state

  return (
    <EmptyState
      heading
      icon={why === 'settled' ? 'check' : 'info'}
      title={t(`link.${why}.title`)}
      text={t(`link.${why}.text`)}
      action={
        <Button component={AppLink} to="/inbox">
          {t('link.inbox')}
        </Button>
      }
    />
  )
}
