import Box from '@mui/material/Box'
import { type TaskAnswer, tasksApi } from '@workledger/contracts/projects/tasks.api'
import { PersonField } from '@workledger/kit/areas/people/person-field'
import { useText } from '@workledger/kit/i18n/i18n'
import { useMember } from '@workledger/kit/net/current'
import { DataTable } from '@workledger/kit/table/data-table'
import { useList } from '@workledger/kit/table/list'
import { exportOf } from '@workledger/kit/table/list-export'
import { Icon } from '@workledger/kit/ui/icon'
import { MenuButton } from '@workledger/kit/ui/menu-button'
import { EmptyState } from '@workledger/kit/ui/states'
import { lazy, Suspense, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { taskTexts } from './messages'
import { useTaskColumns } from './task-columns'
import { useTaskCommands } from './use-task-commands'

const TaskDialog = lazy(() => import('./task-dialog'))

/** Open tasks of one employee, at first the viewer's own. */
export default function ActiveTasks() {
  const t = useText(taskTexts)
  const { employee, workspace, can } = useMember()
  // The documents allow changes in this list to administrators only; on the board all people may
  // change tasks.
  const may = can('edit_company')
  const [search, setSearch] = useSearchParams()
  const person = search.get('employee') ?? employee.id

  const list = useList(
    tasksApi.employeeTasks,
    { params: { id: person }, query: { complete: false } },
    { sort: 'turn' },
  )

  const [edited, setEdited] = useState<TaskAnswer | null>(null)
  const { remove } = useTaskCommands()
  const columns = useTaskColumns()

  const choose = (id: string) =>
    setSearch((now) => {
      const next = new URLSearchParams(now)
      next.delete('page')

      if (id === '' || id === employee.id) next.delete('employee')
      else next.set('employee', id)

      return next
    })

  return (
    <>
      <Box sx={{ maxWidth: 320, mb: 2 }}>
        <PersonField name="employee" value={person} onChange={choose} label={t('byEmployee')} />
      </Box>
      <DataTable
        name="active-tasks"
        label={t('byEmployee')}
        list={list}
        columns={[columns.title, columns.project, columns.status, columns.due]}
        rowKey={({ id }) => id}
        rowActions={(task) => (
          <MenuButton
            label={t('actions', { name: task.title })}
            entries={[
              { label: t('editAction'), icon: 'edit', disabled: !may, run: () => setEdited(task) },
              null,
              {
                label: t('deleteAction'),
                icon: 'trash',
                danger: true,
                disabled: !may,
                run: () => void remove(task),
              },
            ]}
          >
            <Icon name="more" />
          </MenuButton>
        )}
        exportUrl={exportOf('tasks', workspace.id, {
          ...list,
          filters: { employee_id: person, active: true, complete: false },
        })}
        empty={<EmptyState icon="check" title={t('emptyOwn.title')} text={t('emptyOwn.text')} />}
      />
      <Suspense>
        {edited && (
          <TaskDialog project={edited.project_id} task={edited} close={() => setEdited(null)} />
        )}
      </Suspense>
    </>
  )
}
