import { Controller } from '@nestjs/common'
import type { RowOf } from '@workledger/contracts/kernel/define-list'
import { refuse } from '@workledger/contracts/kernel/errors'
import { languageOf } from '@workledger/contracts/kernel/languages'
import { projectsApi as api, type ProjectAnswer } from '@workledger/contracts/projects/projects.api'
import { placed } from '@workledger/domain/kernel/money'
import { projectDecider, startingStatuses } from '@workledger/domain/projects/project'
import { clientById } from '@workledger/projections/clients/clients.queries'
import { employeeById } from '@workledger/projections/people/people.queries'
import { projectMembersList, projectsList } from '@workledger/projections/projects/projects.lists'
import { timeOfProject } from '@workledger/projections/projects/projects.queries'
import { workspaceById } from '@workledger/projections/workspaces/workspaces.queries'
import { changing } from '../kernel/commands/or-current'
import type { Call } from '../kernel/http/call'
import { Route } from '../kernel/http/route'
import { Lists } from '../kernel/lists/lists'
import { Queries } from '../kernel/lists/queries'
import { References, target } from '../references/references.port'

@Controller()
export class ProjectsController {
  constructor(
    private readonly queries: Queries,
    private readonly references: References,
    private readonly lists: Lists,
  ) {}

  @Route(api.projects)
  async list(call: Call<typeof api.projects>) {
    const page = await this.lists.page(projectsList, call)
    const currency = await this.currency(call.workspace)
    return { ...page, data: page.data.map((row) => answered(row, currency)) }
  }

  @Route(api.project)
  async showProject(call: Call<typeof api.project>) {
    return {
      data: answered(
        await this.lists.one(projectsList, call, call.params.id),
        await this.currency(call.workspace),
      ),
    }
  }

  @Route(api.addProject)
  async add(call: Call<typeof api.addProject>) {
    const { workspace, body, ctx } = call

    const project_id = ctx.newId()

    const {
      description = null,
      estimated_hours = null,
      rate = null,
      due_date = null,
      budget = null,
      billable = false,
      ...required
    } = body

    await this.client(workspace, required.client_id)
    const locale = (await this.workspace(workspace))?.locale ?? 'en'

    const add = {
      ...required,
      description,
      estimated_hours,
      rate,
      due_date,
      budget,
      billable,
      statuses: startingStatuses(languageOf(locale)).map((status) => ({
        status_id: ctx.newId(),
        ...status,
      })),
      type: 'add' as const,
      project_id,
    }

    await this.references.run(
      call,
      { decider: projectDecider, id: project_id, command: add },
      target('client', add.client_id),
    )

    return { data: { id: project_id } }
  }

  @Route(api.changeProject)
  async change(call: Call<typeof api.changeProject>) {
    const { workspace, params, body } = call
    if (body.client_id) await this.client(workspace, body.client_id)
    const change = { ...body, type: 'change' as const, project_id: params.id }
    const named = target('client', body.client_id)

    return changing(
      call.seen(params.id),
      (seen) =>
        this.references.run(
          call,
          { decider: projectDecider, id: params.id, command: change, expected: seen },
          named,
        ),
      async () => ({
        data: answered(
          await this.lists.one(projectsList, call, params.id),
          await this.currency(workspace),
        ),
      }),
    )
  }

  @Route(api.deleteProject)
  async delete(call: Call<typeof api.deleteProject>) {
    const { params } = call

    await call.run(projectDecider, params.id, { type: 'delete', project_id: params.id })
  }

  @Route(api.projectTime)
  async time(call: Call<typeof api.projectTime>) {
    const { params } = call
    const rows = await call.read((db) => timeOfProject(db, params.id))
    const sum = (of: 'seconds' | 'billable_seconds') =>
      rows.reduce((total, row) => total + row[of], 0)

    return {
      data: {
        seconds: sum('seconds'),
        billable_seconds: sum('billable_seconds'),
        tasks: rows.flatMap(({ task_id, seconds }) => (task_id ? [{ task_id, seconds }] : [])),
      },
    }
  }

  @Route(api.projectMembers)
  members(call: Call<typeof api.projectMembers>) {
    return this.lists.page(projectMembersList, call, { project_id: call.params.id })
  }

  @Route(api.addProjectMember)
  async addMember(call: Call<typeof api.addProjectMember>) {
    const {
      workspace,
      params,
      body: { employee_id },
    } = call

    const employee = await call.read((db) => employeeById(db, workspace, employee_id))
    if (employee?.status !== 'active') refuse('project.employee_unknown', { field: 'employee_id' })

    await call.run(projectDecider, params.id, {
      type: 'add-member',
      project_id: params.id,
      employee_id,
    })

    return { data: { id: employee_id } }
  }

  @Route(api.removeProjectMember)
  async removeMember(call: Call<typeof api.removeProjectMember>) {
    const {
      params,
      body: { employee_id },
    } = call

    await call.run(projectDecider, params.id, {
      type: 'remove-member',
      project_id: params.id,
      employee_id,
    })

    return {}
  }

  /** Returns the company's currency, which rates and budgets use. */
  private async currency(workspace: string): Promise<string> {
    return (await this.workspace(workspace))?.currency ?? 'USD'
  }

  private workspace(workspace: string) {
    return this.queries.ask(workspace, (db) => workspaceById(db, workspace))
  }

  private async client(workspace: string, id: string) {
    const client = await this.queries.ask(workspace, (db) => clientById(db, workspace, id))
    if (!client) refuse('client.unknown', { field: 'client_id' })
  }
}

const answered = (row: RowOf<typeof projectsList.definition>, currency: string): ProjectAnswer => ({
  ...row,
  // Removed for callers who may not see prices.
  ...('rate' in row && { rate: placed(row.rate, currency) }),
  ...('budget' in row && { budget: placed(row.budget, currency) }),
  client: { id: row.client_id, name: row.client ?? '' },
  billable: row.billable ? 1 : 0,
})
