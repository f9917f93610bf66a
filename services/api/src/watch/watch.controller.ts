import { Controller } from '@nestjs/common'
import { refuse } from '@workledger/contracts/kernel/errors'
import { watchApi as api } from '@workledger/contracts/watch/watch.api'
import { UNCONFIRMED_DAYS, type WatchRule } from '@workledger/contracts/watch/watch-rules'
import {
  type WatchHitCommand,
  watchHitDecider,
  watchRulesDecider,
} from '@workledger/domain/watch/watch'
import { onlyGainersCan } from '@workledger/projections/access/others.port'
import { namesOfUsers } from '@workledger/projections/people/people.queries'
import { watchHitsList } from '@workledger/projections/watch/watch.lists'
import type { OpenProposal } from '@workledger/projections/watch/watch.projection'
import { isInvolved, rulesOf } from '@workledger/projections/watch/watch.queries'
import { changing, orCurrent } from '../kernel/commands/or-current'
import { selvesOf } from '../kernel/http/acts-for'
import type { Call } from '../kernel/http/call'
import { Route } from '../kernel/http/route'
import { type Asking, Lists } from '../kernel/lists/lists'
import { Queries } from '../kernel/lists/queries'

/** Monitoring rules and their flags. */
@Controller()
export class WatchController {
  constructor(
    private readonly queries: Queries,
    private readonly lists: Lists,
  ) {}

  @Route(api.watchRules)
  async rules(call: Call<typeof api.watchRules>) {
    return { data: await this.all(call) }
  }

  @Route(api.setWatchRule)
  async set(call: Call<typeof api.setWatchRule>) {
    const { workspace, caller, params, body, ctx } = call
    // If no other person could confirm it, a weaker rule takes effect after some days of public
    // notice.
    const act = { workspace, call: api.confirmWatchRule, about: null, gainers: [caller.employee] }
    const alone = await call.read((db) => onlyGainersCan(db, act))
    const effective_at = alone
      ? new Date(ctx.now.getTime() + UNCONFIRMED_DAYS * 86_400_000).toISOString()
      : null

    const change = {
      ...body,
      ...ruleRef(call),
      type: 'set' as const,
      proposal_id: ctx.newId(),
      by: ctx.everyone,
      effective_at,
    }

    return changing(
      call.seenOrNone(params.rule),
      (seen) => call.run(watchRulesDecider, workspace, change, seen),
      async () => ({ data: await this.readRule(call, params.rule) }),
    )
  }

  @Route(api.confirmWatchRule)
  async confirm(call: Call<typeof api.confirmWatchRule>) {
    const { workspace, params, body, ctx } = call
    const confirmation = { ...ruleRef(call), ...body, type: 'confirm' as const, by: ctx.everyone }

    await orCurrent(
      () => call.run(watchRulesDecider, workspace, confirmation, call.seenOrNone(params.rule)),
      () => this.readRule(call, params.rule),
    )

    return { data: await this.readRule(call, params.rule) }
  }

  @Route(api.withdrawWatchRule)
  async withdraw(call: Call<typeof api.withdrawWatchRule>) {
    const { workspace, params, body } = call
    const withdrawal = { ...ruleRef(call), ...body, type: 'withdraw' as const }

    await orCurrent(
      () => call.run(watchRulesDecider, workspace, withdrawal, call.seenOrNone(params.rule)),
      () => this.readRule(call, params.rule),
    )

    return { data: await this.readRule(call, params.rule) }
  }

  private async all({ workspace, caller }: Asking) {
    const user = caller.session.user.id

    const { rules, names } = await this.queries.ask(workspace, async (db) => {
      const rules = await rulesOf(db, workspace)
      return {
        rules,
        names: await namesOfUsers(db, workspace, [
          ...new Set(rules.flatMap(({ proposal }) => proposal?.by ?? [])),
        ]),
      }
    })

    const shown = ({ by, ...proposal }: OpenProposal) => ({
      ...proposal,
      proposed_by: names.get(by[0] ?? '') ?? null,
      own: by.includes(user),
    })

    return rules.map((rule) => ({ ...rule, proposal: rule.proposal && shown(rule.proposal) }))
  }

  private async readRule(call: Asking, rule: WatchRule) {
    return (await this.all(call)).find((each) => each.rule === rule) ?? refuse('not_found')
  }

  @Route(api.watchHits)
  hits(call: Call<typeof api.watchHits>) {
    return this.lists.page(watchHitsList, call)
  }

  @Route(api.lookAtHit)
  async look(call: Call<typeof api.lookAtHit>) {
    const { workspace, caller, params, body, ctx } = call
    const { id: hit_id, employee_id } = await this.lists.one(watchHitsList, call, params.hit)
    const selves = { employees: selvesOf(caller), users: ctx.everyone }
    if (await call.read((db) => isInvolved(db, workspace, hit_id, selves))) refuse('watch.involved')
    const note = body.note || null
    const say: WatchHitCommand = body.looked
      ? { type: 'look', hit_id, subject_id: employee_id ?? workspace, note }
      : { type: 'leave-open', hit_id }

    return changing(
      call.seenOrNone(hit_id),
      (seen) => call.run(watchHitDecider, hit_id, say, seen),
      async () => ({ data: await this.lists.one(watchHitsList, call, hit_id) }),
    )
  }
}

const ruleRef = ({ workspace, params }: { workspace: string; params: { rule: WatchRule } }) => ({
  workspace_id: workspace,
  rule: params.rule,
})
