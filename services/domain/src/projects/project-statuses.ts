import { refuse } from '@workledger/contracts/kernel/errors'
import { entriesById } from '../kernel/by-id'
import { changed } from '../kernel/changed'
import type { LiveProject, ProjectEvent, StatusType } from './project-state'

export type StatusCommand =
  | ({ type: 'add-status'; project_id: string; status_id: string } & StatusType)
  | ({ type: 'change-status'; project_id: string; status_id: string } & {
      [K in keyof StatusType]?: StatusType[K] | undefined
    })
  /** `move_to`: the new status of tasks with the deleted one. */
  | { type: 'delete-status'; project_id: string; status_id: string; move_to?: string | undefined }

const MOST_STATUSES = 50

/**
 * Decides changes of statuses. A project has exactly one default and one final status: a new one
 * takes the mark from the old, which is never just removed.
 */
export function decideStatuses(state: LiveProject, command: StatusCommand): ProjectEvent[] {
  const { project_id, status_id } = command

  switch (command.type) {
    case 'add-status': {
      const { type: _, ...data } = command
      if (Object.keys(state.statuses).length >= MOST_STATUSES) refuse('project.too_many_statuses')
      freeName(state, data.name, status_id)
      if (data.default && data.complete) refuse('project.status_both', { field: 'complete' })

      return [...takeMarks(state, project_id, status_id, data), { type: 'StatusTypeAdded', data }]
    }

    case 'change-status': {
      const { type: _, project_id: __, status_id: ___, ...update } = command
      const before = state.statuses[status_id] ?? refuse('not_found')
      const difference = changed({ ...before }, update)
      if (!difference) return []
      if (update.name !== undefined) freeName(state, update.name, status_id)

      if (difference.default === false || difference.complete === false)
        refuse('project.status_one_of_each')

      const after = { ...before, ...(difference as Partial<StatusType>) }
      if (after.default && after.complete) refuse('project.status_both', { field: 'complete' })

      return [
        ...takeMarks(state, project_id, status_id, difference as Partial<StatusType>),
        {
          type: 'StatusTypeChanged',
          data: { ...(difference as Partial<StatusType>), project_id, status_id },
        },
      ]
    }

    case 'delete-status': {
      const status = state.statuses[status_id] ?? refuse('not_found')
      if (status.default || status.complete) refuse('project.status_one_of_each')
      const { move_to } = command

      if (move_to !== undefined && (move_to === status_id || !state.statuses[move_to]))
        refuse('project.status_unknown', { field: 'move_to' })

      const having = [...entriesById(state.tasks)].flatMap(([task_id, task]) =>
        task.status_id === status_id ? [task_id] : [],
      )
      if (having.length > 0 && move_to === undefined) refuse('project.status_in_use')

      return [
        ...having.map((task_id) => ({
          type: 'TaskStatusChanged' as const,
          data: { project_id, task_id, status_id: move_to! },
        })),
        { type: 'StatusTypeDeleted', data: { project_id, status_id } },
      ]
    }

    default:
      return command satisfies never
  }
}

/** Returns the status for tasks that are new, done, or (older form) in progress. */
export function statusFor(state: LiveProject, which: 'TODO' | 'IN PROGRESS' | 'DONE'): string {
  const all = Object.entries(state.statuses).sort(([, a], [, b]) => a.weight - b.weight)

  const found = all.find(([, status]) =>
    which === 'TODO'
      ? status.default
      : which === 'DONE'
        ? status.complete
        : !status.default && !status.complete,
  )

  return found?.[0] ?? refuse('project.status_unknown', { field: 'status' })
}

function freeName(state: LiveProject, name: string, except: string) {
  const same = Object.entries(state.statuses).some(
    ([id, other]) => id !== except && other.name.toLowerCase() === name.toLowerCase(),
  )
  if (same) refuse('project.status_taken', { field: 'name' })
}

function takeMarks(
  state: LiveProject,
  project_id: string,
  status_id: string,
  marks: Partial<StatusType>,
): ProjectEvent[] {
  return Object.entries(state.statuses)
    .filter(
      ([id, other]) =>
        id !== status_id &&
        ((marks.default && other.default) || (marks.complete && other.complete)),
    )
    .map(([id]) => ({
      type: 'StatusTypeChanged' as const,
      data: {
        project_id,
        status_id: id,
        ...(marks.default ? { default: false } : {}),
        ...(marks.complete ? { complete: false } : {}),
      },
    }))
}
