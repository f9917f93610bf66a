import { Controller } from '@nestjs/common'
import { refuse } from '@workledger/contracts/kernel/errors'
import { leaveYearsApi as api } from '@workledger/contracts/leave/leave-years.api'
import { leaveLedger } from '@workledger/domain/leave/leave'
import { firstOf } from '@workledger/domain/leave/leave-facts'
import { yearsClosed } from '@workledger/projections/leave/leave-years.queries'
import { Commands } from '../kernel/commands/commands'
import type { Call } from '../kernel/http/call'
import { Route } from '../kernel/http/route'
import { LeaveFactsService } from './leave-facts'

/**
 * The automatic year close: its results, and its repetition for an employee whose facts changed
 * since.
 */
@Controller()
export class LeaveYearsController {
  constructor(
    private readonly commands: Commands,
    private readonly facts: LeaveFactsService,
  ) {}

  @Route(api.leaveYears)
  async years(call: Call<typeof api.leaveYears>) {
    const { workspace, ctx } = call

    return {
      data: await call.read((db) => yearsClosed(db, workspace, firstOf(ctx.now.getUTCFullYear()))),
    }
  }

  @Route(api.closeLeaveYear)
  async close(call: Call<typeof api.closeLeaveYear>) {
    const {
      workspace,
      params: { id, year },
      ctx,
    } = call

    const { facts } = await this.facts.factsFor(ctx, workspace, id)

    await call.run(leaveLedger, id, {
      type: 'close-year',
      employee_id: id,
      year,
      facts,
      again: true,
    })

    const { carried, lost } =
      (await this.commands.state(leaveLedger, workspace, id)).closed[year] ?? refuse('not_found')

    return { data: { year, carried: carried ?? '0', lost: lost ?? '0' } }
  }
}
