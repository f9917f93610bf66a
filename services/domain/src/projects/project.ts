import type { ShippedLanguage } from '@workledger/contracts/kernel/area-words'
import { refuse } from '@workledger/contracts/kernel/errors'
import { getById, putById, without, withoutId } from '../kernel/by-id'
import { changed } from '../kernel/changed'
import { contentOf } from '../kernel/contents'
import type { Decider } from '../kernel/decider'
import type { Project, ProjectDetails, ProjectEvent, StatusType, Task } from './project-state'
import { decideStatuses, type StatusCommand } from './project-statuses'
import { decideTasks, type TaskCommand, unassignOpen } from './project-tasks'
import { startingWords } from './starting-words'

export type { Project, ProjectEvent } from './project-state'

export type ProjectCommand =
  | ({
      type: 'add'
      project_id: string
      statuses: readonly ({ status_id: string } & StatusType)[]
      budget?: string | null
    } & ProjectDetails)
  | ({
      type: 'change'
      project_id: string
      active?: boolean | undefined
      budget?: string | null | undefined
    } & {
      [K in keyof ProjectDetails]?: ProjectDetails[K] | undefined
    })
  | { type: 'delete'; project_id: string }
  | { type: 'add-member' | 'remove-member'; project_id: string; employee_id: string }
  | StatusCommand
  | TaskCommand

/** A project with its members, statuses and tasks: stream `project-{id}`. */
export const projectDecider: Decider<Project, ProjectCommand, ProjectEvent> = {
  category: 'project',
  initial: { status: 'none' },
  decide,
  evolve,
  content: contentOf<ProjectEvent>({
    ProjectAdded: { submitted: 'project_id' },
    ProjectChanged: { changed: 'project_id' },
    ProjectBudgetSet: { changed: 'project_id' },
    ProjectArchived: { changed: 'project_id' },
    ProjectRestored: { changed: 'project_id' },
    ProjectDeleted: { gone: 'project_id' },
    StatusTypeAdded: { submitted: 'status_id' },
    StatusTypeChanged: { changed: 'status_id' },
    StatusTypeDeleted: { gone: 'status_id' },
  }),
}

const MOST_MEMBERS = 5_000

/** Returns the statuses of every new project, named in the language of its workspace. */
export function startingStatuses(language: ShippedLanguage): readonly StatusType[] {
  const { todo, doing, done } = startingWords[language].statuses

  return [
    { name: todo, weight: 0, color: '#8a94a6', default: true, complete: false },
    { name: doing, weight: 1, color: '#3b82f6', default: false, complete: false },
    { name: done, weight: 2, color: '#22a06b', default: false, complete: true },
  ]
}

function decide(state: Project, command: ProjectCommand): ProjectEvent[] {
  if (command.type === 'add') {
    const { type: _, statuses, budget, ...data } = command
    if (state.status !== 'none') refuse('state.conflict')
    const { project_id } = data

    return [
      { type: 'ProjectAdded', data },
      ...statuses.map((status) => ({
        type: 'StatusTypeAdded' as const,
        data: { project_id, ...status },
      })),
      ...(budget ? [{ type: 'ProjectBudgetSet' as const, data: { project_id, budget } }] : []),
    ]
  }

  if (state.status !== 'active' && state.status !== 'archived') return refuse('not_found')
  const { project_id } = command

  switch (command.type) {
    case 'change': {
      const { type: _, project_id: __, active, budget, ...update } = command
      const difference = changed({ ...state }, update)

      return [
        ...(difference
          ? [
              {
                type: 'ProjectChanged' as const,
                data: { ...(difference as Partial<ProjectDetails>), project_id },
              },
            ]
          : []),
        ...(budget !== undefined && budget !== state.budget
          ? [{ type: 'ProjectBudgetSet' as const, data: { project_id, budget } }]
          : []),
        ...(active === false && state.status === 'active'
          ? [{ type: 'ProjectArchived' as const, data: { project_id } }]
          : []),
        ...(active === true && state.status === 'archived'
          ? [{ type: 'ProjectRestored' as const, data: { project_id } }]
          : []),
      ]
    }

    case 'delete':
      return [{ type: 'ProjectDeleted', data: { project_id } }]

    case 'add-member':
      if (!state.members[command.employee_id] && Object.keys(state.members).length >= MOST_MEMBERS)
        refuse('project.too_many_members')

      return state.members[command.employee_id]
        ? []
        : [{ type: 'ProjectMemberAdded', data: { project_id, employee_id: command.employee_id } }]

    case 'remove-member':
      if (!state.members[command.employee_id]) return []
      return [
        ...unassignOpen(state, project_id, command.employee_id),
        { type: 'ProjectMemberRemoved', data: { project_id, employee_id: command.employee_id } },
      ]

    case 'add-status':
    case 'change-status':
    case 'delete-status':
      return decideStatuses(state, command)
    case 'add-task':
    case 'change-task':
    case 'delete-task':
      return decideTasks(state, command)
    default:
      return command satisfies never
  }
}

function evolve(state: Project, event: ProjectEvent): Project {
  if (event.type === 'ProjectAdded') {
    const { project_id: _, ...details } = event.data
    return { status: 'active', ...details, budget: null, members: {}, statuses: {}, tasks: {} }
  }

  if (state.status !== 'active' && state.status !== 'archived') return state

  switch (event.type) {
    case 'ProjectChanged': {
      const { project_id: _, ...update } = event.data
      return { ...state, ...(update as Partial<ProjectDetails>) }
    }

    case 'ProjectBudgetSet':
      return { ...state, budget: event.data.budget }
    case 'ProjectArchived':
      return { ...state, status: 'archived' }
    case 'ProjectRestored':
      return { ...state, status: 'active' }
    case 'ProjectDeleted':
      return { status: 'deleted' }
    case 'ProjectMemberAdded':
      return { ...state, members: { ...state.members, [event.data.employee_id]: true } }
    case 'ProjectMemberRemoved':
      return { ...state, members: without(state.members, event.data.employee_id) }
    case 'StatusTypeAdded':
    case 'StatusTypeChanged': {
      const { project_id: _, status_id, ...update } = event.data
      return {
        ...state,
        statuses: {
          ...state.statuses,
          [status_id]: { ...state.statuses[status_id], ...update } as StatusType,
        },
      }
    }

    case 'StatusTypeDeleted':
      return { ...state, statuses: without(state.statuses, event.data.status_id) }
    case 'TaskAdded':
    case 'TaskChanged':
    case 'TaskStatusChanged': {
      const { project_id: _, task_id, ...update } = event.data

      const {
        notify: __,
        author_id: ___,
        ...fields
      } = { notify: undefined, author_id: undefined, ...update }

      const before = getById(state.tasks, task_id)

      return {
        ...state,
        tasks: putById(state.tasks, task_id, {
          ...before,
          ...fields,
          revision: before ? before.revision + 1 : 0,
        } as Task),
      }
    }

    case 'TaskDeleted':
      return { ...state, tasks: withoutId(state.tasks, event.data.task_id) }
    default:
      return event satisfies never
  }
}
