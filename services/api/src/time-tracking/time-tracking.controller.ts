import { Controller } from '@nestjs/common'
import { refuse, refuseField } from '@workledger/contracts/kernel/errors'
import { timeTagsApi } from '@workledger/contracts/time-tracking/time-tags.api'
import { timeTrackingApi as api } from '@workledger/contracts/time-tracking/time-tracking.api'
import type { TimeEntryRow } from '@workledger/contracts/time-tracking/time-tracking.lists'
import { getById } from '@workledger/domain/kernel/by-id'
import { dayIn } from '@workledger/domain/kernel/zone-days'
import { type TimerCommand, timerDecider } from '@workledger/domain/time-tracking/timer'
import type { Timer } from '@workledger/domain/time-tracking/timer-state'
import { instantOf } from '@workledger/projections/kernel/projection'
import { covers } from '@workledger/projections/kernel/scope'
import { employeeById } from '@workledger/projections/people/people.queries'
import {
  runningEntry,
  tagsFor,
  timeEntryById,
} from '@workledger/projections/time-tracking/time-entries.queries'
import {
  dayTotals,
  timeEntriesList,
} from '@workledger/projections/time-tracking/time-tracking.lists'
import { timesheetRulesOf } from '@workledger/projections/time-tracking/timesheets.queries'
import { Commands } from '../kernel/commands/commands'
import { changing } from '../kernel/commands/or-current'
import type { Call } from '../kernel/http/call'
import { given } from '../kernel/http/changed'
import type { Ctx } from '../kernel/http/context'
import { Route } from '../kernel/http/route'
import { Lists } from '../kernel/lists/lists'
import { isoOf, nowOf } from '../kernel/lists/zones'
import { unbilled } from './billed-time'
import { entryView, listedEntry } from './entry-view'
import { TimerFacts } from './timer-facts'
import { TimesheetLocks } from './timesheet-locks'
import { type Work, WorkFacts } from './work-facts'

@Controller()
export class TimeTrackingController {
  constructor(
    private readonly commands: Commands,
    private readonly lists: Lists,
    private readonly work: WorkFacts,
    private readonly locks: TimesheetLocks,
    private readonly facts: TimerFacts,
  ) {}

  @Route(api.timeEntries)
  async list(call: Call<typeof api.timeEntries>) {
    const { workspace, query, ctx, caller, scope } = call
    const employee = query.employee_id ?? caller.employee

    // A caller is an employee of the workspace; only another person needs a look-up.
    if (
      !covers(
        scope,
        employee === caller.employee ? { id: employee } : await this.person(call, employee),
      )
    )
      refuse('access.denied')

    const { employee_id: _, from, to, ...asked } = query
    if (from && to && from > to) refuseField('to', 'field.order')
    const { project_id, q, tag } = asked
    const of = { employee_id: employee, ...(from ? { from } : {}), ...(to ? { to } : {}) }

    const page = await this.lists.page(
      timeEntriesList,
      { workspace, caller, ctx, query: asked },
      of,
      dayTotals({ employee_id: employee, project_id, q, tag }),
    )

    type Totals = { day_totals: Record<string, number> }
    const rows = page.data as (TimeEntryRow & Totals)[]
    const days = new Map(rows.flatMap(({ day_totals }) => Object.entries(day_totals)))
    const asks = (day: string) => (!from || day >= from) && (!to || day <= to)

    return {
      ...page,
      data: page.data.map((row) => listedEntry(row, ctx.now)),
      // Newest first, like the entries.
      meta: {
        ...page.meta,
        days: [...days]
          .filter(([day]) => asks(day))
          .map(([day, seconds]) => ({ day, seconds }))
          .sort((a, b) => (a.day < b.day ? 1 : -1)),
      },
    }
  }

  @Route(timeTagsApi.timeTags)
  async tags(call: Call<typeof timeTagsApi.timeTags>) {
    const { workspace, caller, ctx } = call
    return { data: await call.read((db) => tagsFor(db, workspace, caller.employee, nowOf(ctx))) }
  }

  @Route(api.runningTimer)
  async running(call: Call<typeof api.runningTimer>) {
    const { workspace, query, ctx, caller, scope } = call
    const employee = query.employee_id ?? caller.employee

    if (
      !covers(
        scope,
        employee === caller.employee ? { id: employee } : await this.person(call, employee),
      )
    )
      refuse('access.denied')

    const row = await call.read((db) => runningEntry(db, workspace, employee))

    return { data: row ? entryView(row, ctx.now) : null }
  }

  @Route(api.addTimeEntry)
  async add(call: Call<typeof api.addTimeEntry>) {
    const { employee_id, end, start, ...work } = call.body
    const employee = await this.owner(call, employee_id)

    if (!end)
      return { data: await this.start(call, employee, { work, start: isoOf(start), again: true }) }

    const { workspace, ctx } = call
    const entry_id = ctx.newId()
    const details = await this.work.readFacts(workspace, work)
    const { zoneAt, locked_until } = await this.facts.of(workspace, employee)

    const entry = {
      employee_id: employee,
      entry_id,
      ...details,
      start: isoOf(start),
      end: isoOf(end),
      zone: zoneAt(isoOf(start)),
      now: nowOf(ctx),
      locked_until,
    }

    const { state } = await this.locks.named(call, employee, () =>
      call.run(timerDecider, employee, { ...entry, type: 'add' }),
    )

    return {
      data: await this.decided(ctx, workspace, { employee_id: employee, id: entry_id }, state),
    }
  }

  @Route(api.startTimer)
  async startTimer(call: Call<typeof api.startTimer>) {
    const { employee_id, start, ...work } = call.body
    const employee = await this.owner(call, employee_id)

    return {
      data: await this.start(call, employee, {
        work,
        start: start ? isoOf(start) : nowOf(call.ctx),
        again: false,
      }),
    }
  }

  private async start(
    call: Call,
    employee: string,
    { work, start, again }: { work: Work; start: string; again: boolean },
  ) {
    const { workspace, ctx } = call

    const entry_id = ctx.newId()
    const details = await this.work.readFacts(workspace, work, employee)
    const { zoneAt, ...rules } = await this.facts.of(workspace, employee)

    const entry = {
      employee_id: employee,
      entry_id,
      ...details,
      start,
      zone: zoneAt(start),
      now: nowOf(ctx),
      ...rules,
      again,
    }

    const { state } = await this.locks.named(call, employee, () =>
      call.run(timerDecider, employee, { ...entry, type: 'start' }),
    )

    return this.decided(ctx, workspace, { employee_id: employee, id: entry_id }, state)
  }

  @Route(api.changeTimeEntry)
  async change(call: Call<typeof api.changeTimeEntry>) {
    const { workspace, params, body, ctx } = call
    const row = unbilled(await this.entry(call, params.id))
    const { start, end, ...work } = body
    const changed = await this.work.changed(workspace, work, row)

    const times = {
      ...(start ? { start: isoOf(start) } : {}),
      ...(end === undefined ? {} : { end: end && isoOf(end) }),
    }

    const { zoneAt, ...rules } = await this.facts.of(workspace, row.employee_id)

    return this.changed(call, row, {
      ...rules,
      type: 'change',
      employee_id: row.employee_id,
      entry_id: row.id,
      update: { ...given(changed), ...times },
      zone: start ? zoneAt(isoOf(start)) : undefined,
      now: nowOf(ctx),
    })
  }

  @Route(api.stopTimer)
  async stop(call: Call<typeof api.stopTimer>) {
    const { params, body, ctx } = call
    const row = await this.entry(call, params.id)
    const end = body.end ? isoOf(body.end) : null

    return this.changed(call, row, {
      type: 'stop',
      employee_id: row.employee_id,
      entry_id: row.id,
      end,
      now: nowOf(ctx),
    })
  }

  /** Changes an entry as its caller saw it. */
  private changed(
    call: Pick<Call<unknown>, 'workspace' | 'ctx' | 'seen' | 'read'>,
    { id, employee_id }: { id: string; employee_id: string },
    change: Extract<TimerCommand, { type: 'change' | 'stop' }>,
  ) {
    const { workspace, ctx } = call
    let timer: Timer | undefined

    return changing(
      call.seen(id),
      async ({ revision: seen }) => {
        const run = this.commands.in(ctx, workspace)
        timer = (
          await this.locks.named(call, employee_id, () =>
            run.run(timerDecider, employee_id, { ...change, seen }),
          )
        ).state
      },
      async () => {
        timer ??= await this.commands.state(timerDecider, workspace, employee_id)
        return { data: await this.decided(ctx, workspace, { employee_id, id }, timer) }
      },
    )
  }

  @Route(api.deleteTimeEntry)
  async delete(call: Call<typeof api.deleteTimeEntry>) {
    const { params, revision } = call
    const row = unbilled(await this.entry(call, params.id))

    const { locked_until } = await call.read((db) => timesheetRulesOf(db, call.workspace))

    await this.locks.named(call, row.employee_id, () =>
      call.run(timerDecider, row.employee_id, {
        type: 'delete',
        employee_id: row.employee_id,
        entry_id: row.id,
        seen: revision,
        locked_until,
      }),
    )
  }

  /** Returns the employee of a call: the caller, or the named person of the workspace. */
  private async person(call: Call, employee = call.caller.employee) {
    const { workspace } = call

    return (await call.read((db) => employeeById(db, workspace, employee))) ?? refuse('not_found')
  }

  /** Returns the owner of an entry: the caller; for admins any employee. */
  private async owner(call: Call, employee: string | undefined) {
    const { caller, scope } = call
    // A caller is an active employee of the workspace; only another person needs a look-up.
    if (employee === undefined || employee === caller.employee) return caller.employee
    const person = await this.person(call, employee)

    return covers(scope, person) ? person.id : refuse('access.denied')
  }

  private async entry(call: Call, id: string) {
    const { workspace, scope } = call
    const row = (await call.read((db) => timeEntryById(db, workspace, id))) ?? refuse('not_found')
    return covers(scope, { id: row.employee_id }) ? row : refuse('access.denied')
  }

  /** Returns an entry after the command. */
  private async decided(
    ctx: Ctx,
    workspace: string,
    { employee_id, id }: { employee_id: string; id: string },
    { entries }: Timer,
  ) {
    const entry = getById(entries, id) ?? refuse('not_found')
    const names = await this.work.names(workspace, entry.project_id, entry.task_id)

    const times = {
      start_at: instantOf(entry.start),
      end_at: entry.end && instantOf(entry.end),
      day: dayIn(entry.zone, entry.start),
    }

    // Billed entries are neither added nor changed.
    return entryView(
      {
        ...{ ...entry, ...names, ...times, id, employee_id },
        import_id: entry.import_id ?? null,
        idle_kept_until: entry.idle_to ? instantOf(entry.idle_to) : null,
        tags: entry.tags ?? [],
        billed: false,
        invoice_number: null,
      },
      ctx.now,
    )
  }
}
