import { Controller } from '@nestjs/common'
import { workingTimeApi as api } from '@workledger/contracts/working-time/working-time.api'
import { workingTimeRulesDecider } from '@workledger/domain/working-time/working-time-rules'
import { workingTimeRulesOf } from '@workledger/projections/working-time/working-time.queries'
import { orCurrent } from '../kernel/commands/or-current'
import type { Call } from '../kernel/http/call'
import { Route } from '../kernel/http/route'
import { Queries } from '../kernel/lists/queries'
import { Zones } from '../kernel/lists/zones'

/** The rules of a company's working time accounts, by month. */
@Controller()
export class WorkingTimeRulesController {
  constructor(
    private readonly queries: Queries,
    private readonly zones: Zones,
  ) {}

  @Route(api.workingTimeRules)
  async listRules({ workspace }: Call<typeof api.workingTimeRules>) {
    return { data: (await this.readVersions(workspace)).reverse() }
  }

  @Route(api.setWorkingTimeRules)
  async set(call: Call<typeof api.setWorkingTimeRules>) {
    const { workspace, body, ctx } = call
    const { from_month, core_from = null, core_to = null, ...others } = body
    const {
      day_most_minutes = null,
      rest_minutes = null,
      payout_percent = null,
      overtime_minutes = null,
      ...fields
    } = others
    const effective_on = `${from_month}-01`
    const today = await this.zones.companyToday(ctx, workspace)

    const version = {
      ...fields,
      core_from,
      core_to,
      day_most_minutes,
      rest_minutes,
      payout_percent,
      overtime_minutes,
      type: 'set' as const,
      workspace_id: workspace,
      rules_id: ctx.newId(),
      effective_on,
      today,
    }

    const { state } = await orCurrent(
      () => call.run(workingTimeRulesDecider, workspace, version, call.seenOrNone(effective_on)),
      async () =>
        (await this.readVersions(workspace)).find((each) => each.effective_on === effective_on),
    )

    // A version of the same month keeps its id.
    return { data: { id: state[effective_on]!.rules_id } }
  }

  /** Returns the versions, oldest first, with revisions that count from 1, for `seenOrNone`. */
  private async readVersions(workspace: string) {
    const versions = await this.queries.ask(workspace, (db) => workingTimeRulesOf(db, workspace))

    return versions.map(({ source, overtime_per, revision, ...version }) => ({
      ...version,
      overtime_per: overtime_per as 'week' | 'month',
      source: source as 'attendance' | 'timer',
      revision: revision + 1,
    }))
  }
}
