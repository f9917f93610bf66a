import { useQuery } from '@tanstack/react-query'
import { mayCall } from '@workledger/contracts/kernel/callers'
import { leaveBalanceApi } from '@workledger/contracts/leave/leave-balance.api'
import { useText } from '@workledger/kit/i18n/i18n'
import { ApiError } from '@workledger/kit/net/client'
import { useMember } from '@workledger/kit/net/current'
import { query } from '@workledger/kit/net/query'
import { Denied } from '@workledger/kit/shell/fault'
import { Page } from '@workledger/kit/shell/page'
import { FailedState, SkeletonRows } from '@workledger/kit/ui/states'
import { Tabs } from '@workledger/kit/ui/tabs'
import { useMemo } from 'react'
import { useGetOne } from 'react-admin'
import { useParams } from 'react-router-dom'
import { useConcerned } from '../kit/concerned'
import { type EmployeeTab, useEmployeeTabs } from './employee-tabs'
import { peopleTexts } from './messages'
import type { Profile } from './profile'

/**
 * One employee's requests and payslips, for administrators and the employee's managers: each area
 * adds its tab.
 */
export default function RequestsPage({ tabs }: { tabs: readonly EmployeeTab[] }) {
  const t = useText(peopleTexts)
  const { id = '' } = useParams()

  const found = useGetOne<Profile>('employees', { id }, {
    retry: false,
    onError: () => {},
  } as object)

  const name = found.data?.name ?? ''
  const profile = found.data
  const { employee, can, sees } = useMember()
  const concerned = useConcerned(id)
  // A viewer to whom the employee's leaves are closed has nothing to see here.
  const stats = useQuery(query(leaveBalanceApi.leaveStats, { params: { id }, query: {} }))
  const held = employee.role?.permissions
  // By name, because new tabs would discard typed text whenever the profile is refreshed.
  const hidden = profile
    ? tabs.flatMap(({ id, hiddenFor }) => (hiddenFor?.(profile) ? [id] : [])).join()
    : ''

  const open = useMemo(
    () =>
      tabs.filter(
        ({ id, call }) =>
          !hidden.split(',').includes(id) && (!call || mayCall(call, held ?? [], concerned)),
      ),
    [tabs, hidden, held, concerned],
  )

  const shown = useEmployeeTabs(open, id, name)

  // A stand-in, who decides leaves for a manager, does not have the profile.
  const address =
    sees() || can('edit_manager') || concerned?.manages
      ? `/admin/employees/${id}/profile`
      : undefined

  const directory = sees() ? '/admin/employees' : '/employees'

  const crumbs = [
    { label: t('page'), to: directory },
    { label: name, to: address },
  ]

  if (stats.error instanceof ApiError && stats.error.status === 403) return <Denied />

  return (
    <Page
      title={t('menu.requests')}
      crumbs={crumbs}
      facts={<bdi>{name}</bdi>}
      secondary={[address !== undefined && { label: t('profile.card'), icon: 'user', to: address }]}
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
