import { Controller } from '@nestjs/common'
import { attendanceApi as api } from '@workledger/contracts/attendance/attendance.api'
import { attendanceRulesDecider } from '@workledger/domain/attendance/attendance-rules'
import { attendanceRulesOf } from '@workledger/projections/attendance/attendance-days.queries'
import { paidByTheHour } from '@workledger/projections/employment/employment.queries'
import { OwnGain } from '../kernel/access/own-gain'
import { orCurrent } from '../kernel/commands/or-current'
import type { Call } from '../kernel/http/call'
import { Route } from '../kernel/http/route'
import { Queries } from '../kernel/lists/queries'
import { Zones } from '../kernel/lists/zones'

@Controller()
export class AttendanceRulesController {
  constructor(
    private readonly queries: Queries,
    private readonly zones: Zones,
    private readonly gain: OwnGain,
  ) {}

  @Route(api.attendanceRules)
  async listRules({ workspace }: Call<typeof api.attendanceRules>) {
    return { data: await this.readVersions(workspace) }
  }

  @Route(api.setAttendanceRules)
  async set(call: Call<typeof api.setAttendanceRules>) {
    const { workspace, body, ctx } = call
    await this.refuseForOneself(call, body.effective_on)
    const today = await this.zones.companyToday(ctx, workspace)

    const version = {
      ...body,
      workspace_id: workspace,
      rules_id: ctx.newId(),
      type: 'set' as const,
      today,
    }

    const { state } = await orCurrent(
      () =>
        call.run(attendanceRulesDecider, workspace, version, call.seenOrNone(body.effective_on)),
      async () =>
        (await this.readVersions(workspace)).find(
          ({ effective_on }) => effective_on === body.effective_on,
        ),
    )

    // A version for the same day keeps its id.
    return {
      data: {
        id: Object.values(state).find(({ effective_on }) => effective_on === body.effective_on)!
          .rules_id,
      },
    }
  }

  @Route(api.removeAttendanceRules)
  async remove(call: Call<typeof api.removeAttendanceRules>) {
    const { workspace, params, ctx } = call
    const removed = (await this.readVersions(workspace)).find(({ id }) => id === params.id)

    await this.refuseForOneself(
      call,
      removed?.effective_on ?? (await this.zones.companyToday(ctx, workspace)),
    )

    await call.run(attendanceRulesDecider, workspace, {
      type: 'remove',
      workspace_id: workspace,
      rules_id: params.id,
    })
  }

  /** Returns the versions with revisions that count from 1, for `seenOrNone`. */
  private async readVersions(workspace: string) {
    const versions = await this.queries.ask(workspace, (db) => attendanceRulesOf(db, workspace))
    return versions.map((version) => ({ ...version, revision: version.revision + 1 }))
  }

  /** Refuses a change for the caller's own gain: paid hours follow from breaks and limits. */
  private async refuseForOneself(call: Call, from: string) {
    const { workspace } = call
    await this.gain.checkAlone(call, await call.read((db) => paidByTheHour(db, workspace, from)))
  }
}
