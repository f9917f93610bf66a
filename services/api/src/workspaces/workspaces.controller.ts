import { Controller } from '@nestjs/common'
import type { Upload } from '@workledger/contracts/kernel/endpoint'
import { refuse } from '@workledger/contracts/kernel/errors'
import { fullName } from '@workledger/contracts/kernel/full-name'
import { SYSTEM_WORKSPACE } from '@workledger/contracts/kernel/system'
import { payrollApi } from '@workledger/contracts/payroll/payroll.api'
import { workspacesApi as api } from '@workledger/contracts/workspaces/workspaces.api'
import type { Seen } from '@workledger/domain/kernel/contents'
import { streamOf } from '@workledger/domain/kernel/decider'
import { subdomainDecider } from '@workledger/domain/workspaces/subdomain'
import { SETTINGS, workspaceDecider } from '@workledger/domain/workspaces/workspace'
import { othersFor } from '@workledger/projections/access/others.port'
import { administrators } from '@workledger/projections/people/people.queries'
import { workspaceById, workspacesOf } from '@workledger/projections/workspaces/workspaces.queries'
import { Commands } from '../kernel/commands/commands'
import { changing } from '../kernel/commands/or-current'
import { Files } from '../kernel/files/files'
import type { Call } from '../kernel/http/call'
import { Route } from '../kernel/http/route'
import { Queries } from '../kernel/lists/queries'

@Controller()
export class WorkspacesController {
  constructor(
    private readonly commands: Commands,
    private readonly queries: Queries,
    private readonly files: Files,
  ) {}

  @Route(api.workspaces)
  async list({ session }: Call<typeof api.workspaces>) {
    // Also those that need another sign-in or a second factor, so that their members see why.
    const { memberships, barred = [], unproved = [], user } = session
    const ids = [...memberships, ...barred, ...unproved].map(({ workspace }) => workspace)
    const rows = await this.queries.askAs(ids, user.id, (db) => workspacesOf(db, ids))

    return {
      data: rows.map((row) => {
        const found = barred.find(({ workspace }) => workspace === row.id)
        return { ...row, sign_on: found ? { ...found.provider, emergency: found.emergency } : null }
      }),
    }
  }

  /** A process makes it usable: see jobs/src/workspaces. */
  @Route(api.createWorkspace)
  async create({ body, ctx, session }: Call<typeof api.createWorkspace>) {
    // It would belong to the employee, but another person would have made it.
    if (session.impersonator) refuse('access.impersonating')
    const workspace_id = ctx.newId()

    await this.commands.in(ctx, workspace_id).run(workspaceDecider, workspace_id, {
      type: 'create',
      workspace_id,
      name: body.name,
      phone_number: body.phone_number,
      subdomain: null,
      locale: body.locale ?? 'en',
      timezone: body.timezone ?? 'UTC',
      currency: body.currency ?? 'EUR',
      country: body.country ?? null,
      not_tracking_notify_after: 0,
      not_tracking_notify_every: 0,
      employee_visibility_level: 'company',
      created_by: session.user.id,
    })

    return { data: { id: workspace_id } }
  }

  @Route(api.workspace)
  async showWorkspace({ workspace }: Call<typeof api.workspace>) {
    return { data: await this.view(workspace) }
  }

  @Route(api.changeWorkspace)
  async change(call: Call<typeof api.changeWorkspace>) {
    const { logo, admin, ...body } = call.body
    const { ctx, workspace } = call

    const named =
      admin === undefined
        ? undefined
        : { user: admin, administers: await this.administers(workspace, admin) }

    const of = { workspace, person: workspace, stream: streamOf(workspaceDecider, workspace) }

    const change = (seen: Seen) =>
      this.files.keep(ctx, of, logo as Upload | undefined, async (key) => {
        const facts = { logo: key && `/files/${key}`, admin: named }

        const change = {
          ...body,
          ...facts,
          type: 'change-profile' as const,
          workspace_id: workspace,
        }

        // Only the reservation may be refused. A process releases the old one.
        if (body.subdomain) await call.check(workspaceDecider, workspace, change, seen)

        if (body.subdomain)
          await this.commands
            .in(ctx, SYSTEM_WORKSPACE)
            .append(subdomainDecider, body.subdomain, { type: 'reserve', workspace_id: workspace })

        await call.run(workspaceDecider, workspace, change, body.subdomain ? undefined : seen)
      })

    return changing(call.seen(workspace), change, async () => ({
      data: await this.view(workspace),
    }))
  }

  @Route(api.administrators)
  async administrators(call: Call<typeof api.administrators>) {
    const { workspace } = call

    const found = await call.read((db) => administrators(db, workspace))

    return {
      data: found.flatMap(({ id, user_id, first_name, last_name }) =>
        user_id
          ? [
              {
                id: user_id,
                employee_id: id,
                name: fullName({ first_name, last_name }),
              },
            ]
          : [],
      ),
    }
  }

  @Route(api.settings)
  async settings({ workspace }: Call<typeof api.settings>) {
    return { data: await this.shownSettings(workspace) }
  }

  @Route(api.changeSettings)
  async changeSettings(call: Call<typeof api.changeSettings>) {
    const { body, workspace } = call
    if (body.four_eyes && !(await this.row(workspace)).four_eyes) await this.twoApprove(workspace)
    const change = { ...body, type: 'change-settings' as const, workspace_id: workspace }

    return changing(
      call.seenOrNone(SETTINGS),
      (seen) => call.run(workspaceDecider, workspace, change, seen),
      async () => ({ data: await this.shownSettings(workspace) }),
    )
  }

  private async shownSettings(workspace: string) {
    const { settings_revision, ...row } = await this.row(workspace)
    return { ...row, revision: (settings_revision ?? -1) + 1 }
  }

  /** Refuses four eyes unless two people may approve pay: with one, they would block it. */
  private async twoApprove(workspace: string) {
    const act = { workspace, call: payrollApi.approvePayrun, about: null, gainers: [] }
    const { length } = await this.queries.ask(workspace, (db) => othersFor(db, act))

    if (length < 2)
      refuse('workspace.four_eyes_two', { field: 'four_eyes', params: { count: length } })
  }

  private async administers(workspace: string, user: string) {
    return (await this.queries.ask(workspace, (db) => administrators(db, workspace))).some(
      ({ user_id }) => user_id === user,
    )
  }

  private async row(workspace: string) {
    return (
      (await this.queries.ask(workspace, (db) => workspaceById(db, workspace))) ??
      refuse('not_found')
    )
  }

  private async view(workspace: string) {
    const row = await this.row(workspace)
    return { ...row, employee_visibility_level: row.employee_visibility_level as 'company' }
  }
}
