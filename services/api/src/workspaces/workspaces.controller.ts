import { Controller } from '@nestjs/common'
import type { Upload } from '@workledger/contracts/kernel/endpoint'
import { refuse } from '@workledger/contracts/kernel/errors'
import { workspacesApi as api } from '@workledger/contracts/workspaces/workspaces.api'
import { leaveRulesDecider } from '@workledger/domain/leave/leave-rules'
import { directoryDecider } from '@workledger/domain/people/directory'
import { employeeDecider } from '@workledger/domain/people/employee'
import { structureDecider } from '@workledger/domain/structure/structure'
import { workspaceDecider } from '@workledger/domain/workspaces/workspace'
import { workspaceById, workspacesOf } from '@workledger/projections/workspaces/workspaces.queries'
import { Commands } from '../kernel/commands'
import type { Call } from '../kernel/context'
import { Directory } from '../kernel/directory'
import { Files } from '../kernel/files'
import { Queries } from '../kernel/queries'
import { Route } from '../kernel/route'
import { Employees } from '../people/employees.service'
import { startingLeaveRules, startingStructure } from './starting-kit'

@Controller()
export class WorkspacesController {
  constructor(
    private readonly commands: Commands,
    private readonly queries: Queries,
    private readonly directory: Directory,
    private readonly employees: Employees,
    private readonly files: Files,
  ) {}

  @Route(api.workspaces)
  async list({ session }: Call<typeof api.workspaces>) {
    const ids = session.memberships.map(({ workspace }) => workspace)
    return { data: await this.queries.askAs(ids, session.user.id, (db) => workspacesOf(db, ids)) }
  }

  /** A workspace starts usable: main office, roles, departments, designations, leave types and a policy, and its creator as admin. */
  @Route(api.createWorkspace)
  async create({ body, ctx, session }: Call<typeof api.createWorkspace>) {
    const workspace_id = ctx.newId()
    const employee_id = ctx.newId()
    const timezone = knownZone(body.timezone ?? 'UTC')
    const structure = startingStructure(() => ctx.newId(), timezone)
    const leave = startingLeaveRules(() => ctx.newId(), workspace_id)
    const { id: user_id, first_name, last_name, email } = session.user
    await this.commands.all(ctx, async (run) => {
      await run(structureDecider, workspace_id, workspace_id, { type: 'found', workspace_id, ...structure })
      await run(leaveRulesDecider, workspace_id, workspace_id, { type: 'found', ...leave })
      await run(workspaceDecider, workspace_id, workspace_id, {
        type: 'create',
        workspace_id,
        name: body.name,
        phone_number: body.phone_number,
        subdomain: null,
        locale: body.locale ?? 'en',
        timezone,
        currency: body.currency ?? 'EUR',
        not_tracking_notify_after: 0,
        not_tracking_notify_every: 0,
        employee_visibility_level: 'company',
        created_by: user_id,
      })
      await run(directoryDecider, workspace_id, workspace_id, {
        type: 'claim',
        claims: [this.employees.claim(workspace_id, employee_id, 'email', email)],
      })
      // The creator's membership comes last: until then nobody can enter a workspace that is only half there.
      await run(employeeDecider, workspace_id, employee_id, {
        type: 'found',
        employee_id,
        user_id,
        first_name,
        last_name,
        email,
        role_id: structure.roles[0]!.role_id,
        location_id: structure.office.location_id,
        time_off_policy_id: leave.policies[0]!.policy_id,
      })
    })
    return { data: { id: workspace_id } }
  }

  @Route(api.workspace)
  async one({ workspace }: Call<typeof api.workspace>) {
    return { data: await this.view(workspace) }
  }

  @Route(api.changeWorkspace)
  async change({ body: { logo, ...body }, ctx, workspace }: Call<typeof api.changeWorkspace>) {
    if (body.timezone !== undefined) knownZone(body.timezone)
    if (body.subdomain && (await this.directory.subdomainTaken(body.subdomain, workspace)))
      refuse('workspace.subdomain_taken', { fields: { subdomain: ['This subdomain is taken.'] } })
    await this.commands.run(ctx, workspaceDecider, workspace, workspace, { type: 'change-profile', workspace_id: workspace, ...body })
    if (logo) {
      const key = await this.files.put(workspace, workspace, logo as Upload)
      await this.commands.run(ctx.step('logo'), workspaceDecider, workspace, workspace, {
        type: 'change-logo',
        workspace_id: workspace,
        logo: `/files/${key}`,
      })
    }
    return { data: await this.view(workspace) }
  }

  @Route(api.settings)
  async settings({ workspace }: Call<typeof api.settings>) {
    return { data: await this.row(workspace) }
  }

  @Route(api.changeSettings)
  async changeSettings({ body, ctx, workspace }: Call<typeof api.changeSettings>) {
    await this.commands.run(ctx, workspaceDecider, workspace, workspace, { type: 'change-settings', workspace_id: workspace, ...body })
    return { data: await this.row(workspace) }
  }

  private async row(workspace: string) {
    return (await this.queries.ask(workspace, (db) => workspaceById(db, workspace))) ?? refuse('not_found')
  }
  private async view(workspace: string) {
    const row = await this.row(workspace)
    return { ...row, admin: row.created_by, employee_visibility_level: row.employee_visibility_level as 'company' }
  }
}

function knownZone(zone: string): string {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone })
    return zone
  } catch {
    return refuse('workspace.timezone', { fields: { timezone: ['This time zone is not known.'] } })
  }
}
