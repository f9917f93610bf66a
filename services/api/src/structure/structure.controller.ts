import { Controller } from '@nestjs/common'
import { refuse } from '@workledger/contracts/kernel/errors'
import { noOfficeDetails } from '@workledger/contracts/structure/office-details'
import { structureApi as api } from '@workledger/contracts/structure/structure.api'
import { structureDecider } from '@workledger/domain/structure/structure'
import {
  departmentsList,
  designationsList,
  officesList,
  rolesList,
} from '@workledger/projections/structure/structure.lists'
import { Commands } from '../kernel/commands/commands'
import { changing } from '../kernel/commands/or-current'
import type { Call } from '../kernel/http/call'
import { given } from '../kernel/http/changed'
import { Route } from '../kernel/http/route'
import { Lists } from '../kernel/lists/lists'
import { References, target } from '../references/references.port'

@Controller()
export class StructureController {
  constructor(
    private readonly commands: Commands,
    private readonly references: References,
    private readonly lists: Lists,
  ) {}

  @Route(api.offices)
  async offices(call: Call<typeof api.offices>) {
    const offices = await this.lists.all(officesList, call)
    return { data: offices.sort((a, b) => Number(b.main) - Number(a.main)) }
  }

  @Route(api.office)
  async office(call: Call<typeof api.office>) {
    return { data: await this.lists.one(officesList, call, call.params.id) }
  }

  @Route(api.addOffice)
  async addOffice(call: Call<typeof api.addOffice>) {
    const { workspace, ctx, body } = call

    const location_id = ctx.newId()

    const timezone =
      body.timezone ??
      (
        await call.read((db) =>
          db
            .selectFrom('workspaces')
            .select('timezone')
            .where('id', '=', workspace)
            .executeTakeFirstOrThrow(),
        )
      ).timezone

    await call.run(structureDecider, workspace, {
      ...noOfficeDetails,
      ...given(body),
      name: body.name,
      main: body.main ?? false,
      timezone,
      type: 'add-office',
      workspace_id: workspace,
      location_id,
    })

    return { data: { id: location_id } }
  }

  @Route(api.changeOffice)
  async changeOffice(call: Call<typeof api.changeOffice>) {
    const { workspace, params, body } = call

    const change = {
      ...body,
      type: 'change-office' as const,
      workspace_id: workspace,
      location_id: params.id,
    }

    // The main office is never removed.
    const kept = body.main ? target('office', params.id) : []

    return changing(
      call.seen(params.id),
      (seen) =>
        this.references.run(
          call,
          { decider: structureDecider, id: workspace, command: change, expected: seen },
          kept,
        ),
      async () => ({ data: await this.lists.one(officesList, call, params.id) }),
    )
  }

  @Route(api.removeOffice)
  async removeOffice(call: Call<typeof api.removeOffice>) {
    const { workspace, params } = call

    const remove = {
      type: 'remove-office',
      workspace_id: workspace,
      location_id: params.id,
    } as const

    await this.references.remove(
      call,
      { decider: structureDecider, id: workspace, command: remove },
      { kind: 'office', target_id: params.id },
    )
  }

  @Route(api.departments)
  async departments(call: Call<typeof api.departments>) {
    const rows = await this.lists.all(departmentsList, call)
    return { data: call.query.employee_count ? rows : rows.map(uncounted) }
  }

  @Route(api.addDepartment)
  async addDepartment({ workspace, ctx, body }: Call<typeof api.addDepartment>) {
    return this.add(ctx, workspace, 'department', body.name)
  }

  @Route(api.renameDepartment)
  async renameDepartment(call: Call<typeof api.renameDepartment>) {
    return this.rename(call, 'department')
  }

  @Route(api.removeDepartment)
  async removeDepartment({ workspace, ctx, params }: Call<typeof api.removeDepartment>) {
    await this.remove(ctx, workspace, 'department', params.id)
  }

  @Route(api.designations)
  async designations(call: Call<typeof api.designations>) {
    const rows = await this.lists.all(designationsList, call)
    return { data: call.query.employee_count ? rows : rows.map(uncounted) }
  }

  @Route(api.addDesignation)
  async addDesignation({ workspace, ctx, body }: Call<typeof api.addDesignation>) {
    return this.add(ctx, workspace, 'designation', body.name)
  }

  @Route(api.renameDesignation)
  async renameDesignation(call: Call<typeof api.renameDesignation>) {
    return this.rename(call, 'designation')
  }

  @Route(api.removeDesignation)
  async removeDesignation({ workspace, ctx, params }: Call<typeof api.removeDesignation>) {
    await this.remove(ctx, workspace, 'designation', params.id)
  }

  @Route(api.workspaceRoles)
  roles(call: Call<typeof api.workspaceRoles>) {
    return this.lists.page(rolesList, call)
  }

  @Route(api.addRole)
  async addRole(call: Call<typeof api.addRole>) {
    const { workspace, ctx, caller, body } = call

    const role = { workspace_id: workspace, role_id: ctx.newId(), ...body }

    await call.run(structureDecider, workspace, {
      ...role,
      type: 'add-role',
      held: caller.permissions,
    })

    return { data: { id: role.role_id } }
  }

  @Route(api.changeRole)
  async changeRole(call: Call<typeof api.changeRole>) {
    const { workspace, caller, params, body } = call

    const change = {
      ...body,
      type: 'change-role' as const,
      workspace_id: workspace,
      role_id: params.id,
      held: caller.permissions,
    }

    return changing(
      call.seen(params.id),
      (seen) => call.run(structureDecider, workspace, change, seen),
      async () => ({ data: await this.lists.one(rolesList, call, params.id) }),
    )
  }

  /** The admin who asks others for a second factor has shown one, so at least one admin remains. */
  @Route(api.requireSecondFactor)
  async requireSecondFactor(call: Call<typeof api.requireSecondFactor>) {
    const { workspace, params, session, body } = call
    if (session.impersonator) refuse('access.impersonating')

    await call.run(structureDecider, workspace, {
      type: 'require-second-factor',
      workspace_id: workspace,
      role_id: params.id,
      second_factor: body.required,
      proved: session.strong ?? false,
    })
  }

  @Route(api.removeRole)
  async removeRole(call: Call<typeof api.removeRole>) {
    const { workspace, params } = call

    const remove = { type: 'remove-role', workspace_id: workspace, role_id: params.id } as const

    await this.references.remove(
      call,
      { decider: structureDecider, id: workspace, command: remove },
      { kind: 'role', target_id: params.id },
    )
  }

  private async add(
    ctx: Call<unknown>['ctx'],
    workspace: string,
    kind: 'department' | 'designation',
    name: string,
  ) {
    const id = ctx.newId()
    await this.commands
      .in(ctx, workspace)
      .run(structureDecider, workspace, { type: 'add', kind, workspace_id: workspace, id, name })
    return { data: { id } }
  }

  private async rename(
    call: Call<typeof api.renameDepartment | typeof api.renameDesignation>,
    kind: 'department' | 'designation',
  ) {
    const { workspace } = call
    const [{ id }, { name }] = [call.params, call.body]
    const rename = { type: 'rename' as const, kind, workspace_id: workspace, id, name }

    const row = () =>
      kind === 'department'
        ? this.lists.one(departmentsList, call, id)
        : this.lists.one(designationsList, call, id)

    return changing(
      call.seen(id),
      (seen) => call.run(structureDecider, workspace, rename, seen),
      async () => ({ data: uncounted(await row()) }),
    )
  }

  private async remove(
    ctx: Call<unknown>['ctx'],
    workspace: string,
    kind: 'department' | 'designation',
    id: string,
  ) {
    const remove = { type: 'remove', kind, workspace_id: workspace, id } as const
    await this.references.remove(
      { ctx, workspace },
      { decider: structureDecider, id: workspace, command: remove },
      { kind, target_id: id },
    )
  }
}

const uncounted = ({ id, name, revision }: { id: string; name: string; revision: number }) => ({
  id,
  name,
  revision,
})
