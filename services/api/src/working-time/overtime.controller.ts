import { Controller } from '@nestjs/common'
import { workingTimeApi as api } from '@workledger/contracts/working-time/working-time.api'
import { workingTimeDecider } from '@workledger/domain/working-time/account'
import { workingTimeOvertimeList } from '@workledger/projections/working-time/working-time.lists'
import { OwnGain } from '../kernel/access/own-gain'
import { orCurrent } from '../kernel/commands/or-current'
import type { Call } from '../kernel/http/call'
import { Route } from '../kernel/http/route'
import { Lists } from '../kernel/lists/lists'

/** Overtime beyond the limit of the rules, which counts only when approved. */
@Controller()
export class OvertimeController {
  constructor(
    private readonly lists: Lists,
    private readonly gain: OwnGain,
  ) {}

  @Route(api.workingTimeOvertime)
  list(call: Call<typeof api.workingTimeOvertime>) {
    return this.lists.page(workingTimeOvertimeList, call)
  }

  @Route(api.decideOvertime)
  async decide(call: Call<typeof api.decideOvertime>) {
    const { id: employee_id, overtimeId: overtime_id } = call.params
    const { approved, comment = null } = call.body

    const decision = {
      type: approved ? ('approve-overtime' as const) : ('decline-overtime' as const),
      employee_id,
      overtime_id,
      own: call.own(employee_id),
      noOtherDecider: await this.gain.check(call, [employee_id], {
        code: 'working_time.overtime_own',
      }),
      comment,
    }

    const answer = () => this.lists.one(workingTimeOvertimeList, call, overtime_id)

    await orCurrent(
      () => call.run(workingTimeDecider, employee_id, decision, call.seen(overtime_id)),
      answer,
    )

    return { data: await answer() }
  }
}
