import { Injectable } from '@nestjs/common'
import { refuse } from '@workledger/contracts/kernel/errors'
import { isoWeekdays } from '@workledger/domain/employment/weekdays'
import type { LeaveRules } from '@workledger/domain/leave/leave'
import { type Calendar, leaveDays } from '@workledger/domain/leave/leave-days'
import { workingDaysOn } from '@workledger/projections/employment/employment.queries'
import { holidaysBetween, leavePoliciesOf, leaveTypesOf } from '@workledger/projections/leave/leave.queries'
import { employeeById } from '@workledger/projections/people/people.queries'
import type { Ctx } from '../kernel/context'
import { Queries } from '../kernel/queries'
import { Zones } from '../kernel/zones'

/** What a leave decision needs to know from other areas: the policy, the types, the days that count. */
@Injectable()
export class LeaveFacts {
  constructor(
    private readonly queries: Queries,
    private readonly zones: Zones,
  ) {}

  /** The rules of an employee's balance; refuses an employee without a policy. */
  async rules(ctx: Ctx, workspace: string, employee: string) {
    const today = await this.zones.today(ctx, workspace, employee)
    return this.queries.ask(workspace, async (db) => {
      const person = (await employeeById(db, workspace, employee)) ?? refuse('not_found')
      const policies = await leavePoliciesOf(db, workspace)
      const policy = policies.find(({ id }) => id === person.time_off_policy_id) ?? refuse('leave.policy_missing')
      const types = await leaveTypesOf(db, workspace)
      const rules: LeaveRules = {
        policy,
        accruing: types.filter(({ accrues }) => accrues).map(({ id }) => id),
        since: Number((person.hired_on ?? person.created_at).slice(0, 4)),
        today,
      }
      return { rules, policy, types, person }
    })
  }

  /** Days that a leave takes, by year; see `leaveDays`. */
  async days(
    workspace: string,
    facts: Awaited<ReturnType<LeaveFacts['rules']>>,
    leave: { start_on: string; finish_on: string; half_day: string | null },
  ) {
    const [holidays, working_days] = await this.queries.ask(workspace, (db) =>
      Promise.all([
        holidaysBetween(db, workspace, facts.person.location_id, leave.start_on, leave.finish_on),
        workingDaysOn(db, facts.person.id, leave.start_on),
      ]),
    )
    const calendar: Calendar = {
      days_type: facts.policy.days_type as Calendar['days_type'],
      weekdays: isoWeekdays(working_days),
      holidays: new Map(holidays.map(({ date }) => [date, 1])),
    }
    return leaveDays(leave, calendar)
  }
}
