import { refuse } from '@workledger/contracts/kernel/errors'
import { changed } from '../kernel/changed'
import type { LiveProject, ProjectEvent, Task } from './project-state'
import { statusFor } from './project-statuses'

type Fields = Omit<Task, 'type' | 'status_id'>
type Status = { status_id?: string | undefined; status?: 'TODO' | 'IN PROGRESS' | 'DONE' | undefined }
type On = { project_id: string; task_id: string }
/** `author_id`: the employee who gives the command, whose words the title and the description are. */
type By = { author_id: string }
export type TaskCommand =
  | ({ type: 'add-task'; kind: Task['type']; notify: boolean } & On & By & Fields & Status)
  | ({ type: 'change-task'; notify?: boolean | undefined } & On & By & { [K in keyof Fields]?: Fields[K] | undefined } & Status)
  | ({ type: 'delete-task' } & On)

export function decideTasks(state: LiveProject, command: TaskCommand): ProjectEvent[] {
  const { project_id, task_id } = command
  switch (command.type) {
    case 'add-task': {
      const { type: _, kind, status_id, status, ...data } = command
      if (state.status === 'archived') refuse('project.archived')
      check(state, task_id, kind, data)
      return [
        { type: 'TaskAdded', data: { ...data, type: kind, status_id: chosen(state, { status_id, status }) ?? statusFor(state, 'TODO') } },
      ]
    }
    case 'change-task': {
      const { type: _, project_id: __, task_id: ___, author_id, status_id, status, notify, ...update } = command
      const before = state.tasks[task_id] ?? refuse('not_found')
      if (state.status === 'archived') refuse('project.archived')
      const difference = changed({ ...before }, update) as Partial<Fields> | undefined
      if (difference) check(state, task_id, before.type, { ...before, ...difference }, difference)
      const next = chosen(state, { status_id, status })
      const by = difference && ('title' in difference || 'description' in difference) ? { author_id } : {}
      return [
        ...(difference
          ? [{ type: 'TaskChanged' as const, data: { project_id, task_id, ...by, ...difference, ...(notify ? { notify } : {}) } }]
          : []),
        ...(next && next !== before.status_id
          ? [{ type: 'TaskStatusChanged' as const, data: { project_id, task_id, status_id: next } }]
          : []),
      ]
    }
    case 'delete-task':
      if (!state.tasks[task_id]) refuse('not_found')
      return [
        // A list is only an order of tasks: deleting it sets them free.
        ...Object.entries(state.tasks).flatMap(([id, task]) =>
          task.task_list_id === task_id ? [{ type: 'TaskChanged' as const, data: { project_id, task_id: id, task_list_id: null } }] : [],
        ),
        { type: 'TaskDeleted', data: { project_id, task_id } },
      ]
    default:
      return command satisfies never
  }
}

/** Open tasks of somebody who leaves the project belong to nobody. */
export const unassignOpen = (state: LiveProject, project_id: string, employee_id: string): ProjectEvent[] =>
  Object.entries(state.tasks).flatMap(([task_id, task]) =>
    task.employee_id === employee_id && !state.statuses[task.status_id]?.complete
      ? [{ type: 'TaskChanged' as const, data: { project_id, task_id, employee_id: null } }]
      : [],
  )

function chosen(state: LiveProject, { status_id, status }: Status): string | undefined {
  if (status_id === undefined) return status && statusFor(state, status)
  return state.statuses[status_id] ? status_id : refuse('project.status_unknown', { field: 'status_id' })
}

/** `changes`: only what changed is held against the members, so that a task of a former member can still be edited. */
function check(state: LiveProject, task_id: string, kind: Task['type'], task: Fields, changes: Partial<Fields> = task) {
  if (changes.employee_id && !state.members[changes.employee_id]) refuse('project.not_member', { field: 'employee_id' })
  if (changes.task_list_id) {
    const list = state.tasks[changes.task_list_id]
    if (list?.type !== 'list' || changes.task_list_id === task_id || kind === 'list')
      refuse('project.list_unknown', { field: 'task_list_id' })
  }
  if (task.start_date && task.due_date && task.due_date < task.start_date) refuse('project.task_dates', { field: 'due_date' })
}
