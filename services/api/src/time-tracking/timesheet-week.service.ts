import { Injectable } from '@nestjs/common'
import { firstOfWeek } from '@workledger/contracts/kernel/week-start'
import type { TimesheetWeek } from '@workledger/contracts/time-tracking/timesheets.api'
import { addDays } from '@workledger/domain/kernel/calendar-days'
import { daysBetween } from '@workledger/domain/leave/leave-days'
import { weekGrid } from '@workledger/domain/time-tracking/week-grid'
import type { Reads } from '@workledger/projections/kernel/tenant-reads'
import { targetSeconds } from '@workledger/projections/leave/target-days.port'
import { officeWeekStart } from '@workledger/projections/people/week-start.port'
import { timesheetsList } from '@workledger/projections/time-tracking/time-tracking.lists'
import {
  entriesBetween,
  timesheetOf,
  timesheetRulesOf,
} from '@workledger/projections/time-tracking/timesheets.queries'
import { type Asking, Lists } from '../kernel/lists/lists'
import { Queries } from '../kernel/lists/queries'
import { isoOf, nowOf } from '../kernel/lists/zones'
import { weekApprover } from './week-approver'
import { WeekSteps } from './week-steps.service'

/** Reads the weeks of the grid. */
@Injectable()
export class TimesheetWeeks {
  constructor(
    private readonly queries: Queries,
    private readonly lists: Lists,
    private readonly steps: WeekSteps,
  ) {}

  /** Returns the first day of a day's week in the employee's office. */
  async firstDay(workspace: string, employee: string, day: string): Promise<string> {
    return firstOfWeek(
      day,
      await this.queries.ask(workspace, (db) => officeWeekStart(db, employee)),
    )
  }

  async read(call: Asking, employee: string, day: string): Promise<TimesheetWeek> {
    const { workspace, ctx } = call
    const from = await this.firstDay(workspace, employee, day)
    const range = { from, to: addDays(from, 6) }

    const { id, entries, targets, rules, approver } = await this.queries.ask(workspace, (db) =>
      readWeek(db, workspace, employee, { ...range, now: nowOf(ctx) }),
    )

    const days = daysBetween(range.from, range.to)

    const grid = weekGrid(
      entries.map(({ start_at, end_at, ...entry }) => ({
        ...entry,
        start: isoOf(start_at),
        end: end_at && isoOf(end_at),
      })),
      days,
    )

    const rows = grid.rows.map(({ of, cells }) => ({
      project_id: of.project_id,
      project_name: of.project_name,
      client_name: of.client_name,
      task_id: of.task_id,
      task_title: of.task_title,
      cells: cells.map((cell) => ({ ...cell, tags: [...cell.tags] })),
    }))

    const secondsOn = (day: string) =>
      rows
        .flatMap(({ cells }) => cells)
        .filter((cell) => cell.day === day)
        .reduce((sum, { seconds }) => sum + seconds, 0)

    const tracked = days.map((day) => ({ day, seconds: secondsOn(day) }))
    const sum = tracked.reduce((sum, { seconds }) => sum + seconds, 0)

    const steps = rules.on
      ? await this.queries.ask(workspace, (db) => this.steps.draft(db, workspace, employee, sum))
      : []

    return {
      employee_id: employee,
      ...range,
      timesheet: id ? await this.lists.one(timesheetsList, call, id) : null,
      on: rules.on,
      locked_until: rules.locked_until,
      approver,
      steps,
      days: tracked.map(({ day, seconds }) => ({
        day,
        seconds,
        target_seconds: targets.get(day) ?? null,
        overlaps: grid.overlaps.has(day),
      })),
      rows,
    }
  }
}

async function readWeek(
  db: Reads,
  workspace: string,
  employee: string,
  range: { from: string; to: string; now: string },
) {
  const [timesheet, entries, targets, rules, approver] = await Promise.all([
    timesheetOf(db, employee, range.from),
    entriesBetween(db, workspace, employee, range),
    targetSeconds(db, workspace, employee, range),
    timesheetRulesOf(db, workspace),
    weekApprover(db, workspace, employee),
  ])

  return { id: timesheet?.id, entries, targets, rules, approver }
}
