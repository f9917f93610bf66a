import * as z from 'zod'
import { event } from '../kernel/event'
import { id } from '../kernel/shapes'

const project = { project_id: id() }
const details = {
  name: z.string(),
  client_id: id(),
  description: z.string().nullable(),
  /** Decimal strings: hours, and money for each hour in the workspace's currency. */
  estimated_hours: z.string().nullable(),
  rate: z.string().nullable(),
  billable: z.boolean(),
  due_date: z.string().nullable(),
}
const status = {
  status_id: id(),
  name: z.string(),
  /** Priority: columns and menus are ordered by it. */
  weight: z.number().int(),
  /** `#rrggbb` */
  color: z.string(),
  /** New tasks get it; one of a project's statuses. */
  default: z.boolean(),
  /** Tasks that have it are done; one of a project's statuses. */
  complete: z.boolean(),
}
export const taskTypes = ['task', 'list'] as const
const task = {
  title: z.string(),
  description: z.string().nullable(),
  employee_id: id().nullable(),
  start_date: z.string().nullable(),
  due_date: z.string().nullable(),
  task_list_id: id().nullable(),
  sort_weight: z.number().int(),
}
const taskId = { ...project, task_id: id() }

/** A project with its members, statuses and tasks: stream `project-{id}`. */
export const projectEvents = {
  ProjectAdded: event('ProjectAdded', { v: 1, data: z.object({ ...project, ...details }) }),
  ProjectChanged: event('ProjectChanged', { v: 1, data: z.object({ ...project, ...z.object(details).partial().shape }) }),
  ProjectArchived: event('ProjectArchived', { v: 1, data: z.object(project) }),
  ProjectRestored: event('ProjectRestored', { v: 1, data: z.object(project) }),
  ProjectDeleted: event('ProjectDeleted', { v: 1, data: z.object(project) }),
  ProjectMemberAdded: event('ProjectMemberAdded', { v: 1, data: z.object({ ...project, employee_id: id() }) }),
  ProjectMemberRemoved: event('ProjectMemberRemoved', { v: 1, data: z.object({ ...project, employee_id: id() }) }),
  StatusTypeAdded: event('StatusTypeAdded', { v: 1, data: z.object({ ...project, ...status }) }),
  StatusTypeChanged: event('StatusTypeChanged', {
    v: 1,
    data: z.object({ ...project, ...z.object(status).partial().required({ status_id: true }).shape }),
  }),
  StatusTypeDeleted: event('StatusTypeDeleted', { v: 1, data: z.object({ ...project, status_id: id() }) }),
  /** `notify`: the employee is told by mail. */
  TaskAdded: event('TaskAdded', {
    v: 1,
    data: z.object({ ...taskId, type: z.enum(taskTypes), ...task, status_id: id(), notify: z.boolean() }),
  }),
  TaskChanged: event('TaskChanged', {
    v: 1,
    data: z.object({ ...taskId, ...z.object(task).partial().shape, notify: z.boolean().optional() }),
  }),
  TaskStatusChanged: event('TaskStatusChanged', { v: 1, data: z.object({ ...taskId, status_id: id() }) }),
  TaskDeleted: event('TaskDeleted', { v: 1, data: z.object(taskId) }),
}
