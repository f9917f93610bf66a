import { Controller } from '@nestjs/common'
import { refuse } from '@workledger/contracts/kernel/errors'
import { timesheetsApi as api } from '@workledger/contracts/time-tracking/timesheets.api'
import { dayIn } from '@workledger/domain/kernel/zone-days'
import { timerDecider } from '@workledger/domain/time-tracking/timer'
import { timesheetRulesDecider } from '@workledger/domain/time-tracking/timesheet-rules'
import { type TimesheetCommand, timesheetIdOf } from '@workledger/domain/time-tracking/timesheets'
import { covers } from '@workledger/projections/kernel/scope'
import { employeeById } from '@workledger/projections/people/people.queries'
import { timesheetsList } from '@workledger/projections/time-tracking/time-tracking.lists'
import {
  entriesBetween,
  timesheetById,
  timesheetRulesOf,
  weekNaming,
} from '@workledger/projections/time-tracking/timesheets.queries'
import { OwnGain } from '../kernel/access/own-gain'
import { changing, orCurrent } from '../kernel/commands/or-current'
import type { Call } from '../kernel/http/call'
import { Route } from '../kernel/http/route'
import { Lists } from '../kernel/lists/lists'
import { nowOf, Zones } from '../kernel/lists/zones'
import { unbilled } from './billed-time'
import { TimerFacts } from './timer-facts'
import { TimesheetLocks } from './timesheet-locks'
import { TimesheetWeeks } from './timesheet-week.service'
import { WeekSteps } from './week-steps.service'
import { WorkFacts } from './work-facts'

/** Weeks that people submit and others approve. */
@Controller()
export class TimesheetsController {
  constructor(
    private readonly lists: Lists,
    private readonly zones: Zones,
    private readonly work: WorkFacts,
    private readonly weeks: TimesheetWeeks,
    private readonly locks: TimesheetLocks,
    private readonly steps: WeekSteps,
    private readonly gain: OwnGain,
    private readonly facts: TimerFacts,
  ) {}

  @Route(api.timesheets)
  list(call: Call<typeof api.timesheets>) {
    return this.lists.page(timesheetsList, call)
  }

  @Route(api.timesheetWeek)
  async week(call: Call<typeof api.timesheetWeek>) {
    const employee = await this.reader(call)
    return { data: await this.weeks.read(call, employee, call.query.day) }
  }

  @Route(api.typeTimesheetCell)
  async type(call: Call<typeof api.typeTimesheetCell>) {
    const { workspace, ctx, body } = call
    const { employee_id, day, seconds, was, description, tags, ...work } = body
    const employee = await this.person(call, employee_id)

    const [{ zoneAt, ...rules }, entries, details] = await Promise.all([
      this.facts.of(workspace, employee),
      call.read((db) => entriesBetween(db, workspace, employee, { from: day, to: day })),
      this.work.readFacts(workspace, { project_id: work.project_id, task_id: work.task_id }),
    ])

    const { project_id, task_id, billable } = details

    for (const entry of entries)
      if (entry.project_id === project_id && entry.task_id === task_id) unbilled(entry)

    const cell = {
      ...rules,
      type: 'type-cell' as const,
      employee_id: employee,
      entry_id: ctx.newId(),
      day,
      seconds,
      was,
      description,
      tags,
      project_id,
      task_id,
      billable,
      zone: zoneAt(`${day}T12:00:00Z`),
      now: nowOf(ctx),
    }

    await orCurrent(
      () => this.locks.named(call, employee, () => call.run(timerDecider, employee, cell)),
      () => this.weeks.read(call, employee, day),
    )

    return { data: await this.weeks.read(call, employee, day) }
  }

  @Route(api.submitTimesheet)
  async submit(call: Call<typeof api.submitTimesheet>) {
    const { workspace, ctx, body } = call
    const employee = await this.person(call, body.employee_id)

    const [from_on, zone, { on }, steps] = await Promise.all([
      this.weeks.firstDay(workspace, employee, body.day),
      this.zones.at(workspace, employee, nowOf(ctx)),
      call.read((db) => timesheetRulesOf(db, workspace)),
      call.read((db) => this.steps.facts(db, workspace, employee)),
    ])

    const { state } = await call.run(timerDecider, employee, {
      type: 'submit',
      employee_id: employee,
      timesheet_id: ctx.newId(),
      from_on,
      today: dayIn(zone, nowOf(ctx)),
      on,
      rules: steps.rules,
      department: steps.department,
    })

    const id = timesheetIdOf(state, from_on) ?? refuse('not_found')
    return { data: await this.lists.one(timesheetsList, call, id) }
  }

  @Route(api.withdrawTimesheet)
  async withdraw(call: Call<typeof api.withdrawTimesheet>) {
    const { workspace, params } = call
    const found = await call.read((db) => timesheetById(db, workspace, params.id))
    const { employee_id } = found ?? refuse('not_found')
    await this.person(call, employee_id)

    await call.run(timerDecider, employee_id, {
      type: 'withdraw',
      employee_id,
      timesheet_id: params.id,
    })
  }

  @Route(api.decideTimesheet)
  async decide(call: Call<typeof api.decideTimesheet>) {
    const { params, body, caller } = call
    const { approved, comment = null } = body
    const steps = await this.steps.ofWeek(call, params.timesheetId)
    if (!steps && onlyByStep(call)) refuse('access.denied')
    const decision = await this.decision(call, comment)

    const command: TimesheetCommand = steps
      ? {
          ...decision,
          by: caller.employee,
          people: steps.people,
          step: body.step === undefined ? steps.step : body.step - 1,
          ...(approved
            ? { type: 'approve-step', stands_in_for: steps.in_place_of }
            : { type: 'send-back-step' }),
        }
      : { ...decision, type: approved ? 'approve' : 'send-back' }

    const { data } = await this.decided(call, command)
    return { data: { ...data, approved: data.status === 'approved' && !data.undecided } }
  }

  @Route(api.reopenTimesheet)
  async reopen(call: Call<typeof api.reopenTimesheet>) {
    return this.decided(call, {
      ...(await this.decision(call, call.body.comment)),
      type: 'reopen',
    })
  }

  /** Returns what every decision says; one's own only where no other person could decide. */
  private async decision(
    call: Call<typeof api.decideTimesheet | typeof api.reopenTimesheet>,
    comment: string | null,
  ) {
    const { id: employee_id, timesheetId: timesheet_id } = call.params

    return {
      employee_id,
      timesheet_id,
      own: call.own(employee_id),
      noOtherDecider: await this.gain.check(call, [employee_id], { code: 'timesheet.own' }),
      comment,
    }
  }

  private async decided(
    call: Call<typeof api.decideTimesheet | typeof api.reopenTimesheet>,
    command: TimesheetCommand,
  ) {
    const { id: employee_id, timesheetId: timesheet_id } = call.params
    const answer = () => this.lists.one(timesheetsList, call, timesheet_id)

    await orCurrent(
      () => call.run(timerDecider, employee_id, command, call.seen(timesheet_id)),
      answer,
    )

    return { data: await answer() }
  }

  @Route(api.timesheetRules)
  async rules(call: Call<typeof api.timesheetRules>) {
    return { data: await call.read((db) => timesheetRulesOf(db, call.workspace)) }
  }

  @Route(api.setTimesheetRules)
  async setRules(call: Call<typeof api.setTimesheetRules>) {
    const { workspace, ctx, body } = call
    const today = await this.zones.companyToday(ctx, workspace)
    const change = { ...body, type: 'set' as const, workspace_id: workspace, today }

    return changing(
      call.seenOrNone(workspace),
      (seen) => call.run(timesheetRulesDecider, workspace, change, seen),
      async () => ({ data: await call.read((db) => timesheetRulesOf(db, workspace)) }),
    )
  }

  /** Returns whose week a caller reads: of others' also the one whose step names the caller. */
  private async reader(call: Call<typeof api.timesheetWeek>): Promise<string> {
    const { workspace, caller, scope, query } = call
    const { employee_id: employee, day } = query

    if (employee === undefined || employee === caller.employee) return caller.employee
    const person = await call.read((db) => employeeById(db, workspace, employee))
    if (covers(scope, person ?? refuse('not_found'))) return employee
    const from = await this.weeks.firstDay(workspace, employee, day)
    const by = caller.employee
    const named = await call.read((db) => weekNaming(db, { employee, from, by }))

    return named ? employee : refuse('access.denied')
  }

  /** Returns the employee of a call: the caller, or a person whose time the caller may see. */
  private async person(
    call: Pick<Call, 'workspace' | 'caller' | 'scope' | 'read'>,
    employee: string | undefined,
  ): Promise<string> {
    const { workspace, caller, scope } = call
    if (employee === undefined || employee === caller.employee) return caller.employee
    const person = await call.read((db) => employeeById(db, workspace, employee))
    return covers(scope, person ?? refuse('not_found')) ? employee : refuse('access.denied')
  }
}

/** Returns whether the caller may decide only because a step names them. */
const onlyByStep = ({ admin, target }: Call<typeof api.decideTimesheet>) =>
  !admin && !target.manages && target.standsInFor === null
