import type { RowOf } from '@workledger/contracts/kernel/define-list'
import type { statusType } from '@workledger/contracts/projects/projects.api'
import type { TaskAnswer } from '@workledger/contracts/projects/tasks.api'
import type { taskListsList, tasksList } from '@workledger/projections/projects/tasks.lists'
import type * as z from 'zod'

export type TaskRow = RowOf<typeof tasksList.definition>
type ListRow = RowOf<typeof taskListsList.definition>
type Status = Pick<z.output<typeof statusType>, 'id' | 'name' | 'color' | 'default' | 'complete'>

/**
 * Returns a documented task. Fields are spelled out: with spreads, a board of thousands takes fifty
 * times as long.
 */
export const shownTask = (row: TaskRow): TaskAnswer => ({
  id: row.id,
  type: 'task',
  title: row.title,
  description: row.description,
  employee_id: row.employee_id,
  employee: row.employee_id
    ? {
        id: row.employee_id,
        first_name: row.first_name ?? '',
        last_name: row.last_name ?? '',
        avatar: row.avatar,
      }
    : null,
  project_id: row.project_id,
  project: { id: row.project_id, name: row.project },
  start_date: row.start_date,
  due_date: row.due_date,
  late: row.late,
  status_id: row.status_id,
  task_status: {
    id: row.status_id,
    name: row.status ?? '',
    color: row.color,
    default: row.default,
    complete: row.complete,
  },
  status: olderStatus(row),
  sort_weight: row.sort_weight,
  task_list_id: row.task_list_id,
  revision: row.revision,
  completed_at: row.completed_at,
  created_at: row.created_at,
  updated_at: row.updated_at,
})

/** Returns a task list in the documented shape of a task; its status has no meaning. */
export const shownList = (row: ListRow, status: Status): TaskAnswer => ({
  id: row.id,
  type: 'list',
  title: row.title ?? '',
  description: row.description,
  employee_id: null,
  employee: null,
  project_id: row.project_id,
  project: { id: row.project_id, name: row.project },
  start_date: null,
  due_date: null,
  late: 0,
  status_id: status.id,
  task_status: {
    id: status.id,
    name: status.name,
    color: status.color,
    default: status.default,
    complete: status.complete,
  },
  status: olderStatus(status),
  sort_weight: row.sort_weight,
  task_list_id: null,
  revision: row.revision,
  completed_at: null,
  created_at: row.created_at,
  updated_at: row.updated_at,
})

const olderStatus = ({ default: first, complete }: Pick<Status, 'default' | 'complete'>) =>
  complete ? ('DONE' as const) : first ? ('TODO' as const) : ('IN PROGRESS' as const)

/** Returns open tasks by weight, then age, oldest first; then completed ones, newest first. */
export function inTurn(rows: readonly TaskRow[], descending: boolean): TaskRow[] {
  const sign = descending ? -1 : 1
  const older = (a: string, b: string) => (a < b ? -1 : 1)

  return [...rows].sort((a, b) => {
    if (a.complete !== b.complete) return a.complete ? 1 : -1

    if (a.complete && a.completed_at !== b.completed_at)
      return older(b.completed_at!, a.completed_at!)

    return sign * (a.sort_weight - b.sort_weight) || older(a.id, b.id)
  })
}
