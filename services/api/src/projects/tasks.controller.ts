import { Controller } from '@nestjs/common'
import { refuse } from '@workledger/contracts/kernel/errors'
import { WHOLE_LIST } from '@workledger/contracts/kernel/shapes'
import { tasksApi as api, type TaskAnswer } from '@workledger/contracts/projects/tasks.api'
import { projectDecider } from '@workledger/domain/projects/project'
import { isVisible } from '@workledger/projections/kernel/visibility'
import { type TaskRow, taskById, tasksOfEmployee, tasksOfProject } from '@workledger/projections/projects/projects.queries'
import { taskListsList } from '@workledger/projections/projects/tasks.lists'
import { Commands } from '../kernel/commands'
import type { Call } from '../kernel/context'
import { Lists } from '../kernel/lists'
import { Queries } from '../kernel/queries'
import { Route } from '../kernel/route'
import { Zones } from '../kernel/zones'

@Controller()
export class TasksController {
  constructor(
    private readonly commands: Commands,
    private readonly queries: Queries,
    private readonly lists: Lists,
    private readonly zones: Zones,
  ) {}

  @Route(api.taskLists)
  async taskLists(call: Call<typeof api.taskLists>) {
    const { workspace, caller, ctx, params, query, onlooker } = call
    const asked = { page: 1, per_page: WHOLE_LIST, sort: query.order }
    const [{ data: lists }, rows] = await Promise.all([
      this.lists.page(taskListsList, { workspace, caller, ctx, query: asked }, { project_id: params.id }),
      this.queries.ask(workspace, (db) =>
        tasksOfProject(db, params.id, onlooker, { employee: query.employee_id || undefined, descending: query.order === '-sort_weight' }),
      ),
    ])
    if (rows.length > WHOLE_LIST) refuse('list.too_long', { params: { most: WHOLE_LIST } })
    const tasks = rows.map(shown)
    const loose = tasks.filter(({ task_list_id }) => !task_list_id)
    return {
      data: [
        ...lists.map(({ id, title, description, sort_weight }) => ({
          id,
          title,
          description,
          sort_weight,
          tasks: tasks.filter(({ task_list_id }) => task_list_id === id),
        })),
        ...(loose.length > 0 ? [{ id: null, title: null, description: null, sort_weight: 0, tasks: loose }] : []),
      ],
    }
  }

  @Route(api.addTask)
  async add({ workspace, caller, params, body, ctx }: Call<typeof api.addTask>) {
    const task_id = ctx.newId()
    const { type: kind, description = null, employee_id = null, task_list_id = null, ...rest } = body
    const today = await this.zones.today(ctx, workspace, caller.employee)
    const { start_date = null, due_date = null } = kind === 'task' ? datesFrom(today, body) : body
    await this.commands.run(ctx, projectDecider, workspace, params.id, {
      ...rest,
      description,
      employee_id,
      start_date,
      due_date,
      task_list_id,
      sort_weight: body.sort_weight ?? 0,
      notify: body.notify ?? false,
      type: 'add-task',
      project_id: params.id,
      task_id,
      author_id: caller.employee,
      kind,
    })
    return { data: { id: task_id } }
  }

  @Route(api.task)
  async one(call: Call<typeof api.task>) {
    return { data: await this.view(call) }
  }

  @Route(api.changeTask)
  async change(call: Call<typeof api.changeTask>) {
    const { workspace, caller, params, body, ctx, revision } = call
    const { type: _, ...update } = body
    await this.commands.run(
      ctx,
      projectDecider,
      workspace,
      params.id,
      { ...update, type: 'change-task', project_id: params.id, task_id: params.taskId, author_id: caller.employee },
      revision,
    )
    return { data: await this.view(call) }
  }

  @Route(api.deleteTask)
  async delete({ workspace, params, ctx }: Call<typeof api.deleteTask>) {
    await this.commands.run(ctx, projectDecider, workspace, params.id, {
      type: 'delete-task',
      project_id: params.id,
      task_id: params.taskId,
    })
  }

  @Route(api.employeeTasks)
  async ofEmployee({ workspace, params, onlooker }: Call<typeof api.employeeTasks>) {
    return this.queries.ask(workspace, async (db) => {
      if (!(await isVisible(db, onlooker, params.id))) refuse('not_found')
      return { data: (await tasksOfEmployee(db, onlooker, params.id)).map(shown) }
    })
  }

  private async view({ workspace, params, onlooker }: Pick<Call<typeof api.task>, 'workspace' | 'params' | 'onlooker'>) {
    return shown((await this.queries.ask(workspace, (db) => taskById(db, params.id, onlooker, params.taskId))) ?? refuse('not_found'))
  }
}

/** A date that was left out is today, or the other date where today would turn the two round; null is no date. */
function datesFrom(
  today: string,
  { start_date, due_date }: { start_date?: string | null | undefined; due_date?: string | null | undefined },
) {
  const start = start_date === undefined ? (due_date && due_date < today ? due_date : today) : start_date
  return { start_date: start, due_date: due_date === undefined ? (start && start > today ? start : today) : due_date }
}

const shown = (row: TaskRow): TaskAnswer => ({
  id: row.id,
  type: row.type as TaskAnswer['type'],
  title: row.title ?? '',
  description: row.description,
  employee_id: row.employee_id,
  employee: row.visible_id
    ? { id: row.visible_id, first_name: row.first_name ?? '', last_name: row.last_name ?? '', avatar: row.avatar }
    : null,
  project_id: row.project_id,
  project: { id: row.project_id, name: row.project_name },
  start_date: row.start_date,
  due_date: row.due_date,
  status_id: row.status_id,
  task_status: { id: row.status_id, name: row.status_name, color: row.color, default: row.default, complete: row.complete },
  status: row.complete ? 'DONE' : row.default ? 'TODO' : 'IN PROGRESS',
  sort_weight: row.sort_weight,
  task_list_id: row.task_list_id,
  completed_at: row.complete ? row.status_changed_at : null,
  created_at: row.created_at,
})
