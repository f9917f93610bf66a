import { refuse } from '@workledger/contracts/kernel/errors'
import { entriesById, getById } from '../kernel/by-id'
import { changed } from '../kernel/changed'
import type { LiveProject, ProjectEvent, Task } from './project-state'
import { statusFor } from './project-statuses'
import { lowest, placed } from './task-order'

type Fields = Omit<Task, 'type' | 'status_id' | 'revision'>

type Status = {
  status_id?: string | undefined
  status?: 'TODO' | 'IN PROGRESS' | 'DONE' | undefined
}

type ProjectTaskRef = { project_id: string; task_id: string }

/** `author_id`: the employee who runs the command, and who wrote title and description. */
type By = { author_id: string }

type Change = {
  notify?: boolean | undefined
  /** The task right below it; null: below all others. */
  above_id?: string | null | undefined
  /** The revision of the task that the caller saw, from the body or If-Match. */
  seen?: number | undefined
  shown?: number | undefined
} & { [K in keyof Fields]?: Fields[K] | undefined } & Status

export type TaskCommand =
  /** Without a weight it comes below all others. */
  | ({
      type: 'add-task'
      kind: Task['type']
      notify: boolean
      sort_weight?: number | undefined
    } & ProjectTaskRef &
      By &
      Omit<Fields, 'sort_weight'> &
      Status)
  | ({ type: 'change-task' } & ProjectTaskRef & By & Change)
  | ({ type: 'delete-task' } & ProjectTaskRef)

/** The limit of a list that is displayed whole. */
const MOST_TASKS = 10_000

export function decideTasks(state: LiveProject, command: TaskCommand): ProjectEvent[] {
  const { project_id, task_id } = command

  switch (command.type) {
    case 'add-task': {
      const { type: _, kind, status_id, status, ...data } = command
      if (state.status === 'archived') refuse('project.archived')
      const others = [...entriesById(state.tasks)]
      if (others.length >= MOST_TASKS) refuse('project.too_many_tasks')
      const fields = { ...data, sort_weight: data.sort_weight ?? lowest(others) }
      check(state, { task_id, kind }, fields)

      return [
        {
          type: 'TaskAdded',
          data: {
            ...fields,
            type: kind,
            status_id: chosen(state, { status_id, status }) ?? statusFor(state, 'TODO'),
          },
        },
      ]
    }

    case 'change-task':
      return change(state, command)

    case 'delete-task':
      if (!getById(state.tasks, task_id)) refuse('not_found')
      return [
        // A list only orders tasks: deleting it releases them.
        ...[...entriesById(state.tasks)].flatMap(([id, task]) =>
          task.task_list_id === task_id
            ? [
                {
                  type: 'TaskChanged' as const,
                  data: { project_id, task_id: id, task_list_id: null },
                },
              ]
            : [],
        ),
        { type: 'TaskDeleted', data: { project_id, task_id } },
      ]

    default:
      return command satisfies never
  }
}

function change(
  state: LiveProject,
  command: Extract<TaskCommand, { type: 'change-task' }>,
): ProjectEvent[] {
  const {
    type: _,
    project_id,
    task_id,
    author_id,
    status_id,
    status,
    notify,
    above_id,
    seen,
    shown,
    ...update
  } = command

  const before = getById(state.tasks, task_id) ?? refuse('not_found')
  if (state.status === 'archived') refuse('project.archived')
  if (seen !== undefined && seen !== before.revision) refuse('project.task_stale')
  if (shown !== undefined && shown !== before.revision) refuse('state.stale')
  const weights =
    above_id === undefined ? new Map<string, number>() : place(state, task_id, above_id)
  const own = weights.get(task_id)

  const difference = changed(
    { ...before },
    own === undefined ? update : { ...update, sort_weight: own },
  ) as Partial<Fields> | undefined

  if (difference)
    check(state, { task_id, kind: before.type }, { ...before, ...difference }, difference)

  const next = chosen(state, { status_id, status })
  const moved = next !== undefined && next !== before.status_id
  const by =
    difference && ('title' in difference || 'description' in difference) ? { author_id } : {}
  // People notified of a status are notified of the task.
  const told = notify && (difference || moved) ? { notify } : {}

  return [
    ...[...weights].flatMap(([id, sort_weight]) =>
      id === task_id
        ? []
        : [{ type: 'TaskChanged' as const, data: { project_id, task_id: id, sort_weight } }],
    ),
    ...(moved
      ? [{ type: 'TaskStatusChanged' as const, data: { project_id, task_id, status_id: next } }]
      : []),
    ...(difference || 'notify' in told
      ? [
          {
            type: 'TaskChanged' as const,
            data: { project_id, task_id, ...by, ...difference, ...told },
          },
        ]
      : []),
  ]
}

function place(state: LiveProject, task_id: string, above_id: string | null) {
  // If the neighbour is gone, the caller's view is outdated.
  if (above_id === task_id || (above_id !== null && !getById(state.tasks, above_id)))
    refuse('project.task_stale')

  return placed([...entriesById(state.tasks)], task_id, above_id)
}

/** Unassigns the open tasks of an employee who leaves the project. */
export const unassignOpen = (
  state: LiveProject,
  project_id: string,
  employee_id: string,
): ProjectEvent[] =>
  [...entriesById(state.tasks)].flatMap(([task_id, task]) =>
    task.employee_id === employee_id && !state.statuses[task.status_id]?.complete
      ? [{ type: 'TaskChanged' as const, data: { project_id, task_id, employee_id: null } }]
      : [],
  )

function chosen(state: LiveProject, { status_id, status }: Status): string | undefined {
  if (status_id === undefined) return status && statusFor(state, status)
  return state.statuses[status_id]
    ? status_id
    : refuse('project.status_unknown', { field: 'status_id' })
}

/**
 * Checks members. `changes`: checks only changes, so that a task of a former member can still be
 * edited.
 */
function check(
  state: LiveProject,
  { task_id, kind }: { task_id: string; kind: Task['type'] },
  task: Fields,
  changes: Partial<Fields> = task,
) {
  if (changes.employee_id && !state.members[changes.employee_id])
    refuse('project.not_member', { field: 'employee_id' })

  if (changes.task_list_id) {
    const list = getById(state.tasks, changes.task_list_id)

    if (list?.type !== 'list' || changes.task_list_id === task_id || kind === 'list')
      refuse('project.list_unknown', { field: 'task_list_id' })
  }

  if (task.start_date && task.due_date && task.due_date < task.start_date)
    refuse('project.task_dates', { field: 'due_date' })
}
