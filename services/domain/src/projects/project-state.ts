import type { AnyEventOf } from '@workledger/contracts/kernel/event'
import type { projectEvents } from '@workledger/contracts/projects/projects.events'

export type ProjectEvent = AnyEventOf<typeof projectEvents>
export type Data<T extends ProjectEvent['type']> = Extract<ProjectEvent, { type: T }>['data']
export type Details = Omit<Data<'ProjectAdded'>, 'project_id'>

export type StatusType = Omit<Data<'StatusTypeAdded'>, 'project_id' | 'status_id'>
export type Task = Omit<Data<'TaskAdded'>, 'project_id' | 'task_id' | 'author_id' | 'notify'>

export interface LiveProject extends Details {
  status: 'active' | 'archived'
  members: Record<string, true>
  statuses: Record<string, StatusType>
  tasks: Record<string, Task>
}
export type Project = { status: 'none' } | LiveProject | { status: 'deleted' }
