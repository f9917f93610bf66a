import { Controller } from '@nestjs/common'
import { refuse } from '@workledger/contracts/kernel/errors'
import { projectsApi as api, type ProjectAnswer } from '@workledger/contracts/projects/projects.api'
import { streamOf } from '@workledger/domain/kernel/decider'
import { projectDecider, startingStatuses } from '@workledger/domain/projects/project'
import { clientById } from '@workledger/projections/clients/clients.queries'
import { employeeById } from '@workledger/projections/people/people.queries'
import { membersPage, type ProjectRow, projectById, projectsPage } from '@workledger/projections/projects/projects.queries'
import { Commands } from '../kernel/commands'
import type { Call, Caller } from '../kernel/context'
import { Queries } from '../kernel/queries'
import { Route } from '../kernel/route'

const ACTIVE: Record<string, boolean | undefined> = { '1': true, true: true, '0': false, false: false }

@Controller()
export class ProjectsController {
  constructor(
    private readonly commands: Commands,
    private readonly queries: Queries,
  ) {}

  @Route(api.projects)
  async list({ workspace, caller, query: { filter = {}, ...query } }: Call<typeof api.projects>) {
    const page = await this.queries.ask(workspace, (db) =>
      projectsPage(db, workspace, caller.employee, {
        ...query,
        active: filter.active ? ACTIVE[filter.active] : undefined,
        client_id: filter.client_id,
      }),
    )
    return { ...page, data: page.data.map(shown) }
  }

  @Route(api.project)
  async one({ caller, params }: Call<typeof api.project>) {
    return { data: await this.view(caller, params.id) }
  }

  @Route(api.addProject)
  async add({ workspace, body, ctx }: Call<typeof api.addProject>) {
    const project_id = ctx.newId()
    const { description = null, estimated_hours = null, rate = null, due_date = null, billable = false, ...required } = body
    await this.client(workspace, required.client_id)
    await this.commands.run(ctx, projectDecider, workspace, project_id, {
      ...required,
      description,
      estimated_hours,
      rate,
      due_date,
      billable,
      statuses: startingStatuses.map((status) => ({ status_id: ctx.newId(), ...status })),
      type: 'add',
      project_id,
    })
    return { data: { id: project_id } }
  }

  @Route(api.changeProject)
  async change({ workspace, caller, params, body, ctx, revision }: Call<typeof api.changeProject>) {
    if (body.client_id) await this.client(workspace, body.client_id)
    await this.commands.run(ctx, projectDecider, workspace, params.id, { ...body, type: 'change', project_id: params.id }, revision)
    return { data: await this.view(caller, params.id) }
  }

  @Route(api.deleteProject)
  async delete({ workspace, params, ctx }: Call<typeof api.deleteProject>) {
    await this.commands.run(ctx, projectDecider, workspace, params.id, { type: 'delete', project_id: params.id })
  }

  @Route(api.projectMembers)
  async members({ workspace, params, query, onlooker }: Call<typeof api.projectMembers>) {
    const page = await this.queries.ask(workspace, (db) => membersPage(db, params.id, onlooker, query))
    const data = page.data.map((row) => ({
      ...row,
      employee_id: row.id,
      first_name: row.first_name ?? '',
      last_name: row.last_name ?? '',
    }))
    return { ...page, data }
  }

  @Route(api.addProjectMember)
  async addMember({ workspace, params, body: { employee_id }, ctx }: Call<typeof api.addProjectMember>) {
    const employee = await this.queries.ask(workspace, (db) => employeeById(db, workspace, employee_id))
    if (employee?.status !== 'active') refuse('project.employee_unknown', { fields: { employee_id: ['Please Select the Employee!'] } })
    await this.commands.run(ctx, projectDecider, workspace, params.id, { type: 'add-member', project_id: params.id, employee_id })
    return { data: { id: employee_id } }
  }

  @Route(api.removeProjectMember)
  async removeMember({ workspace, params, body: { employee_id }, ctx }: Call<typeof api.removeProjectMember>) {
    await this.commands.run(ctx, projectDecider, workspace, params.id, { type: 'remove-member', project_id: params.id, employee_id })
    return {}
  }

  private async view({ workspace, employee }: Caller, id: string) {
    return shown((await this.queries.ask(workspace, (db) => projectById(db, workspace, employee, id))) ?? refuse('not_found'))
  }

  private async client(workspace: string, id: string) {
    const client = await this.queries.ask(workspace, (db) => clientById(db, workspace, id))
    if (!client) refuse('client.unknown', { fields: { client_id: ['Please choose the Client!'] } })
  }
}

function shown({ workspace_id: _, client_name, ...row }: ProjectRow): ProjectAnswer {
  return {
    ...row,
    client: { id: row.client_id, name: client_name ?? '' },
    billable: row.billable ? 1 : 0,
    tasks_count: row.tasks_count ?? 0,
    completed_tasks: row.completed_tasks ?? 0,
    my_tasks: row.my_tasks ?? 0,
    stream: streamOf(projectDecider, row.id),
  }
}
