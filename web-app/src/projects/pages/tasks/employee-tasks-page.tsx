import { useQuery } from '@tanstack/react-query'
import { peopleApi } from '@workledger/contracts/people/people.api'
import { tasksApi } from '@workledger/contracts/projects/tasks.api'
import { useParams } from 'react-router-dom'
import { fullName } from '../../../kit/avatar'
import { useMember } from '../../../kit/current'
import { DataTable } from '../../../kit/data-table'
import { useText } from '../../../kit/i18n'
import { useList } from '../../../kit/list'
import { exportOf } from '../../../kit/list-export'
import { query } from '../../../kit/query'
import { NotFound } from '../../../kit/shell/fault'
import { Page } from '../../../kit/shell/page'
import { EmptyState } from '../../../kit/states'
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
        exportUrl={exportOf('tasks', workspace.id, { ...list, filters: { employee_id: id, active: true } })}
        empty={<EmptyState icon="check" title={t('emptyOwn.title')} text={t('emptyOwn.text')} />}
      />
    </Page>
  )
}
