import { Controller } from '@nestjs/common'
import type { BodyOf } from '@workledger/contracts/kernel/endpoint'
import { refuse } from '@workledger/contracts/kernel/errors'
import { pick } from '@workledger/contracts/kernel/pick'
import {
  adjustmentBody,
  leaveAdjustment,
  leaveBalanceApi,
} from '@workledger/contracts/leave/leave-balance.api'
import type { Seen } from '@workledger/domain/kernel/contents'
import { Fraction } from '@workledger/domain/kernel/fraction'
import { amount } from '@workledger/domain/kernel/money'
import { leaveLedger } from '@workledger/domain/leave/leave'
import { daysLater, leaveBalance, leaveYears } from '@workledger/domain/leave/leave-balance'
import { daysTotal, secondsOfDays } from '@workledger/domain/leave/leave-days'
import {
  hasLeft,
  type LeaveFacts,
  lastOf,
  termsOn,
  yearOf,
} from '@workledger/domain/leave/leave-facts'
import type { LeaveLedger } from '@workledger/domain/leave/leave-state'
import { adjustmentsOf } from '@workledger/projections/leave/leave.queries'
import { agreedOn, placeOn } from '@workledger/projections/leave/leave-calendars'
import { ledgersOf } from '@workledger/projections/leave/leave-ledgers'
import { Commands } from '../kernel/commands/commands'
import { changing } from '../kernel/commands/or-current'
import type { Call } from '../kernel/http/call'
import { changed } from '../kernel/http/changed'
import type { Ctx } from '../kernel/http/context'
import { Route } from '../kernel/http/route'
import { Queries } from '../kernel/lists/queries'
import { LeaveFactsService } from './leave-facts'

interface LeaveAdjustmentInput {
  employee_id: string
  adjustment_id: string
  fields: BodyOf<typeof leaveBalanceApi.addLeaveAdjustment>
  shown?: Seen | undefined
}

/** Balances with their lines, and their adjustments. */
@Controller()
export class LeaveBalanceController {
  constructor(
    private readonly commands: Commands,
    private readonly queries: Queries,
    private readonly facts: LeaveFactsService,
  ) {}

  @Route(leaveBalanceApi.leaveStats)
  async stats(call: Call<typeof leaveBalanceApi.leaveStats>) {
    const { workspace, params, query, ctx } = call

    const [known, types, agreed] = await call.read((db) =>
      Promise.all([
        ledgersOf(db, workspace, [params.id], { now: ctx.now.toISOString() }),
        this.facts.types(workspace),
        agreedOn(db, params.id),
      ]),
    )

    const { ledger, facts, places, policyNames } = known.get(params.id) ?? refuse('not_found')
    const year = query.year ?? yearOf(facts.today)
    const day = year === yearOf(facts.today) ? facts.today : lastOf(year)
    const terms = termsOn(facts, day)

    const perType = types.flatMap(({ id, name, archived }) => {
      const taken = takenOf(id, { ledger, facts, year })
      return archived && taken === '0' ? [] : [{ leave_type_id: id, name, days: taken }]
    })

    const typeNames = new Map(types.map(({ id, name }) => [id, name]))
    const { grants, ...balance } = leaveBalance(ledger, facts, year)
    const days_later = daysLater(grants, facts, year)

    const days_available = amount(balance.days_available).minus(days_later).toString()

    const stats = {
      year,
      policy: policyNames.get(placeOn(places, day)?.policy_id ?? '') ?? null,
      unlimited: terms?.unlimited ?? false,
      ...balance,
      days_later,
      days_available,
      seconds_available: secondsOfDays(days_available, agreed(facts, facts.today)),
      grants: grants.map((grant) => ({
        ...grant,
        lines: grant.lines.map((line) => ({
          ...line,
          type: line.leave_id
            ? (typeNames.get(ledger.leaves[line.leave_id]?.leave_type_id ?? '') ?? null)
            : null,
          description: line.leave_id
            ? (ledger.leaves[line.leave_id]?.description ?? null)
            : (ledger.adjustments[grant.id]?.description ?? null),
        })),
      })),
      since: facts.since,
      years: leaveYears(facts.today, terms ?? { expire_in_months: 12 }),
      types: perType,
      in_place: call.target.standsInFor !== null,
    }

    // A type's name must not overwrite a figure of the balance.
    return {
      data: {
        ...Object.fromEntries(perType.map(({ name, days }) => [name, Number(days)])),
        ...stats,
      },
    }
  }

  @Route(leaveBalanceApi.leaveAdjustments)
  async adjustments(call: Call<typeof leaveBalanceApi.leaveAdjustments>) {
    const { params, query } = call

    const rows = await call.read((db) => adjustmentsOf(db, params.id, query.year))
    return { data: rows.map(adjustmentOf) }
  }

  @Route(leaveBalanceApi.addLeaveAdjustment)
  async add({ workspace, params, body, ctx }: Call<typeof leaveBalanceApi.addLeaveAdjustment>) {
    const adjustment_id = ctx.newId()

    await this.adjust('adjust', ctx, workspace, {
      employee_id: params.id,
      adjustment_id,
      fields: body,
    })

    return { data: { id: adjustment_id } }
  }

  @Route(leaveBalanceApi.changeLeaveAdjustment)
  async change(call: Call<typeof leaveBalanceApi.changeLeaveAdjustment>) {
    const { workspace, params, body, ctx } = call
    const before = await this.adjustment(workspace, params)
    const { valid_from, valid_to, ...rest } = before
    // A change of the year moves the expiry with it, unless it says otherwise.
    const moved = body.year !== undefined && body.year !== before.year
    const whole = changed(adjustmentBody, moved ? rest : { ...rest, valid_from, valid_to }, body)

    return changing(
      call.seen(params.adjId),
      (seen) =>
        this.adjust('change-adjustment', ctx, workspace, {
          employee_id: params.id,
          adjustment_id: params.adjId,
          fields: whole,
          shown: seen,
        }),
      async () => ({ data: await this.adjustment(workspace, params) }),
    )
  }

  @Route(leaveBalanceApi.deleteLeaveAdjustment)
  async delete(call: Call<typeof leaveBalanceApi.deleteLeaveAdjustment>) {
    const { workspace, params, ctx } = call

    const { facts } = await this.facts.factsFor(ctx, workspace, params.id)
    const on = { employee_id: params.id, adjustment_id: params.adjId }
    await call.run(leaveLedger, params.id, { ...on, type: 'delete-adjustment', facts })
  }

  private async adjustment(workspace: string, { id, adjId }: { id: string; adjId: string }) {
    const rows = await this.queries.ask(workspace, (db) => adjustmentsOf(db, id))
    return adjustmentOf(rows.find((row) => row.id === adjId) ?? refuse('not_found'))
  }

  private async adjust(
    type: 'adjust' | 'change-adjustment',
    ctx: Ctx,
    workspace: string,
    {
      employee_id,
      adjustment_id,
      fields: { kind, year, days, valid_from, valid_to, description },
      shown,
    }: LeaveAdjustmentInput,
  ) {
    const { facts } = await this.facts.factsFor(ctx, workspace, employee_id)

    const adjustment = {
      type,
      employee_id,
      adjustment_id,
      kind,
      year,
      days,
      valid_from: valid_from ?? beginsIn(facts, year),
      valid_to: valid_to ?? `${year}-12-31`,
      description: description ?? null,
      facts,
    }

    await this.commands.in(ctx, workspace).run(leaveLedger, employee_id, adjustment, shown)
  }
}

/** Returns the first day of a year, or of the current employment after a rehire within it. */
function beginsIn({ employed: { from, earlier = [] } }: LeaveFacts, year: number): string {
  return from !== null && earlier.length > 0 && from.startsWith(`${year}-`) ? from : `${year}-01-01`
}

/** Returns the approved days of a type in a year, as far as the person was employed. */
function takenOf(
  type: string,
  { ledger, facts, year }: { ledger: LeaveLedger; facts: LeaveFacts; year: number },
): string {
  const days = Object.values(ledger.leaves)
    .filter(({ status, leave_type_id }) => status === 'approved' && leave_type_id === type)
    .flatMap((leave) => leave.days)

  return daysTotal(days.filter(({ date }) => yearOf(date) === year && !hasLeft(facts, date)))
}

type AdjustmentRow = Awaited<ReturnType<typeof adjustmentsOf>>[number]

const adjustmentOf = (row: AdjustmentRow) =>
  pick(leaveAdjustment, {
    ...row,
    kind: row.kind as 'adjustment',
    stated: row.stated && Fraction.of(row.stated).toString(),
  })
