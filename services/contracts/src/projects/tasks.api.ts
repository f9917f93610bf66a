import * as z from 'zod'
import { listCall } from '../kernel/define-list'
import { area, endpoint } from '../kernel/endpoint'
import { idOf } from '../kernel/record'
import {
  bool,
  clearable,
  created,
  day,
  id,
  one,
  optionalText,
  text,
  WHOLE_LIST,
  wholeNumber,
} from '../kernel/shapes'
import { taskTypes } from './projects.events'
import { tasksList } from './tasks.lists'

const projectId = z.object({ id: idOf('projects') })
const taskItem = z.object({ id: idOf('projects'), taskId: idOf('tasks') })
const olderStatus = z.enum(['TODO', 'IN PROGRESS', 'DONE'])

export const task = z.object({
  id: id(),
  type: z.enum(taskTypes),
  title: z.string(),
  description: z.string().nullable(),
  employee_id: id().nullable(),
  employee: z
    .object({
      id: id(),
      first_name: z.string(),
      last_name: z.string(),
      avatar: z.string().nullable(),
    })
    .nullable(),
  project_id: id(),
  project: z.object({ id: id(), name: z.string() }),
  start_date: z.string().nullable(),
  due_date: z.string().nullable(),
  /**
   * Days since it was due, in the zone of the assignee's office, or of the company's; 0 if not
   * late, or complete.
   */
  late: z.number(),
  status_id: id(),
  task_status: z.object({
    id: id(),
    name: z.string(),
    color: z.string(),
    default: z.boolean(),
    complete: z.boolean(),
  }),
  /** The older form. */
  status: olderStatus,
  sort_weight: z.number(),
  task_list_id: id().nullable(),
  /** Number of changes of this task, compared with `seen` and If-Match. */
  revision: z.number(),
  completed_at: z.string().nullable(),
  created_at: z.string(),
  updated_at: z.string().optional(),
})

export type TaskAnswer = z.output<typeof task>

/** A list and its tasks; tasks outside lists come last, under an entry without an id. */
export const taskList = z.object({
  id: id().nullable(),
  title: z.string().nullable(),
  description: z.string().nullable(),
  sort_weight: z.number(),
  /** Of the list; null for tasks outside lists. */
  revision: z.number().nullable(),
  tasks: z.array(task),
})

const fields = {
  title: text('project.title', 255),
  description: optionalText(10_000),
  employee_id: clearable(z.uuid({ error: 'project.employee_unknown' })),
  start_date: clearable(day()),
  due_date: clearable(day()),
  task_list_id: clearable(id()),
  sort_weight: wholeNumber().min(-2_000_000_000).max(2_000_000_000).optional(),
  status_id: id().optional(),
  status: olderStatus.optional(),
  /** Notify the employee by mail. */
  notify: bool().optional(),
}

export const taskBody = z.object({ ...fields, type: z.enum(taskTypes).default('task') })

export const taskChange = z.object({
  ...fields,
  title: fields.title.optional(),
  /** The task right below it; null: below all others. Decides the weight. */
  above_id: z.union([id(), z.null()]).optional(),
  /** The revision of the task that the caller saw; refused if it has changed since. */
  seen: wholeNumber().min(0).optional(),
})

const refusals = [
  'project.not_member',
  'project.task_dates',
  'project.status_unknown',
  'project.list_unknown',
  'project.archived',
]

export const tasksApi = area('projects', {
  taskLists: endpoint({
    method: 'GET',
    path: '/projects/{id}/task-list',
    who: 'member',
    costly: 'rows',
    summary: 'Task lists with their tasks; by default order=-sort_weight',
    params: projectId,
    query: z.object({
      order: z.enum(['sort_weight', '-sort_weight']).default('-sort_weight'),
      employee_id: z.union([id(), z.literal('')]).optional(),
      /** Most completed tasks in the answer, newest first; all by default. */
      done: wholeNumber().min(0).max(WHOLE_LIST).optional(),
    }),
    response: one(z.array(taskList)),
  }),
  addTask: endpoint({
    method: 'POST',
    path: '/projects/{id}/tasks',
    who: 'member',
    ofCompany: true,
    summary: 'Add a task or a task list',
    status: 201,
    params: projectId,
    body: taskBody,
    response: created(),
    errors: [...refusals, 'project.too_many_tasks'],
  }),
  task: endpoint({
    method: 'GET',
    path: '/projects/{id}/tasks/{taskId}',
    who: 'member',
    summary: 'One task',
    params: taskItem,
    response: one(task),
  }),
  changeTask: endpoint({
    method: 'PUT',
    path: '/projects/{id}/tasks/{taskId}',
    who: 'member',
    ofCompany: true,
    summary: 'Change, move or complete a task',
    params: taskItem,
    /** A list cannot become a task; `type` is accepted and ignored. */
    body: taskChange.extend({ type: z.enum(taskTypes).optional() }),
    response: one(task),
    errors: [...refusals, 'project.task_stale'],
  }),
  deleteTask: endpoint({
    method: 'DELETE',
    path: '/projects/{id}/tasks/{taskId}',
    who: 'member',
    ofCompany: true,
    summary: 'Delete a task, or a list (its tasks stay)',
    params: taskItem,
    ignores: ['task_id'],
  }),
  employeeTasks: listCall(tasksList, {
    path: '/employees/{id}/tasks',
    summary: 'Tasks of an employee in active projects, open ones first',
    params: z.object({ id: idOf('employees') }),
    row: task,
    filters: { complete: bool().optional() },
  }),
})
