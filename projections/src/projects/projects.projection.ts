import { employeeEvents } from '@workledger/contracts/people/people.events'
import { projectEvents as e } from '@workledger/contracts/projects/projects.events'
import { projectDecider } from '@workledger/domain/projects/project'
import { at, begin, change, changeWhere, erased, on, projection, said } from '../kernel/projection'
import { col, table } from '../kernel/table'

export const projects = table(
  'projects',
  {
    id: col.uuid,
    workspace_id: col.uuid,
    name: col.text,
    client_id: col.uuid,
    description: col.maybe.text,
    estimated_hours: col.maybe.numeric,
    rate: col.maybe.numeric,
    budget: col.maybe.numeric,
    billable: col.bool,
    due_date: col.maybe.day,
    active: col.bool,
    created_at: col.instant,
    revision: col.revision,
  },
  { counted: true, followed: true, indexes: ['workspace_id, active, name', 'client_id'] },
)

/** Every project ever added, so that time on a deleted one keeps its name. */
export const projectNames = table('project_names', {
  id: col.uuid,
  workspace_id: col.uuid,
  name: col.text,
  client_id: col.uuid,
  rate: col.maybe.numeric,
})

/**
 * `id` is `{project_id}/{employee_id}`. A deleted project keeps its rows; queries join projects.
 */
export const projectMembers = table(
  'project_members',
  {
    id: col.text,
    workspace_id: col.uuid,
    project_id: col.uuid,
    employee_id: col.uuid,
    added_at: col.instant,
  },
  { counted: true, indexes: ['project_id', 'employee_id'] },
)

export const taskStatuses = table(
  'task_statuses',
  {
    id: col.uuid,
    workspace_id: col.uuid,
    project_id: col.uuid,
    name: col.text,
    weight: col.int,
    color: col.text,
    default: col.bool,
    complete: col.bool,
    revision: col.revision,
  },
  { counted: true, indexes: ['project_id'] },
)

/** `status_changed_at` is the time of completion while the status is the final one. */
export const tasks = table(
  'tasks',
  {
    id: col.uuid,
    workspace_id: col.uuid,
    project_id: col.uuid,
    type: col.text,
    title: col.maybe.text,
    description: col.maybe.text,
    /** The employees who wrote title and description. */
    title_by: col.maybe.uuid,
    description_by: col.maybe.uuid,
    employee_id: col.maybe.uuid,
    start_date: col.maybe.day,
    due_date: col.maybe.day,
    task_list_id: col.maybe.uuid,
    sort_weight: col.int,
    status_id: col.uuid,
    status_changed_at: col.instant,
    created_at: col.instant,
    revision: col.int,
  },
  {
    counted: true,
    followed: true,
    indexes: [
      'project_id',
      'employee_id',
      'task_list_id',
      'workspace_id, created_at',
      'title_by',
      'description_by',
    ],
  },
)

const projectId = (event: { data: { project_id: string } }) => event.data.project_id

const memberId = ({ data }: { data: { project_id: string; employee_id: string } }) =>
  `${data.project_id}/${data.employee_id}`

const statusId = (event: { data: { status_id: string } }) => event.data.status_id
const taskId = (event: { data: { task_id: string } }) => event.data.task_id

export const projectsProjection = projection('projects', {
  version: 7,
  tables: [projects, projectNames, projectMembers, taskStatuses, tasks],
  contents: [
    [projects, projectDecider],
    [taskStatuses, projectDecider],
  ],
  steps: [
    on(e.ProjectAdded, projects, projectId, (_, event) => {
      const { project_id, ...data } = event.data
      return {
        id: project_id,
        workspace_id: event.workspace,
        ...data,
        budget: null,
        active: true,
        created_at: at(event),
      }
    }),
    on(
      e.ProjectAdded,
      projectNames,
      projectId,
      (_, { workspace, data: { project_id, name, client_id, rate } }) => ({
        id: project_id,
        workspace_id: workspace,
        name,
        client_id,
        rate,
      }),
    ),
    change(e.ProjectChanged, projects, projectId, ({ data: { project_id: _, ...data } }) =>
      said(data),
    ),
    change(e.ProjectChanged, projectNames, projectId, ({ data: { name, client_id, rate } }) =>
      said({ name, client_id, rate }),
    ),
    change(e.ProjectBudgetSet, projects, projectId, ({ data: { budget } }) => ({ budget })),
    change(e.ProjectArchived, projects, projectId, () => ({ active: false })),
    change(e.ProjectRestored, projects, projectId, () => ({ active: true })),
    on(e.ProjectDeleted, projects, projectId, () => null),
    on(e.ProjectMemberAdded, projectMembers, memberId, (_, event, id) => ({
      id,
      workspace_id: event.workspace,
      ...event.data,
      added_at: at(event),
    })),
    on(e.ProjectMemberRemoved, projectMembers, memberId, () => null),
    on(e.StatusTypeAdded, taskStatuses, statusId, (_, event) => {
      const { status_id, ...data } = event.data
      return { id: status_id, workspace_id: event.workspace, ...data }
    }),
    change(e.StatusTypeChanged, taskStatuses, statusId, ({ data: { status_id: _, ...data } }) =>
      said(data),
    ),
    on(e.StatusTypeDeleted, taskStatuses, statusId, () => null),
    begin(e.TaskAdded, tasks, taskId, (event) => {
      const { task_id, author_id, notify: __, ...data } = event.data
      const by = { title_by: author_id, description_by: author_id }

      return {
        id: task_id,
        workspace_id: event.workspace,
        ...data,
        ...by,
        status_changed_at: at(event),
        created_at: at(event),
        revision: 0,
      }
    }),
    change(
      e.TaskChanged,
      tasks,
      taskId,
      ({ data: { task_id: _, author_id, notify: __, ...data } }, { revision }) => ({
        ...said(data),
        ...(data.title !== undefined ? { title_by: author_id ?? null } : {}),
        ...(data.description !== undefined ? { description_by: author_id ?? null } : {}),
        revision: revision + 1,
      }),
    ),
    change(e.TaskStatusChanged, tasks, taskId, (event, { revision }) => ({
      status_id: event.data.status_id,
      status_changed_at: at(event),
      revision: revision + 1,
    })),
    on(e.TaskDeleted, tasks, taskId, () => null),
    changeWhere(employeeEvents.PersonErased, tasks, { column: 'title_by', value: erased }, () => ({
      title: null,
    })),
    changeWhere(
      employeeEvents.PersonErased,
      tasks,
      { column: 'description_by', value: erased },
      () => ({ description: null }),
    ),
  ],
})
