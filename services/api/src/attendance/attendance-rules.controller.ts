import { Controller } from '@nestjs/common'
import { attendanceApi as api } from '@workledger/contracts/attendance/attendance.api'
import { attendanceRulesDecider } from '@workledger/domain/attendance/attendance-rules'
import { attendanceRulesOf } from '@workledger/projections/attendance/attendance-days.queries'
import { Commands } from '../kernel/commands'
import type { Call } from '../kernel/context'
import { Queries } from '../kernel/queries'
import { Route } from '../kernel/route'
import { Zones } from '../kernel/zones'

@Controller()
export class AttendanceRulesController {
  constructor(
    private readonly commands: Commands,
    private readonly queries: Queries,
    private readonly zones: Zones,
  ) {}

  @Route(api.attendanceRules)
  async all({ workspace }: Call<typeof api.attendanceRules>) {
    return { data: await this.queries.ask(workspace, (db) => attendanceRulesOf(db, workspace)) }
  }

  @Route(api.setAttendanceRules)
  async set({ workspace, body, ctx }: Call<typeof api.setAttendanceRules>) {
    const today = await this.zones.companyToday(ctx, workspace)
    const version = { ...body, workspace_id: workspace, rules_id: ctx.newId() }
    const { state } = await this.commands.run(ctx, attendanceRulesDecider, workspace, workspace, {
      ...version,
      type: 'set',
      today,
    })
    // A version of the same day keeps its id.
    return { data: { id: Object.values(state).find(({ effective_on }) => effective_on === body.effective_on)!.rules_id } }
  }

  @Route(api.removeAttendanceRules)
  async remove({ workspace, params, ctx }: Call<typeof api.removeAttendanceRules>) {
    await this.commands.run(ctx, attendanceRulesDecider, workspace, workspace, {
      type: 'remove',
      workspace_id: workspace,
      rules_id: params.id,
    })
  }
}
