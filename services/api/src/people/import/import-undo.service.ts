import { Injectable } from '@nestjs/common'
import { wholly } from '@workledger/domain/carry-out-import'
import { employeeImportDecider } from '@workledger/domain/people/import/import'
import { carryOutUndo } from '@workledger/domain/people/import/undo'
import { peopleOfImport } from '@workledger/projections/people/imports.queries'
import { Commands, Pending } from '../../kernel/commands/commands'
import type { Ctx } from '../../kernel/http/context'
import { Queries } from '../../kernel/lists/queries'

/**
 * Undoes imports of employees. If that is interrupted, an expectation (jobs/src/people) removes the
 * rest.
 */
@Injectable()
export class EmployeeImportUndo {
  constructor(
    private readonly commands: Commands,
    private readonly queries: Queries,
  ) {}

  async run(ctx: Ctx, workspace: string, import_id: string): Promise<void> {
    const on = { import_id, workspace_id: workspace }
    const people = await this.queries.ask(workspace, (db) =>
      peopleOfImport(db, workspace, import_id),
    )

    const begun = await this.commands.in(ctx, workspace).append(employeeImportDecider, import_id, {
      ...on,
      type: 'begin-undo',
      present: people.length,
    })

    // The read tables may need longer for thousands of people than one call waits.
    ctx.request.patience = 6
    const inner = ctx.because(begun.event)

    const result = await wholly(
      carryOutUndo(people, async (decider, id, command, { step }) => {
        const { state } = await this.commands
          .in(inner.step(step), workspace)
          .append(decider, id, command)
        return state
      }),
    )

    await this.commands
      .in(inner.step('undone'), workspace)
      .append(employeeImportDecider, import_id, { ...on, ...result, type: 'undo' })

    // The outcome is right even if the read tables are late.
    await ctx.settled().catch((error) => {
      if (!(error instanceof Pending)) throw error
    })
  }
}
