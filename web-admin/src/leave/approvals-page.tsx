import { useText } from '@workledger/kit/i18n/i18n'
import { useCurrent } from '@workledger/kit/net/current'
import { Page } from '@workledger/kit/shell/page'
import { type TabEntry, Tabs } from '@workledger/kit/ui/tabs'
import { lazy, useMemo } from 'react'
import { useMay } from '../kit/may'
import { leaveImportTexts } from './imports/messages'
import { LeaveList } from './leave-list'
import { ManagersStandIns } from './managers-stand-ins'
import { leaveTexts } from './messages'

const TeamCalendar = lazy(() => import('./team-calendar-tab'))

function Requests() {
  const { employee } = useCurrent()
  return (
    <>
      <LeaveList />
      {employee && <ManagersStandIns employee={employee.id} />}
    </>
  )
}

/** All leaves, and absences by day. */
export default function ApprovalsPage() {
  const t = useText(leaveTexts)
  const ofImports = useText(leaveImportTexts)
  const may = useMay()

  const tabs = useMemo<TabEntry[]>(
    () => [
      { id: 'approvals', label: t('tabs.approvals'), Component: Requests },
      { id: 'team', label: t('team.tab'), Component: TeamCalendar },
    ],
    [t],
  )

  return (
    <Page
      title={t('page')}
      secondary={[
        may('importLeave') && {
          label: ofImports('page'),
          icon: 'upload',
          to: '/admin/leaves/imports',
        },
      ]}
    >
      <Tabs tabs={tabs} label={t('page')} />
    </Page>
  )
}
