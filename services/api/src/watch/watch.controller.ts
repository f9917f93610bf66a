import { Controller } from '@nestjs/common'
import { refuse } from '@workledger/contracts/kernel/errors'
import { watchApi as api } from '@workledger/contracts/watch/watch.api'
import { watchHitDecider, watchRulesDecider } from '@workledger/domain/watch/watch'
import { watchHitsList } from '@workledger/projections/watch/watch.lists'
import { rulesOf } from '@workledger/projections/watch/watch.queries'
import { Commands } from '../kernel/commands'
import type { Call } from '../kernel/context'
import { Lists } from '../kernel/lists'
import { Queries } from '../kernel/queries'
import { Route } from '../kernel/route'

/** Rules that watch, and what they find. */
@Controller()
export class WatchController {
  constructor(
    private readonly commands: Commands,
    private readonly queries: Queries,
    private readonly lists: Lists,
  ) {}

  @Route(api.watchRules)
  async rules({ workspace }: Call<typeof api.watchRules>) {
    return { data: await this.queries.ask(workspace, (db) => rulesOf(db, workspace)) }
  }

  @Route(api.setWatchRule)
  async set({ workspace, params: { rule }, body, ctx }: Call<typeof api.setWatchRule>) {
    await this.commands.run(ctx, watchRulesDecider, workspace, workspace, { ...body, type: 'set', workspace_id: workspace, rule })
    const rules = await this.queries.ask(workspace, (db) => rulesOf(db, workspace))
    return { data: rules.find((each) => each.rule === rule) ?? refuse('not_found') }
  }

  @Route(api.watchHits)
  hits(call: Call<typeof api.watchHits>) {
    return this.lists.page(watchHitsList, call)
  }

  @Route(api.lookAtHit)
  async look(call: Call<typeof api.lookAtHit>) {
    const { workspace, params, body, ctx } = call
    const { id: hit_id, employee_id } = await this.lists.one(watchHitsList, call, params.hit)
    const note = body.note || null
    await this.commands.run(
      ctx,
      watchHitDecider,
      workspace,
      hit_id,
      body.looked ? { type: 'look', hit_id, subject_id: employee_id ?? workspace, note } : { type: 'leave-open', hit_id },
    )
    return { data: await this.lists.one(watchHitsList, call, hit_id) }
  }
}
