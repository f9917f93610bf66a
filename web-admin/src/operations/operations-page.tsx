import Box from '@mui/material/Box'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { useCurrent } from '@workledger/kit/net/current'
import { Page } from '@workledger/kit/shell/page'
import { Row } from '@workledger/kit/ui/layout'
import { StatusChip } from '@workledger/kit/ui/status-chip'
import { Tabs } from '@workledger/kit/ui/tabs'
import { lazy, Suspense, useState } from 'react'
import { AnnouncementsTab } from './announcements-tab'
import { FailedJobsTab } from './failed-jobs-tab'
import { operationsTexts } from './messages'
import { MessagesTab } from './messages-tab'
import { OverviewTab } from './overview-tab'
import { useInstallation, useWorkspaceOperations } from './reads'

const ResetAnyFactors = lazy(() => import('./reset-any-factors'))

/** The facts that an operator, or the administrator of one workspace, watches and can mend. */
export default function OperationsPage() {
  const t = useText(operationsTexts)
  const { user } = useCurrent()
  const [resetting, setResetting] = useState(false)
  const operator = useWorkspaceOperations().data?.data.operator ?? false

  const failed = useInstallation('15m', operator).data?.data.queues.reduce(
    (sum, queue) => sum + queue.failed,
    0,
  )

  const tabs = [
    { id: 'overview', label: t('overview'), Component: OverviewTab },
    { id: 'messages', label: t('messages'), Component: MessagesTab },
    ...(operator
      ? [
          { id: 'jobs', label: t('failedJobs'), count: failed, Component: FailedJobsTab },
          { id: 'announcements', label: t('announcements'), Component: AnnouncementsTab },
        ]
      : []),
  ]

  return (
    <Page
      title={t('page')}
      status={<Condition />}
      aside={<Live />}
      secondary={[
        operator &&
          !user.impersonated_by && {
            label: t('factors.open'),
            icon: 'key',
            run: () => setResetting(true),
          },
      ]}
    >
      <Tabs tabs={tabs} label={t('page')} />
      <Suspense>{resetting && <ResetAnyFactors close={() => setResetting(false)} />}</Suspense>
    </Page>
  )
}

/** The urgent facts, next to the title. */
function Condition() {
  const t = useText(operationsTexts)
  const workspace = useWorkspaceOperations().data?.data
  const installation = useInstallation('15m', workspace?.operator ?? false).data?.data
  const blocked = (installation ?? workspace)?.blocked.length ?? 0
  const parked = (installation ?? workspace)?.parked.length ?? 0
  const rebuilds = installation?.projections.filter(({ rebuild }) => rebuild).length ?? 0

  return (
    <>
      {workspace?.read_only && <StatusChip tone="bad">{t('log.readOnly')}</StatusChip>}
      {blocked > 0 && <StatusChip tone="bad">{t('blockedCount', { count: blocked })}</StatusChip>}
      {parked > 0 && <StatusChip tone="bad">{t('parkedCount', { count: parked })}</StatusChip>}
      {rebuilds > 0 && (
        <StatusChip tone="accent">{t('rebuildCount', { count: rebuilds })}</StatusChip>
      )}
    </>
  )
}

/** Whether the shown facts are current. */
function Live() {
  const t = useText(operationsTexts)
  const { moment } = useFormat()
  const { data, error, dataUpdatedAt } = useWorkspaceOperations()
  if (!data) return null

  return (
    <Row gap={1} sx={{ color: 'text.secondary' }}>
      <Box
        aria-hidden
        sx={{ width: 8, height: 8, borderRadius: '50%', bgcolor: error ? 'tone.bad' : 'tone.good' }}
      />
      <span className="num">
        {t(error ? 'notLive' : 'live', { at: moment(new Date(dataUpdatedAt).toISOString()) })}
      </span>
    </Row>
  )
}
