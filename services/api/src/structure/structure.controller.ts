import { Controller } from '@nestjs/common'
import { refuse } from '@workledger/contracts/kernel/errors'
import { structureApi as api } from '@workledger/contracts/structure/structure.api'
import { directoryDecider } from '@workledger/domain/people/directory'
import { structureDecider } from '@workledger/domain/structure/structure'
import { namedOf, officeInUse, officesOf } from '@workledger/projections/structure/structure.queries'
import { Commands } from '../kernel/commands'
import type { Call } from '../kernel/context'
import { Queries } from '../kernel/queries'
import { Route } from '../kernel/route'

const none = { address_line_1: null, address_line_2: null, phone_number: null, city: null, state: null, postal_code: null, country: null }

@Controller()
export class StructureController {
  constructor(
    private readonly commands: Commands,
    private readonly queries: Queries,
  ) {}

  @Route(api.offices)
  async offices({ workspace }: Call<typeof api.offices>) {
    return { data: await this.queries.ask(workspace, (db) => officesOf(db, workspace)) }
  }

  @Route(api.office)
  async office({ workspace, params }: Call<typeof api.office>) {
    return { data: await this.officeView(workspace, params.id) }
  }

  @Route(api.addOffice)
  async addOffice({ workspace, ctx, body }: Call<typeof api.addOffice>) {
    const location_id = ctx.newId()
    const timezone =
      body.timezone ??
      (
        await this.queries.ask(workspace, (db) =>
          db.selectFrom('workspaces').select('timezone').where('id', '=', workspace).executeTakeFirstOrThrow(),
        )
      ).timezone
    await this.commands.run(ctx, structureDecider, workspace, workspace, {
      ...none,
      ...body,
      main: body.main ?? false,
      timezone,
      type: 'add-office',
      workspace_id: workspace,
      location_id,
    })
    return { data: { id: location_id } }
  }

  @Route(api.changeOffice)
  async changeOffice({ workspace, ctx, params, body }: Call<typeof api.changeOffice>) {
    await this.commands.run(ctx, structureDecider, workspace, workspace, {
      ...body,
      type: 'change-office',
      workspace_id: workspace,
      location_id: params.id,
    })
    return { data: await this.officeView(workspace, params.id) }
  }

  @Route(api.removeOffice)
  async removeOffice({ workspace, ctx, params }: Call<typeof api.removeOffice>) {
    const used = await this.queries.ask(workspace, (db) => officeInUse(db, params.id))
    await this.commands.run(ctx, structureDecider, workspace, workspace, {
      type: 'remove-office',
      workspace_id: workspace,
      location_id: params.id,
      inUse: used,
    })
  }

  @Route(api.departments)
  async departments({ workspace, query }: Call<typeof api.departments>) {
    return { data: await this.queries.ask(workspace, (db) => namedOf(db, workspace, 'departments', query.employee_count ?? false)) }
  }
  @Route(api.addDepartment)
  async addDepartment({ workspace, ctx, body }: Call<typeof api.addDepartment>) {
    return this.add(ctx, workspace, 'department', body.name)
  }
  @Route(api.renameDepartment)
  async renameDepartment({ workspace, ctx, params, body }: Call<typeof api.renameDepartment>) {
    return this.rename(ctx, workspace, 'department', params.id, body.name)
  }
  @Route(api.removeDepartment)
  async removeDepartment({ workspace, ctx, params }: Call<typeof api.removeDepartment>) {
    const { id: department_id } = params
    const remove = { type: 'remove', kind: 'department', workspace_id: workspace, id: department_id } as const
    await this.commands.check(structureDecider, workspace, workspace, remove)
    await this.commands.run(ctx, directoryDecider, workspace, workspace, { type: 'close-department', department_id })
  }

  @Route(api.designations)
  async designations({ workspace, query }: Call<typeof api.designations>) {
    return { data: await this.queries.ask(workspace, (db) => namedOf(db, workspace, 'designations', query.employee_count ?? false)) }
  }
  @Route(api.addDesignation)
  async addDesignation({ workspace, ctx, body }: Call<typeof api.addDesignation>) {
    return this.add(ctx, workspace, 'designation', body.name)
  }
  @Route(api.renameDesignation)
  async renameDesignation({ workspace, ctx, params, body }: Call<typeof api.renameDesignation>) {
    return this.rename(ctx, workspace, 'designation', params.id, body.name)
  }
  @Route(api.removeDesignation)
  async removeDesignation({ workspace, ctx, params }: Call<typeof api.removeDesignation>) {
    await this.commands.run(ctx, structureDecider, workspace, workspace, {
      type: 'remove',
      kind: 'designation',
      workspace_id: workspace,
      id: params.id,
    })
  }

  private async add(ctx: Call<unknown>['ctx'], workspace: string, kind: 'department' | 'designation', name: string) {
    const id = ctx.newId()
    await this.commands.run(ctx, structureDecider, workspace, workspace, { type: 'add', kind, workspace_id: workspace, id, name })
    return { data: { id } }
  }
  private async rename(ctx: Call<unknown>['ctx'], workspace: string, kind: 'department' | 'designation', id: string, name: string) {
    await this.commands.run(ctx, structureDecider, workspace, workspace, { type: 'rename', kind, workspace_id: workspace, id, name })
    return { data: { id, name } }
  }
  private async officeView(workspace: string, id: string) {
    const offices = await this.queries.ask(workspace, (db) => officesOf(db, workspace))
    return offices.find((office) => office.id === id) ?? refuse('not_found')
  }
}
