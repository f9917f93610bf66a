import { Injectable } from '@nestjs/common'
import { projectDecider } from '@workledger/domain/projects/project'
import { projectsOfMember } from '@workledger/projections/projects/projects.queries'
import { Commands } from '../kernel/commands'
import type { Ctx } from '../kernel/context'
import { Queries } from '../kernel/queries'

/** Membership in projects, for whoever ends an employment. */
@Injectable()
export class ProjectMembers {
  constructor(
    private readonly commands: Commands,
    private readonly queries: Queries,
  ) {}

  /** Takes an employee out of all projects; their open tasks are nobody's then. Repeating it is harmless. */
  async leaveAll(ctx: Ctx, workspace: string, employee_id: string): Promise<void> {
    const projects = await this.queries.ask(workspace, (db) => projectsOfMember(db, employee_id))
    await this.commands.all(ctx, async (run) => {
      for (const project_id of projects)
        await run(projectDecider, workspace, project_id, { type: 'remove-member', project_id, employee_id })
    })
  }
}
