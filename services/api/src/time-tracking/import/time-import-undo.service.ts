import { Injectable } from '@nestjs/common'
import { CodedError, refuse } from '@workledger/contracts/kernel/errors'
import type { Give } from '@workledger/domain/import-rows'
import { groupBy } from '@workledger/domain/kernel/group-by'
import { timeImportDecider } from '@workledger/domain/time-tracking/import/time-import'
import { closeClient, removeProjects, undoTime } from '@workledger/domain/undo-time-import'
import {
  entriesOfImport,
  unusedProjects,
} from '@workledger/projections/time-tracking/time-imports.queries'
import { timesheetRulesOf } from '@workledger/projections/time-tracking/timesheets.queries'
import { Commands, Pending } from '../../kernel/commands/commands'
import type { Ctx } from '../../kernel/http/context'
import { Queries } from '../../kernel/lists/queries'

/** Undoes imports of tracked time, as far as no one has used the entries since. */
@Injectable()
export class TimeImportUndo {
  constructor(
    private readonly commands: Commands,
    private readonly queries: Queries,
  ) {}

  async run(ctx: Ctx, workspace: string, import_id: string): Promise<void> {
    const record = await this.commands.state(timeImportDecider, workspace, import_id)
    if (record.status === 'none') refuse('not_found')
    if (record.status === 'running') refuse('time_import.running_still')

    const { entries, locked_until } = await this.queries.ask(workspace, async (db) => ({
      entries: await entriesOfImport(db, workspace, import_id),
      locked_until: (await timesheetRulesOf(db, workspace)).locked_until,
    }))

    ctx.request.patience = 12
    const give = this.giver(ctx, workspace)

    const people = [...groupBy(entries, ({ employee_id }) => employee_id)].map(
      ([employee_id, those]) => ({
        employee_id,
        entry_ids: those.map(({ id }) => id),
        billed: new Set(those.flatMap(({ id, reason }) => (reason === 'billed' ? [id] : []))),
      }),
    )

    const { removed, kept } = await undoTime({ import_id, people, locked_until }, give)

    await this.commands.in(ctx.step('undone'), workspace).append(timeImportDecider, import_id, {
      type: 'undo',
      import_id,
      workspace_id: workspace,
      removed,
      kept: [...kept].map(([reason, count]) => ({ reason, count })),
    })

    await this.removeRecords(ctx, workspace, record)
    await settled(ctx)
  }

  /** Removes projects and clients that the import created and nothing names. */
  private async removeRecords(
    ctx: Ctx,
    workspace: string,
    { clients, projects }: { clients: readonly string[]; projects: readonly string[] },
  ): Promise<void> {
    const give = this.giver(ctx, workspace)
    if (!(await this.caughtUp())) return
    const unused = await this.queries.ask(workspace, (db) =>
      unusedProjects(db, workspace, projects),
    )
    await removeProjects(unused, give)

    for (const client of clients)
      try {
        await closeClient(client, unused, give)
      } catch (error) {
        // It is in use, or was deleted before.
        if (!(error instanceof CodedError)) throw error
      }
  }

  /** Waits until the read tables show the removals, for a minute at most. */
  private async caughtUp(): Promise<boolean> {
    for (let attempt = 0; attempt < 12; attempt++)
      try {
        await this.commands.caughtUp()
        return true
      } catch (error) {
        if (!(error instanceof CodedError)) throw error
      }

    return false
  }

  private giver(ctx: Ctx, workspace: string): Give {
    return (decider, id, command, { step } = {}) =>
      this.commands.append({
        ctx: step ? ctx.step(step) : ctx,
        workspace,
        decider,
        id,
        command,
      })
  }
}

/** Waits for the read tables, but not for ever: the outcome is right even if they are late. */
async function settled(ctx: Ctx): Promise<void> {
  await ctx.settled().catch((error) => {
    if (!(error instanceof Pending)) throw error
  })
}
