import { lazy } from 'react'
import { useText } from '../kit/i18n'
import { Page } from '../kit/shell/page'
import { Tabs } from '../kit/tabs'
import { reportTexts } from './messages'

const tabs = [
  { id: 'summary', Component: lazy(() => import('./summary-tab')) },
  { id: 'weekly', Component: lazy(() => import('./weekly-tab')) },
  { id: 'details', Component: lazy(() => import('./details-tab')) },
  { id: 'tasks', Component: lazy(() => import('./tasks-tab')) },
  { id: 'saved', Component: lazy(() => import('./saved-tab')) },
] as const

/** Tracked time of oneself and those who report to one, for admins of everybody. */
export default function WorkReportsPage() {
  const t = useText(reportTexts)
  return (
    <Page title={t('page')}>
      <Tabs label={t('page')} tabs={tabs.map(({ id, Component }) => ({ id, Component, label: t(`tabs.${id}`) }))} />
    </Page>
  )
}
