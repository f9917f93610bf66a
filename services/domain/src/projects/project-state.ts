import type { AnyEventOf } from '@workledger/contracts/kernel/event'
import type { projectEvents } from '@workledger/contracts/projects/projects.events'
import type { ById } from '../kernel/by-id'

export type ProjectEvent = AnyEventOf<typeof projectEvents>
export type ProjectEventData<T extends ProjectEvent['type']> = Extract<
  ProjectEvent,
  { type: T }
>['data']
export type ProjectDetails = Omit<ProjectEventData<'ProjectAdded'>, 'project_id'>

export type StatusType = Omit<ProjectEventData<'StatusTypeAdded'>, 'project_id' | 'status_id'>

export type Task = Omit<
  ProjectEventData<'TaskAdded'>,
  'project_id' | 'task_id' | 'author_id' | 'notify'
> & {
  /** Number of changes of this task, compared with what a caller saw. */
  revision: number
}

export interface LiveProject extends ProjectDetails {
  status: 'active' | 'archived'
  budget: string | null
  members: Record<string, true>
  statuses: Record<string, StatusType>
  tasks: ById<Task>
}

export type Project = { status: 'none' } | LiveProject | { status: 'deleted' }
