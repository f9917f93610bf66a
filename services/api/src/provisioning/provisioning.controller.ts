import { Controller } from '@nestjs/common'
import { refuse, refuseField, spoken } from '@workledger/contracts/kernel/errors'
import { provisioningApi as api } from '@workledger/contracts/provisioning/provisioning.api'
import { provisionedGroupDecider } from '@workledger/domain/provisioning/provisioned-group'
import { provisioningDecider } from '@workledger/domain/provisioning/provisioning'
import { rolesOf } from '@workledger/projections/people/people.queries'
import { provisionedGroupsList } from '@workledger/projections/provisioning/provisioning.lists'
import {
  countNamedPeople,
  departmentsOf,
  provisionedGroup,
  provisioningOf,
} from '@workledger/projections/provisioning/provisioning.queries'
import { changing } from '../kernel/commands/or-current'
import { grantable } from '../kernel/http/acts-for'
import type { Call } from '../kernel/http/call'
import { Route } from '../kernel/http/route'
import { Lists } from '../kernel/lists/lists'
import { ScimAccess } from './scim/scim-access'
import { ScimLog } from './scim/scim-log'

/** What the company's directory may do, and what its groups give. */
@Controller()
export class ProvisioningController {
  constructor(
    private readonly lists: Lists,
    private readonly requests: ScimLog,
    private readonly access: ScimAccess,
  ) {}

  @Route(api.provisioning)
  async show(call: Call<typeof api.provisioning>) {
    return { data: await this.settings(call) }
  }

  @Route(api.changeProvisioning)
  async change(call: Call<typeof api.changeProvisioning>) {
    const { workspace, body } = call

    return changing(
      call.seenOrNone(workspace),
      (seen) =>
        call.run(
          provisioningDecider,
          workspace,
          { ...body, type: 'set', workspace_id: workspace },
          seen,
        ),
      async () => ({ data: await this.settings(call) }),
    )
  }

  @Route(api.provisionedGroups)
  groups(call: Call<typeof api.provisionedGroups>) {
    return this.lists.page(provisionedGroupsList, call)
  }

  @Route(api.mapGroup)
  async map(call: Call<typeof api.mapGroup>) {
    const { params, body, ctx, session } = call
    if (session.impersonator) refuse('access.impersonating')
    await this.group(call)
    const given = await this.given(call, body)

    return changing(
      call.seen(params.id),
      (seen) =>
        call.run(
          provisionedGroupDecider,
          params.id,
          {
            ...body,
            ...{ type: 'map', group_id: params.id, mapped_by: ctx.actor, given },
            held: grantable(call.caller),
          },
          seen,
        ),
      async () => ({ data: await this.lists.one(provisionedGroupsList, call, params.id) }),
    )
  }

  @Route(api.confirmGroupMapping)
  async confirm(call: Call<typeof api.confirmGroupMapping>) {
    const { params, ctx, session } = call
    // An admin who is signed in as a person must not confirm as that person.
    if (session.impersonator) refuse('access.impersonating')
    const { target, target_id } = await this.group(call)
    const given = target_id ? await this.given(call, { target: target as 'role', target_id }) : []

    await call.run(
      provisionedGroupDecider,
      params.id,
      {
        ...{ type: 'confirm', group_id: params.id, by: ctx.everyone, given },
        held: grantable(call.caller),
      },
      call.seen(params.id),
    )

    return { data: await this.lists.one(provisionedGroupsList, call, params.id) }
  }

  @Route(api.unmapGroup)
  async unmap(call: Call<typeof api.unmapGroup>) {
    await this.group(call)
    const { id: group_id } = call.params
    await call.run(provisionedGroupDecider, group_id, { type: 'unmap', group_id })
  }

  private async group(call: GroupCall) {
    const { workspace, params } = call
    return (
      (await call.read((db) => provisionedGroup(db, workspace, params.id))) ?? refuse('not_found')
    )
  }

  /** Returns the permissions that a target gives. Refuses one that the company does not have. */
  private async given(
    call: Pick<GroupCall, 'workspace' | 'read'>,
    { target, target_id }: { target: 'role' | 'department'; target_id: string },
  ): Promise<readonly string[]> {
    const { workspace } = call

    if (target === 'department') {
      const all = await call.read((db) => departmentsOf(db, workspace))
      return all.some(({ id }) => id === target_id) ? [] : refuseField('target_id', 'field.id')
    }

    const roles = await call.read((db) => rolesOf(db, workspace))
    return (
      roles.find(({ id }) => id === target_id)?.permissions ?? refuseField('target_id', 'field.id')
    )
  }

  private async settings(call: Pick<Call, 'workspace' | 'read'>) {
    const { workspace } = call

    const [set, people] = await call.read(async (db) => [
      await provisioningOf(db, workspace),
      await countNamedPeople(db, workspace),
    ])

    const requests = await this.requests.latest(workspace)
    const { leavers, invite, add_departments } = provisioningDecider.initial

    return {
      leavers: (set?.leavers ?? leavers) as typeof leavers,
      invite: set?.invite ?? invite,
      add_departments: set?.add_departments ?? add_departments,
      base_url: this.access.baseOf(workspace),
      people,
      requests: requests.map((request) => ({
        ...request,
        message: request.code ? spoken({ code: request.code }) : null,
      })),
      revision: set ? set.revision + 1 : 0,
    }
  }
}

type GroupCall = Pick<Call<typeof api.unmapGroup>, 'workspace' | 'read' | 'params'>
