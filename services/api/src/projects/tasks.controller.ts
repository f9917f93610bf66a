import { Controller } from '@nestjs/common'
import { refuse } from '@workledger/contracts/kernel/errors'
import { WHOLE_LIST } from '@workledger/contracts/kernel/shapes'
import { tasksApi as api } from '@workledger/contracts/projects/tasks.api'
import { groupBy } from '@workledger/domain/kernel/group-by'
import { projectDecider } from '@workledger/domain/projects/project'
import { isVisible } from '@workledger/projections/people/visibility.port'
import { statusTypesOf, taskTypeOf } from '@workledger/projections/projects/projects.queries'
import { taskListsList, tasksList } from '@workledger/projections/projects/tasks.lists'
import { changing } from '../kernel/commands/or-current'
import type { Call } from '../kernel/http/call'
import { Route } from '../kernel/http/route'
import { Lists } from '../kernel/lists/lists'
import { Zones } from '../kernel/lists/zones'
import { inTurn, shownList, shownTask } from './task-view'

@Controller()
export class TasksController {
  constructor(
    private readonly lists: Lists,
    private readonly zones: Zones,
  ) {}

  @Route(api.taskLists)
  async taskLists(call: Call<typeof api.taskLists>) {
    const { workspace, caller, ctx, params, query } = call
    const { order, employee_id, done } = query
    const of = { project_id: params.id, ...(employee_id ? { employee_id } : {}) }
    const whole = { page: 1, per_page: WHOLE_LIST }

    const tasks = (always: object, most = WHOLE_LIST) =>
      this.lists.page(
        tasksList,
        { workspace, caller, ctx, query: { page: 1, per_page: most } },
        { ...of, ...always },
      )

    const [{ data: lists }, ...found] = await Promise.all([
      this.lists.page(
        taskListsList,
        { workspace, caller, ctx, query: { ...whole, sort: order } },
        { project_id: params.id },
      ),
      ...(done === undefined
        ? [tasks({})]
        : // The list's own order puts the most recently completed first.
          [tasks({ complete: false }), ...(done > 0 ? [tasks({ complete: true }, done)] : [])]),
    ])

    const rows = inTurn(
      found.flatMap(({ data }) => data),
      order === '-sort_weight',
    )

    const byList = groupBy(rows, ({ task_list_id }) => task_list_id)
    const tasksIn = (id: string | null) => (byList.get(id) ?? []).map(shownTask)
    const loose = tasksIn(null)

    return {
      data: [
        ...lists.map(({ id, title, description, sort_weight, revision }) => ({
          id,
          title,
          description,
          sort_weight,
          revision,
          tasks: tasksIn(id),
        })),
        ...(loose.length > 0
          ? [
              {
                id: null,
                title: null,
                description: null,
                sort_weight: 0,
                revision: null,
                tasks: loose,
              },
            ]
          : []),
      ],
    }
  }

  @Route(api.addTask)
  async add(call: Call<typeof api.addTask>) {
    const { workspace, caller, params, body, ctx } = call

    const task_id = ctx.newId()

    const {
      type: kind,
      description = null,
      employee_id = null,
      task_list_id = null,
      ...rest
    } = body

    const today = await this.zones.today(ctx, workspace, caller.employee)
    const { start_date = null, due_date = null } = kind === 'task' ? datesFrom(today, body) : body

    await call.run(projectDecider, params.id, {
      ...rest,
      description,
      employee_id,
      start_date,
      due_date,
      task_list_id,
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
  async showTask(call: Call<typeof api.task>) {
    return { data: await this.view(call) }
  }

  @Route(api.changeTask)
  async change(call: Call<typeof api.changeTask>) {
    const { caller, params, body } = call
    const { type: _, ...update } = body
    const on = { project_id: params.id, task_id: params.taskId }
    const change = { ...update, ...on, type: 'change-task' as const, author_id: caller.employee }

    return changing(
      call.seen(params.taskId),
      ({ revision: shown }) => call.run(projectDecider, params.id, { ...change, shown }),
      async () => ({ data: await this.view(call) }),
    )
  }

  @Route(api.deleteTask)
  async delete(call: Call<typeof api.deleteTask>) {
    const { params } = call

    await call.run(projectDecider, params.id, {
      type: 'delete-task',
      project_id: params.id,
      task_id: params.taskId,
    })
  }

  @Route(api.employeeTasks)
  async ofEmployee(call: Call<typeof api.employeeTasks>) {
    const { params, onlooker } = call
    if (!(await call.read((db) => isVisible(db, onlooker, params.id)))) refuse('not_found')
    const page = await this.lists.page(tasksList, call, { employee_id: params.id, active: true })

    return { ...page, data: page.data.map(shownTask) }
  }

  private async view(call: Call<typeof api.task> | Call<typeof api.changeTask>) {
    const { params } = call
    const [type, statuses] = await call.read((db) =>
      Promise.all([taskTypeOf(db, params.id, params.taskId), statusTypesOf(db, params.id)]),
    )
    if (!type) return refuse('not_found')
    if (type === 'task') return shownTask(await this.lists.one(tasksList, call, params.taskId))
    const status = statuses.find(({ default: first }) => first) ?? refuse('not_found')

    return shownList(await this.lists.one(taskListsList, call, params.taskId), status)
  }
}

/**
 * Returns the dates. An omitted one is today, or the other date if today would reverse them; null
 * is no date.
 */
function datesFrom(
  today: string,
  {
    start_date,
    due_date,
  }: { start_date?: string | null | undefined; due_date?: string | null | undefined },
) {
  const start =
    start_date === undefined ? (due_date && due_date < today ? due_date : today) : start_date
  return {
    start_date: start,
    due_date: due_date === undefined ? (start && start > today ? start : today) : due_date,
  }
}
