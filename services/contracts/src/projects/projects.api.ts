import * as z from 'zod'
import { atMost, belowMost, MOST_HOURS, MOST_RATE } from '../kernel/amounts'
import { listCall } from '../kernel/define-list'
import { area, endpoint } from '../kernel/endpoint'
import { idOf, workspaceParams } from '../kernel/record'
import {
  bool,
  clearable,
  created,
  day,
  decimal,
  done,
  id,
  money,
  one,
  optionalText,
  text,
  wholeNumber,
} from '../kernel/shapes'
import { projectMembersList, projectsList } from './projects.lists'

const inWorkspace = z.object({ ws: idOf('workspaces'), id: idOf('projects') })
const projectId = z.object({ id: idOf('projects') })
const statusItem = z.object({ id: idOf('projects'), statusId: idOf('task_statuses') })

export const project = projectsList.row.extend({
  client: z.object({ id: id(), name: z.string() }),
  billable: z.union([z.literal(0), z.literal(1)]),
})

export type ProjectAnswer = z.output<typeof project>

const notNegative = (value: string) => !value.startsWith('-')

export const projectBody = z.object({
  name: text('project.name', 120),
  client_id: z.uuid({ error: 'client.unknown' }),
  description: optionalText(4000),
  estimated_hours: clearable(
    decimal()
      .refine(notNegative, { error: 'field.numeric' })
      .refine(...atMost(MOST_HOURS)),
  ),
  rate: clearable(
    money()
      .refine(notNegative, { error: 'field.numeric' })
      .refine(...atMost(MOST_RATE)),
  ),
  /** Cost budget in the workspace's currency, in addition to the hours or instead. */
  budget: clearable(
    money()
      .refine(notNegative, { error: 'field.numeric' })
      .refine(belowMost, { error: 'field.pay_most' }),
  ),
  billable: bool().optional(),
  due_date: clearable(day()),
})

export const statusType = z.object({
  id: id(),
  name: z.string(),
  weight: z.number(),
  color: z.string(),
  default: z.boolean(),
  complete: z.boolean(),
  /** Number of its tasks: it can be deleted without a replacement only if there are none. */
  tasks_count: z.number(),
  revision: z.number(),
})

const statusFields = {
  name: text('project.status_name', 60),
  weight: wholeNumber().min(-1_000_000).max(1_000_000),
  color: z.string().regex(/^#[0-9a-fA-F]{6}$/, { error: 'project.colour' }),
  default: bool(),
  complete: bool(),
}

export const statusTypeBody = z.object({
  ...statusFields,
  weight: statusFields.weight.default(0),
  color: statusFields.color.default('#8a94a6'),
  default: bool().default(false),
  complete: bool().default(false),
})

export const statusRemoval = z.object({ move_to: id().optional() })
export const memberBody = z.object({ employee_id: z.uuid({ error: 'project.employee_unknown' }) })

export const projectsApi = area('projects', {
  projects: listCall(projectsList, {
    path: '/workspaces/{ws}/projects',
    summary: 'Projects; filter[active] is 1, 0 or empty for all',
    params: workspaceParams,
    row: project,
    filters: {
      active: z.union([z.literal(''), bool()]),
      client_id: z.union([id(), z.literal('')]),
      mine: bool(),
    },
    nested: true,
  }),
  project: endpoint({
    method: 'GET',
    path: '/workspaces/{ws}/projects/{id}',
    who: 'member',
    summary: 'One project',
    params: inWorkspace,
    response: one(project),
  }),
  addProject: endpoint({
    method: 'POST',
    path: '/workspaces/{ws}/projects',
    who: 'edit_company',
    summary: 'Add a project with the starting statuses',
    status: 201,
    params: workspaceParams,
    body: projectBody,
    response: created(),
    errors: ['client.unknown'],
  }),
  changeProject: endpoint({
    method: 'PUT',
    path: '/workspaces/{ws}/projects/{id}',
    who: 'edit_company',
    summary: 'Change a project; active false archives it, true restores it',
    params: inWorkspace,
    body: projectBody.partial().extend({ active: bool().optional() }),
    response: one(project),
    errors: ['client.unknown'],
  }),
  deleteProject: endpoint({
    method: 'DELETE',
    path: '/workspaces/{ws}/projects/{id}',
    who: 'edit_company',
    summary: 'Delete a project; its history and the time spent on it stay',
    params: inWorkspace,
  }),
  projectTime: endpoint({
    method: 'GET',
    path: '/projects/{id}/time',
    who: 'member',
    costly: 'rows',
    summary: 'Seconds tracked on a project by all employees, in total and for each task',
    params: projectId,
    response: one(
      z.object({
        seconds: z.number(),
        billable_seconds: z.number(),
        tasks: z.array(z.object({ task_id: id(), seconds: z.number() })),
      }),
    ),
  }),
  projectMembers: listCall(projectMembersList, {
    path: '/projects/{id}/employees',
    summary: 'Members of a project',
    params: projectId,
  }),
  addProjectMember: endpoint({
    method: 'POST',
    path: '/projects/{id}/employees',
    who: 'edit_company',
    summary: 'Add an active employee to a project',
    status: 201,
    params: projectId,
    body: memberBody,
    response: created(),
    errors: ['project.employee_unknown', 'project.too_many_members'],
  }),
  removeProjectMember: endpoint({
    method: 'POST',
    path: '/projects/{id}/remove-employees',
    who: 'edit_company',
    summary: 'Remove an employee from a project; their open tasks become unassigned',
    status: 200,
    params: projectId,
    body: memberBody,
    response: done(),
  }),
  statusTypes: endpoint({
    method: 'GET',
    path: '/projects/{id}/status-types',
    who: 'member',
    summary: 'Statuses of a project, by weight',
    params: projectId,
    response: one(z.array(statusType)),
  }),
  addStatusType: endpoint({
    method: 'POST',
    path: '/projects/{id}/status-types',
    who: 'edit_company',
    summary: 'Add a status; a new default or final one replaces the old',
    status: 201,
    params: projectId,
    body: statusTypeBody,
    response: created(),
    errors: ['project.status_taken', 'project.status_both', 'project.too_many_statuses'],
  }),
  changeStatusType: endpoint({
    method: 'PUT',
    path: '/projects/{id}/status-types/{statusId}',
    who: 'edit_company',
    summary: 'Change a status',
    params: statusItem,
    body: z.object(statusFields).partial(),
    response: one(statusType),
    errors: ['project.status_taken', 'project.status_both', 'project.status_one_of_each'],
  }),
  deleteStatusType: endpoint({
    method: 'DELETE',
    path: '/projects/{id}/status-types/{statusId}',
    who: 'edit_company',
    summary: 'Delete a status; its tasks first move to move_to',
    params: statusItem,
    query: statusRemoval,
    errors: ['project.status_in_use', 'project.status_one_of_each', 'project.status_unknown'],
  }),
})
