import { Injectable } from '@nestjs/common'
import { wholly } from '@workledger/domain/carry-out-import'
import { carryOutPutBack } from '@workledger/domain/carry-out-put-back'
import type { Give } from '@workledger/domain/import-rows'
import { employeeDecider } from '@workledger/domain/people/employee'
import { employeeImportDecider } from '@workledger/domain/people/import/import'
import { carryOutUndo } from '@workledger/domain/people/import/undo'
import { peopleOfImport } from '@workledger/projections/people/imports.queries'
import { Commands, Pending } from '../../kernel/commands/commands'
import type { Ctx } from '../../kernel/http/context'
import { Queries } from '../../kernel/lists/queries'
import { Zones } from '../../kernel/lists/zones'
import { Employees } from '../employees.port'

/**
 * Undoes imports of employees. If that is interrupted, an expectation (jobs/src/people) removes the
 * rest.
 */
@Injectable()
export class EmployeeImportUndo {
  constructor(
    private readonly commands: Commands,
    private readonly queries: Queries,
    private readonly zones: Zones,
    private readonly employees: Employees,
  ) {}

  async run(
    ctx: Ctx,
    workspace: string,
    { import_id, own }: { import_id: string; own: readonly string[] },
  ): Promise<void> {
    const on = { import_id, workspace_id: workspace }
    const people = (reassigned: readonly string[] = []) =>
      this.queries.ask(workspace, (db) => peopleOfImport(db, workspace, import_id, reassigned))
    const today = await this.zones.companyToday(ctx, workspace)

    const begun = await this.commands.in(ctx, workspace).append(employeeImportDecider, import_id, {
      ...{ ...on, type: 'begin-undo', today, own: [...own] },
      present: (await people()).length,
    })

    if (begun.state.status !== 'undoing') return

    // The read tables may need longer for thousands of people than one call waits.
    ctx.request.patience = 6
    const inner = ctx.because(begun.cause?.())

    const give: Give = (decider, id, command, { step = '' } = {}) =>
      this.commands.in(inner.step(step), workspace).append(decider, id, command)

    const { reassigned, outcome } = await wholly(
      carryOutPutBack(
        begun.state.updated,
        { own, today },
        {
          ...{ workspace, import_id, give },
          keyOf: (kind, value) => this.employees.keyOf(workspace, kind, value),
          state: (id) => this.commands.state(employeeDecider, workspace, id),
        },
      ),
    )

    const result = await wholly(carryOutUndo(await people(reassigned), give))

    await this.commands
      .in(inner.step('undone'), workspace)
      .append(employeeImportDecider, import_id, { ...on, ...result, ...outcome, type: 'undo' })

    // The outcome is right even if the read tables are late.
    await ctx.settled().catch((error) => {
      if (!(error instanceof Pending)) throw error
    })
  }
}
