import { useQuery } from '@tanstack/react-query'
import { fullName } from '@workledger/contracts/kernel/full-name'
import { peopleApi } from '@workledger/contracts/people/people.api'
import { tasksApi } from '@workledger/contracts/projects/tasks.api'
import { useText } from '@workledger/kit/i18n/i18n'
import { useMember } from '@workledger/kit/net/current'
import { query } from '@workledger/kit/net/query'
import { NotFound } from '@workledger/kit/shell/fault'
import { Page } from '@workledger/kit/shell/page'
import { DataTable } from '@workledger/kit/table/data-table'
import { useList } from '@workledger/kit/table/list'
import { exportOf } from '@workledger/kit/table/list-export'
import { EmptyState } from '@workledger/kit/ui/states'
import { useParams } from 'react-router-dom'
import { taskTexts } from './messages'
import { useTaskColumns } from './task-columns'

/** Tasks of one employee in active projects, open ones first. */
export default function EmployeeTasksPage() {
  const t = useText(taskTexts)
  const { id = '' } = useParams()
  const { workspace } = useMember()
  const person = useQuery(query(peopleApi.employee, { params: { ws: workspace.id, id } }))
  const list = useList(tasksApi.employeeTasks, { params: { id } }, { sort: 'turn', per_page: 50 })
  const columns = useTaskColumns()
  if (person.error?.status === 404 || person.error?.status === 422) return <NotFound />
  const title = t('of', { name: person.data ? fullName(person.data.data) : '…' })

  return (
    <Page title={title}>
      <DataTable
        name="employee-tasks"
        label={title}
        list={list}
        columns={[columns.id, columns.title, columns.project, columns.status, columns.due]}
        rowKey={({ id: row }) => row}
        exportUrl={exportOf('tasks', workspace.id, {
          ...list,
          filters: { employee_id: id, active: true },
        })}
        empty={<EmptyState icon="check" title={t('emptyOwn.title')} text={t('emptyOwn.text')} />}
      />
    </Page>
  )
}
