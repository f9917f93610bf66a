import { Controller } from '@nestjs/common'
import { refuse } from '@workledger/contracts/kernel/errors'
import { leaveApi as api } from '@workledger/contracts/leave/leave.api'
import { leaveLedger } from '@workledger/domain/leave/leave'
import type { LeaveCommand } from '@workledger/domain/leave/leave-commands'
import { daysTotal } from '@workledger/domain/leave/leave-days'
import { inTurn, leaveEffect } from '@workledger/domain/leave/leave-effect'
import { termsOn } from '@workledger/domain/leave/leave-facts'
import { awayBetween } from '@workledger/projections/leave/leave.queries'
import { policyNameOn } from '@workledger/projections/leave/leave-calendars'
import { type LedgerOf, ledgersOf } from '@workledger/projections/leave/leave-ledgers'
import { visibleTo } from '@workledger/projections/people/visibility.port'
import { OwnGain } from '../kernel/access/own-gain'
import { orCurrent } from '../kernel/commands/or-current'
import type { Call } from '../kernel/http/call'
import { Route } from '../kernel/http/route'
import { LeaveFactsService } from './leave-facts'
import { LeaveRecords } from './leave-records.service'
import { LeaveRoutesService } from './leave-routes.service'

@Controller()
export class LeaveDecisionsController {
  constructor(
    private readonly records: LeaveRecords,
    private readonly facts: LeaveFactsService,
    private readonly gain: OwnGain,
    private readonly routes: LeaveRoutesService,
  ) {}

  @Route(api.decideLeave)
  async decide(call: Call<typeof api.decideLeave>) {
    const { params, body } = call
    const status_before =
      body.status_before ??
      (await call.state(leaveLedger, params.id)).leaves[params.leaveId]?.status

    const [known, routed] = await Promise.all([
      body.approved ? this.ledgerFor(call) : undefined,
      this.routes.ofLeave(call, params.leaveId),
    ])

    const own = call.own(params.id)
    const alone = await this.gain.check(call, [params.id], { code: 'leave.own' })
    if (!routed && onlyByStep(call)) refuse('access.denied')
    const approval = known && (await this.approvalOf(call, known))

    const decision = {
      employee_id: params.id,
      leave_id: params.leaveId,
      status_before,
      own,
      noOtherDecider: alone,
      comment: body.comment ?? null,
      stands_in_for: call.admin ? null : call.target.standsInFor,
    }

    const step = routed && {
      by: call.caller.employee,
      step: body.step === undefined ? routed.step : body.step - 1,
      people: routed.people,
      stands_in_for: routed.in_place_of,
    }

    const command: LeaveCommand = approval
      ? step
        ? { ...decision, ...approval, ...step, type: 'approve-step' }
        : { ...decision, ...approval, type: 'approve' }
      : step
        ? { ...decision, ...step, type: 'reject-step' }
        : { ...decision, type: 'reject' }

    await orCurrent(
      () =>
        call.run(
          leaveLedger,
          params.id,
          command,
          call.seenDecided(params.leaveId, body.status_before),
        ),
      () => this.records.read(call),
    )

    return { data: await this.records.read(call) }
  }

  /**
   * Returns what the approver of a leave sees: balance, policy, and absences of visible people.
   * Nothing if the approver saw another version of the leave than the tables show.
   */
  private async seen(call: Call<typeof api.decideLeave>, known: LedgerOf) {
    const { workspace, params, onlooker } = call

    if (!call.couldSee((await this.records.find(workspace, params.id, params.leaveId)).revision))
      return undefined

    const leave = known.ledger.leaves[params.leaveId]
    if (!leave) return undefined

    const effect = leaveEffect(
      inTurn(known.ledger, params.leaveId),
      { ...leave, leave_id: params.leaveId },
      known.facts,
    )

    const { start_on: from, finish_on: to } = leave

    const away = await call.read(async (db) => {
      const of = await visibleTo(db, workspace, onlooker)
      return awayBetween(db, workspace, { from, to, but: params.id, of })
    })

    return {
      kind: 'leave' as const,
      days: daysTotal(leave.days),
      year: effect?.year ?? null,
      balance_before: effect?.before ?? null,
      balance_after: effect?.after ?? null,
      policy: policyNameOn(known, from),
      allow_negative: termsOn(known.facts, from)?.allow_negative ?? null,
      overlaps: away.people.map(({ id, start_on, finish_on }) => ({
        employee_id: id,
        start_on,
        finish_on,
      })),
      overlaps_count: away.total,
    }
  }

  /** Returns the employee's ledger with its facts. */
  private async ledgerFor(call: Call<typeof api.decideLeave>): Promise<LedgerOf> {
    const { workspace, params, ctx } = call

    const ledgers = await call.read((db) =>
      ledgersOf(db, workspace, [params.id], {
        now: ctx.now.toISOString(),
        rejected: [params.leaveId],
      }),
    )

    return ledgers.get(params.id) ?? refuse('not_found')
  }

  /** Returns the facts of an approval, and what its approver sees. */
  private async approvalOf(call: Call<typeof api.decideLeave>, known: LedgerOf) {
    const { workspace, params, ctx } = call
    const saw = await this.seen(call, known)

    return {
      facts: known.ledger.leaves[params.leaveId]?.takes_account
        ? { ...known.facts, account: await this.facts.accountOf(ctx, workspace, params.id) }
        : known.facts,
      ...(saw ? { saw } : {}),
    }
  }
}

/** Returns whether the caller may decide only because a step names them. */
const onlyByStep = ({ admin, target }: Call<typeof api.decideLeave>) =>
  !admin && !target.manages && target.standsInFor === null
