import { useQuery } from '@tanstack/react-query'
import { useText } from '@workledger/kit/i18n/i18n'
import { useMember } from '@workledger/kit/net/current'
import { ExportMenu } from '@workledger/kit/table/export-menu'
import { exportOf } from '@workledger/kit/table/list-export'
import { FilterMenu } from '@workledger/kit/ui/filter-menu'
import { Row } from '@workledger/kit/ui/layout'
import { usePageActions } from '@workledger/kit/ui/page-actions'
import { ViewSwitch } from '@workledger/kit/ui/view-switch'
import { membersOf } from '../members-of'
import { useProject } from '../project-context'
import { taskTexts } from './messages'
import type { TaskFilters } from './use-task-filters'

interface Props {
  filters: TaskFilters
  locked: boolean
  addTask: () => void
  addList: () => void
}

/** View and filters of a project's tasks, their export, and the add buttons. */
export function TaskToolbar({ filters, locked, addTask, addList }: Props) {
  const t = useText(taskTexts)
  const project = useProject()
  const { workspace } = useMember()
  const { view, show, person, set } = filters

  usePageActions(
    locked
      ? {}
      : {
          primary: { label: t('add'), icon: 'plus', keys: 'n', run: addTask },
          // The board shows no lists.
          secondary: [{ label: t('lists.add'), icon: 'menu', run: addList }],
        },
  )

  const people = useQuery(membersOf(project.id)).data?.data ?? []

  return (
    <Row wrap gap={1} sx={{ mb: 1.5, '@media print': { display: 'none' } }}>
      <ViewSwitch
        label={t('view.label')}
        value={view}
        options={[
          { value: 'board', label: t('view.board'), icon: 'columns' },
          { value: 'list', label: t('view.list'), icon: 'menu' },
        ]}
        onChange={(value) => set('view', value === 'board' ? '' : value)}
      />
      <FilterMenu
        label={t('filter.tasks')}
        value={show}
        options={[
          { value: 'active', label: t('filter.active') },
          { value: 'all', label: t('filter.all') },
        ]}
        onChange={(value) => set('show', value)}
      />
      <FilterMenu
        label={t('filter.people')}
        value={person}
        options={[
          { value: '', label: t('filter.everybody') },
          ...people.map(({ employee_id, name }) => ({ value: employee_id, label: name })),
        ]}
        onChange={(value) => set('employee', value)}
      />
      <Row align="stretch" wrap gap={1} sx={{ marginInlineStart: 'auto' }}>
        <ExportMenu
          url={exportOf('tasks', workspace.id, {
            q: '',
            sort: 'turn',
            filters: {
              project_id: project.id,
              employee_id: person,
              complete: show === 'active' ? false : '',
            },
          })}
        />
      </Row>
    </Row>
  )
}
