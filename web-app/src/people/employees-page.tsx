import { lazy, useEffect, useMemo } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { useMember } from '../kit/current'
import { openInstead } from '../kit/history'
import { useText } from '../kit/i18n'
import { directoryTexts } from '../kit/people/directory/messages'
import { useTeamSize } from '../kit/people/directory/team-size'
import { Page } from '../kit/shell/page'
import { SkeletonRows } from '../kit/states'
import { type TabEntry, Tabs } from '../kit/tabs'
import { Directory } from './directory'

const Team = lazy(() => import('./team'))
const LiveView = lazy(() => import('./team-live'))
const OrgChart = lazy(() => import('../kit/people/directory/org-chart'))

/** The company's people, as colleagues see them. Admins and auditors have theirs in the console. */
export default function EmployeesPage() {
  const { search } = useLocation()
  const { sees } = useMember()
  const elsewhere = sees()
  useEffect(() => {
    if (elsewhere) openInstead(`/admin/employees${search}`)
  }, [elsewhere, search])
  return elsewhere ? null : <Colleagues />
}

function Colleagues() {
  const t = useText(directoryTexts)
  const team = useTeamSize()
  const asked = useSearchParams()[0].get('tab')
  const manages = (team ?? 0) > 0
  const tabs = useMemo<TabEntry[]>(
    () => [
      { id: 'directory', label: t('tabs.directory'), Component: Directory },
      ...(manages ? [{ id: 'team', label: t('tabs.team'), Component: Team }] : []),
      { id: 'live', label: t('tabs.live'), disabled: manages ? undefined : t('noLive'), Component: LiveView },
      { id: 'chart', label: t('tabs.chart'), Component: OrgChart },
    ],
    [t, manages],
  )
  // Whether these are there is known in a moment; another tab must not stand in for them until then.
  const waits = team === undefined && (asked === 'team' || asked === 'live')
  return <Page title={t('page')}>{waits ? <SkeletonRows rows={8} /> : <Tabs tabs={tabs} label={t('page')} />}</Page>
}
