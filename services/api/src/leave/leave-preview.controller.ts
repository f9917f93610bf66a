import { Controller } from '@nestjs/common'
import { CodedError, refuse, worded } from '@workledger/contracts/kernel/errors'
import type { ShownStep } from '@workledger/contracts/kernel/shown-step'
import { leaveApi as api } from '@workledger/contracts/leave/leave.api'
import { leavePreviewApi } from '@workledger/contracts/leave/leave-preview.api'
import {
  daysTotal,
  type LeaveDay,
  secondsOfDays,
  secondsTaken,
} from '@workledger/domain/leave/leave-days'
import {
  accountEffect,
  leaveCost,
  leaveEffect,
  refusalOf,
} from '@workledger/domain/leave/leave-effect'
import { routedLeaves } from '@workledger/projections/access/approval-steps.port'
import { draftSteps } from '@workledger/projections/access/shown-steps.port'
import { approversOf } from '@workledger/projections/leave/approvers.queries'
import {
  awayBetween,
  holidaysBetween,
  leaveTypesOf,
} from '@workledger/projections/leave/leave.queries'
import { placeOn } from '@workledger/projections/leave/leave-calendars'
import { ledgersOf } from '@workledger/projections/leave/leave-ledgers'
import { visibleTo } from '@workledger/projections/people/visibility.port'
import type { Call } from '../kernel/http/call'
import { Route } from '../kernel/http/route'
import { personOf } from '../kernel/lists/person'
import { checkType, LeaveFactsService, type LeaveType } from './leave-facts'
import { LeaveRecords } from './leave-records.service'
import { LeaveRoutesService } from './leave-routes.service'
import { OwnLeaveRules } from './own-rules.service'

@Controller()
export class LeavePreviewController {
  constructor(
    private readonly records: LeaveRecords,
    private readonly facts: LeaveFactsService,
    private readonly rules: OwnLeaveRules,
    private readonly routes: LeaveRoutesService,
  ) {}

  /**
   * The days and the balance that a leave would take, and who among the visible people is away
   * then.
   */
  @Route(api.previewLeave)
  async preview(call: Call<typeof api.previewLeave>) {
    const { workspace, params, query, ctx, onlooker } = call

    const kept = query.leave_id
      ? (await this.records.find(workspace, params.id, query.leave_id)).leave_type_id
      : undefined

    const counted = await this.facts.details(ctx, workspace, params.id, { asked: query, kept })
    const { type, details, agreed } = counted
    const { account, step } = counted.facts
    const { start_on, finish_on } = details
    const decided = await this.rules.isDecided(call, params.id, type)
    const route = decided ? await this.routes.of(call, type, details) : undefined

    return call.read(async (db) => {
      const ledgers = await ledgersOf(db, workspace, [params.id], { now: ctx.now.toISOString() })
      const { ledger, facts, places } = ledgers.get(params.id) ?? refuse('not_found')
      const on = { employee_id: params.id, leave_id: query.leave_id ?? ctx.newId() }
      const asked = { ...details, ...on, description: '', document: null }
      const effect = leaveEffect(ledger, asked, facts)
      const refused = partRefusal(counted) ?? refusalOf(ledger, asked, { ...facts, account, step })
      const office = placeOn(places, start_on)?.location_id ?? null
      const of = await visibleTo(db, workspace, onlooker)

      const [away, holidays, approvers, steps] = await Promise.all([
        awayBetween(db, workspace, { from: start_on, to: finish_on, but: params.id, of }),
        holidaysBetween(db, workspace, office, { from: start_on, to: finish_on }),
        decided && !route ? approversOf(db, workspace, params.id) : [],
        draftSteps(db, routedLeaves, { workspace, employee_id: params.id }, route),
      ])

      return {
        data: {
          days_taken: daysTotal(details.days),
          seconds_taken: secondsTaken(details.days, agreed),
          balance_before: effect?.before ?? null,
          balance_after: effect?.after ?? null,
          seconds_after: effect && secondsOfDays(effect.after, agreed(start_on)),
          balance_year: effect?.year ?? null,
          account: details.takes_account && account ? accountEffect(ledger, asked, account) : null,
          ...(effect
            ? leaveCost(ledger, asked, facts)
            : { days: details.days.map(undrawn), grants: [] }),
          holidays: holidays.map(({ date, name, part }) => ({ date, name, part })),
          goes_to: route ? waitingPeople(steps) : approvers.map(personOf),
          steps,
          refusal: refused && worded({ code: refused.code, params: refused.detail.params }),
          away: away.people.map(({ start_on, finish_on, ...person }) => ({
            ...personOf(person),
            start_on,
            finish_on,
          })),
          away_count: away.total,
        },
      }
    })
  }

  /** The steps of a leave of some days, as its request would have them now. */
  @Route(leavePreviewApi.previewLeaveSteps)
  async previewSteps(call: Call<typeof leavePreviewApi.previewLeaveSteps>) {
    const { workspace, params, query } = call
    const types = await call.read((db) => leaveTypesOf(db, workspace))
    const type =
      types.find(({ id }) => id === query.leave_type_id) ??
      refuse('leave.type_unknown', { field: 'leave_type_id' })
    const days = [{ part: query.days }]
    const route = type.approval_required ? await this.routes.of(call, type, { days }) : undefined

    return {
      data: await call.read((db) =>
        draftSteps(db, routedLeaves, { workspace, employee_id: params.id }, route),
      ),
    }
  }
}

/** Returns the people of the first step that waits. */
const waitingPeople = (steps: readonly ShownStep[]) =>
  steps.find(({ state }) => state === 'waiting')?.people ?? []

/** Returns why the type refuses the part of a day, or null. */
function partRefusal(counted: Parameters<typeof checkType>[1] & { type: LeaveType }) {
  try {
    checkType(counted.type, counted, true)
    return null
  } catch (error) {
    if (error instanceof CodedError) return error
    throw error
  }
}

const undrawn = ({ date, part, seconds }: LeaveDay) => ({
  date,
  part,
  ...(seconds === undefined ? {} : { seconds }),
  draws: [],
})
