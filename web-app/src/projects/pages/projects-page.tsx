import { useText } from '@workledger/kit/i18n/i18n'
import { Page } from '@workledger/kit/shell/page'
import { Tabs } from '@workledger/kit/ui/tabs'
import { lazy } from 'react'
import { projectPageTexts } from './messages'

const ProjectList = lazy(() => import('./project-list'))
const ActiveTasks = lazy(() => import('./tasks/active-tasks'))

/** Projects, and a person's tasks. */
export default function ProjectsPage() {
  const t = useText(projectPageTexts)
  return (
    <Page title={t('page')}>
      <Tabs
        label={t('page')}
        tabs={[
          { id: 'projects', label: t('tabs.projects'), Component: ProjectList },
          { id: 'tasks', label: t('tabs.tasks'), Component: ActiveTasks },
        ]}
      />
    </Page>
  )
}
