import Button from '@mui/material/Button'
import { AppLink } from '@workledger/web-app/kit/app-link'
import { useText } from '@workledger/web-app/kit/i18n'
import { Icon } from '@workledger/web-app/kit/icon'
import { Page } from '@workledger/web-app/kit/shell/page'
import { FailedState, SkeletonRows } from '@workledger/web-app/kit/states'
import { Tabs } from '@workledger/web-app/kit/tabs'
import { useGetOne } from 'react-admin'
import { useParams } from 'react-router-dom'
import { type EmployeeTab, useEmployeeTabs } from './employee-tabs'
import { peopleTexts } from './messages'
import type { Profile } from './profile'

/** What one employee asked for, and was paid: each tab is brought by its area. */
export default function RequestsPage({ tabs }: { tabs: readonly EmployeeTab[] }) {
  const t = useText(peopleTexts)
  const { id = '' } = useParams()
  const found = useGetOne<Profile>('employees', { id }, { retry: false, onError: () => {} } as object)
  const name = found.data?.name ?? ''
  const shown = useEmployeeTabs(tabs, id, name)
  const crumbs = [
    { label: t('page'), to: '/admin/employees' },
    { label: name, to: `/admin/employees/${id}/profile` },
  ]
  return (
    <Page
      title={t('menu.requests')}
      crumbs={crumbs}
      beside={<bdi style={{ opacity: 0.7 }}>{name}</bdi>}
      actions={
        <Button component={AppLink} to={`/admin/employees/${id}/profile`} startIcon={<Icon name="user" />}>
          {t('profile.card')}
        </Button>
      }
    >
      {found.error ? (
        <FailedState error={found.error as Error} retry={() => void found.refetch()} />
      ) : found.data ? (
        <Tabs tabs={shown} label={t('menu.requests')} />
      ) : (
        <SkeletonRows rows={8} />
      )}
    </Page>
  )
}
