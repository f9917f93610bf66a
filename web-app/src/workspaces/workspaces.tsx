import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { workspacesApi } from '@workledger/contracts/workspaces/workspaces.api'
import { useText } from '@workledger/kit/i18n/i18n'
import { query } from '@workledger/kit/net/query'
import { useSession } from '@workledger/kit/net/session'
import { Page } from '@workledger/kit/shell/page'
import { AppLink } from '@workledger/kit/ui/app-link'
import { Avatar } from '@workledger/kit/ui/avatar'
import { BoxedList } from '@workledger/kit/ui/boxed-list'
import { Row } from '@workledger/kit/ui/layout'
import { EmptyState, FailedState, SkeletonRows } from '@workledger/kit/ui/states'
import { StatusChip } from '@workledger/kit/ui/status-chip'
import { Strong } from '@workledger/kit/ui/text'
import { lazy, Suspense, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { workspacesTexts } from './messages'

const AddWorkspace = lazy(() => import('./add-workspace'))

export default function Workspaces() {
  const t = useText(workspacesTexts)
  const from = useSearchParams()[0].get('from') ?? '/'
  const { workspace: current } = useSession()
  const found = useQuery(query(workspacesApi.workspaces))
  const all = found.data?.data ?? []
  const none = found.isSuccess && all.length === 0
  // A person without a workspace is asked at once, and may decline.
  const [asked, setAdding] = useState<boolean | null>(null)
  const adding = asked ?? none

  return (
    <Page
      narrow
      title={t('title')}
      primary={{ label: t('add'), icon: 'plus', keys: 'n', run: () => setAdding(true) }}
    >
      <BoxedList>
        {found.isError ? (
          <FailedState error={found.error} retry={() => void found.refetch()} />
        ) : found.isPending ? (
          <SkeletonRows rows={3} height={60} />
        ) : none ? (
          <EmptyState
            icon="clients"
            title={t('empty')}
            action={<Button onClick={() => setAdding(true)}>{t('add')}</Button>}
          />
        ) : (
          all.map(({ id, name, logo }) => (
            <Row
              component="li"
              key={id}
              gap={1.5}
              sx={{
                minHeight: 60,
                px: 2,
                borderBottom: 1,
                borderColor: 'divider',
                '&:last-child': { border: 0 },
              }}
            >
              <Avatar square size={32} person={{ first_name: name, avatar: logo }} />
              <Strong sx={{ flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' }}>
                {name}
              </Strong>
              {id === current && <StatusChip tone="accent">{t('current')}</StatusChip>}
              {id === current ? (
                <Button disabled>{t('switch')}</Button>
              ) : (
                <Button component={AppLink} to={`/_next?_c=${id}&next=${encodeURIComponent(from)}`}>
                  {t('switch')}
                </Button>
              )}
            </Row>
          ))
        )}
      </BoxedList>
      <Suspense>{adding && <AddWorkspace first={none} close={() => setAdding(false)} />}</Suspense>
    </Page>
  )
}
