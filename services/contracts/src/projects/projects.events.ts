import * as z from 'zod'
import { event } from '../kernel/event'
import { amount, count, day, id, personal, plain } from '../kernel/event-fields'

/** The author of a task's text, whose key encrypts it. */
const projectsSubject = 'author_id'

const project = { project_id: id() }

const projectsDetails = {
  name: plain(),
  client_id: id(),
  description: plain(4000).nullable(),
  estimated_hours: amount().nullable(),
  /** Hourly, in the workspace's currency. */
  rate: amount().nullable(),
  billable: z.boolean(),
  due_date: day().nullable(),
}

const status = {
  status_id: id(),
  name: plain(),
  /** Priority, the order of columns and menus. */
  weight: count(),
  /** `#rrggbb` */
  color: plain(7),
  /** Status of new tasks; one of a project's statuses has it. */
  default: z.boolean(),
  /** Its tasks are done; one of a project's statuses has it. */
  complete: z.boolean(),
}

export const taskTypes = ['task', 'list'] as const

const task = {
  title: personal.text(),
  description: personal(plain(10_000).nullable()),
  employee_id: id().nullable(),
  start_date: day().nullable(),
  due_date: day().nullable(),
  task_list_id: id().nullable(),
  sort_weight: count(),
}

const taskId = { ...project, task_id: id() }

/** A project with its members, statuses and tasks: stream `project-{id}`. */
export const projectEvents = {
  ProjectAdded: event('ProjectAdded', { v: 1, data: z.object({ ...project, ...projectsDetails }) }),
  ProjectChanged: event('ProjectChanged', {
    v: 1,
    data: z.object({ ...project, ...z.object(projectsDetails).partial().shape }),
  }),
  ProjectArchived: event('ProjectArchived', { v: 1, data: z.object(project) }),
  ProjectRestored: event('ProjectRestored', { v: 1, data: z.object(project) }),
  /** In the workspace's currency; null removes it. */
  ProjectBudgetSet: event('ProjectBudgetSet', {
    v: 1,
    data: z.object({ ...project, budget: amount().nullable() }),
  }),
  ProjectDeleted: event('ProjectDeleted', { v: 1, data: z.object(project) }),
  ProjectMemberAdded: event('ProjectMemberAdded', {
    v: 1,
    data: z.object({ ...project, employee_id: id() }),
  }),
  ProjectMemberRemoved: event('ProjectMemberRemoved', {
    v: 1,
    data: z.object({ ...project, employee_id: id() }),
  }),
  StatusTypeAdded: event('StatusTypeAdded', { v: 1, data: z.object({ ...project, ...status }) }),
  StatusTypeChanged: event('StatusTypeChanged', {
    v: 1,
    data: z.object({
      ...project,
      ...z.object(status).partial().required({ status_id: true }).shape,
    }),
  }),
  StatusTypeDeleted: event('StatusTypeDeleted', {
    v: 1,
    data: z.object({ ...project, status_id: id() }),
  }),
  /** `notify`: the employee is notified by mail. */
  TaskAdded: event('TaskAdded', {
    v: 1,
    subject: projectsSubject,
    data: z.object({
      ...taskId,
      author_id: id(),
      type: z.enum(taskTypes),
      ...task,
      status_id: id(),
      notify: z.boolean(),
    }),
  }),
  /** `author_id` is present with the title or the description. */
  TaskChanged: event('TaskChanged', {
    v: 1,
    subject: projectsSubject,
    data: z.object({
      ...taskId,
      author_id: id().optional(),
      ...z.object(task).partial().shape,
      notify: z.boolean().optional(),
    }),
  }),
  TaskStatusChanged: event('TaskStatusChanged', {
    v: 1,
    data: z.object({ ...taskId, status_id: id() }),
  }),
  TaskDeleted: event('TaskDeleted', { v: 1, data: z.object(taskId) }),
}
