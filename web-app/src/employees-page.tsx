import { directoryTexts } from '@workledger/kit/areas/people/directory/messages'
import { workingTimeTexts } from '@workledger/kit/areas/working-time/messages'
import { useAccountsOn } from '@workledger/kit/areas/working-time/use-accounts-on'
import { useText } from '@workledger/kit/i18n/i18n'
import { useMember } from '@workledger/kit/net/current'
import { Page } from '@workledger/kit/shell/page'
import { openInstead } from '@workledger/kit/ui/browser-history'
import { SkeletonRows } from '@workledger/kit/ui/states'
import { type TabEntry, Tabs } from '@workledger/kit/ui/tabs'
import { lazy, useEffect, useMemo } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { Directory } from './people/directory'
import { useTeamSize } from './people/team-size'

const Team = lazy(() => import('./people/team'))
const LiveView = lazy(() => import('./people/team-live'))
const TeamAccounts = lazy(() => import('./working-time/team-accounts'))
const OrgChart = lazy(() => import('@workledger/kit/areas/people/directory/org-chart'))

/**
 * The company's people, as colleagues see them. Administrators and auditors have theirs in the
 * console.
 */
export default function EmployeesPage() {
  const { search } = useLocation()
  const { sees } = useMember()
  const elsewhere = sees()

  useEffect(() => {
    if (elsewhere) openInstead(`/admin/employees${search}`)
  }, [elsewhere, search])

  return elsewhere ? null : <Colleagues />
}

/** Tabs of those who manage people. */
const managed = new Set(['team', 'live', 'working_time'])

function Colleagues() {
  const t = useText(directoryTexts)
  const workingTime = useText(workingTimeTexts)
  const team = useTeamSize()
  const accounts = useAccountsOn()
  const asked = useSearchParams()[0].get('tab')
  const manages = (team ?? 0) > 0

  const tabs = useMemo<TabEntry[]>(
    () => [
      { id: 'directory', label: t('tabs.directory'), Component: Directory },
      ...(manages ? [{ id: 'team', label: t('tabs.team'), Component: Team }] : []),
      {
        id: 'live',
        label: t('tabs.live'),
        disabled: manages ? undefined : t('noLive'),
        Component: LiveView,
      },
      ...(manages && accounts
        ? [{ id: 'working_time', label: workingTime('accounts.page'), Component: TeamAccounts }]
        : []),
      { id: 'chart', label: t('tabs.chart'), Component: OrgChart },
    ],
    [t, workingTime, manages, accounts],
  )

  // Their existence is known in a moment; until then no other tab may replace them.
  const waits = team === undefined && asked !== null && managed.has(asked)

  return (
    <Page title={t('page')}>
      {waits ? <SkeletonRows rows={8} /> : <Tabs tabs={tabs} label={t('page')} />}
    </Page>
  )
}
