import Box from '@mui/material/Box'
import { savedReportsApi } from '@workledger/contracts/reports/saved-reports.api'
import { useText } from '@workledger/kit/i18n/i18n'
import { useMember } from '@workledger/kit/net/current'
import { useCommand } from '@workledger/kit/net/query'
import { Page } from '@workledger/kit/shell/page'
import { usePageActions } from '@workledger/kit/ui/page-actions'
import { StatusChip } from '@workledger/kit/ui/status-chip'
import { Tabs } from '@workledger/kit/ui/tabs'
import { toast, toastError } from '@workledger/kit/ui/toast'
import { lazy } from 'react'
import { useAsked } from './asked'
import { reportTexts } from './messages'
import { addressOf, useSavedReport } from './saved-report'
import { ScheduleCard } from './schedule-card'

const tabs = [
  { id: 'summary', Component: lazy(() => import('./summary-tab')) },
  { id: 'weekly', Component: lazy(() => import('./weekly-tab')) },
  { id: 'details', Component: lazy(() => import('./details-tab')) },
  { id: 'tasks', Component: lazy(() => import('./tasks-tab')) },
  { id: 'saved', Component: lazy(() => import('./saved-tab')) },
] as const

/**
 * Work reports: the viewer's own and their reports' time; administrators see everyone's. A saved
 * report has its name as title.
 */
export default function WorkReportsPage() {
  const t = useText(reportTexts)
  const asked = useAsked()
  const saved = useSavedReport(asked)

  const body = (
    <Tabs
      label={t('page')}
      tabs={tabs.map(({ id, Component }) => ({ id, Component, label: t(`tabs.${id}`) }))}
    />
  )

  if (!saved) return <Page title={t('page')}>{body}</Page>
  const { report, mine, changed } = saved

  return (
    <Page
      title={report.title}
      crumbs={[{ label: t('page'), to: '/work_reports' }]}
      status={
        <StatusChip tone={changed ? 'warn' : 'accent'}>
          {t(changed ? 'saved.changed' : 'saved.chip')}
        </StatusChip>
      }
      facts={!mine && t('saved.by', { name: report.name })}
    >
      {changed && <Changes {...saved} filters={asked.kept} />}
      {body}
      {/* Next to a summary's sums. */}
      {asked.tab !== 'summary' && (
        <Box sx={{ mt: 2, maxWidth: 480 }}>
          <ScheduleCard {...saved} />
        </Box>
      )}
    </Page>
  )
}

type Changed = NonNullable<ReturnType<typeof useSavedReport>>

/** Returns to the saved filters, or lets the owner save the shown ones. */
function Changes({ report, mine, filters }: Changed & { filters: Changed['report']['filters'] }) {
  const t = useText(reportTexts)
  const { workspace } = useMember()

  const change = useCommand(savedReportsApi.changeSavedReport, {
    invalidates: [savedReportsApi.savedReports, savedReportsApi.savedReport],
    onDone: () => void toast(t('saved.done')),
    onError: toastError,
  })

  usePageActions({
    primary: mine && {
      label: t('saved.saveChanges'),
      busy: change.busy,
      run: () =>
        change.run({
          params: { ws: workspace.id, id: report.id },
          body: { filters },
          shown: report,
        }),
    },
    secondary: [{ label: t('saved.discard'), to: addressOf(report) }],
  })

  return null
}
