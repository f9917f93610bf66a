import { employmentEvents } from '@workledger/contracts/employment/employment.events'
import { leaveRuleEvents, recountCauses } from '@workledger/contracts/leave/leave.events'
import { employeeEvents } from '@workledger/contracts/people/people.events'
import { sideBySide } from '@workledger/domain/kernel/side-by-side'
import { leaveLedger } from '@workledger/domain/leave/leave'
import { leaveDays } from '@workledger/domain/leave/leave-days'
import { firstOf } from '@workledger/domain/leave/leave-facts'
import { leaveRulesDecider } from '@workledger/domain/leave/leave-rules'
import {
  employeesWithLeaves,
  everOfPolicy,
  leavesTouching,
} from '@workledger/projections/leave/leave.queries'
import { calendarsOf } from '@workledger/projections/leave/leave-calendars'
import { leaveFactsOf } from '@workledger/projections/leave/leave-ledgers'
import { type Process, process } from '../kernel/process'
import type { ProcessContext } from '../kernel/process-context'

interface Touched {
  workspace: string
  cause: (typeof recountCauses)[number]
  from: string
  /** Null: without an end. */
  to: string | null
  of?: readonly string[]
  at: string
}

/**
 * Counts the leaves that touch these days again. The ledger keeps the days that a pay run used, and
 * writes nothing without a change.
 */
async function recount(
  context: ProcessContext,
  { workspace, cause, from, to, of, at }: Touched,
): Promise<void> {
  const counted = await context.ask(async (db) => {
    const leaves = await leavesTouching(db, workspace, { from, to }, of)
    if (leaves.length === 0) return []

    const known = await leaveFactsOf(
      db,
      workspace,
      leaves.map(({ employee_id }) => employee_id),
      at,
    )

    const first = leaves.reduce((day, { start_on }) => (start_on < day ? start_on : day), from)
    const last = leaves.reduce((day, { finish_on }) => (finish_on > day ? finish_on : day), from)
    const calendars = await calendarsOf(db, workspace, known, { from: first, to: last })

    return leaves.flatMap((leave) => {
      const calendar = calendars.get(leave.employee_id)
      // Hours keep their days while the contract has no hours to count them by.
      const counts = leave.seconds === null && !leave.takes_account

      return calendar && (counts || calendar.agreed(leave.start_on) > 0)
        ? [{ leave_id: leave.id, employee_id: leave.employee_id, days: leaveDays(leave, calendar) }]
        : []
    })
  })
  await sideBySide(counted, (leave) =>
    context.run(
      leaveLedger,
      leave.employee_id,
      { type: 'recount', cause, ...leave },
      { step: leave.leave_id },
    ),
  )
}

type OfEmployee = {
  id: string
  workspace: string
  data: { employee_id: string }
  meta: { occurred_at: string }
}

/** Returns the events whose employees have a leave that is not over. */
async function withLeaves(
  events: readonly OfEmployee[],
  context: Pick<ProcessContext, 'ask'>,
): Promise<ReadonlySet<string>> {
  const since = events.reduce(
    (first, { meta }) => (meta.occurred_at < first ? meta.occurred_at : first),
    events[0]!.meta.occurred_at,
  )

  const people = new Set(
    await context.ask((db) =>
      employeesWithLeaves(
        db,
        [...new Set(events.map(({ data }) => data.employee_id))],
        since.slice(0, 10),
      ),
    ),
  )

  return new Set(events.flatMap(({ id, data }) => (people.has(data.employee_id) ? [id] : [])))
}

export const leaveProcesses: readonly Process[] = [
  process({
    name: 'leaves over a new holiday',
    on: leaveRuleEvents.HolidayAdded,
    react: ({ workspace, data: { date }, meta }, context) =>
      recount(context, { workspace, cause: 'holiday', from: date, to: date, at: meta.occurred_at }),
  }),
  process({
    name: 'leaves over a changed holiday',
    on: leaveRuleEvents.HolidayChanged,
    async react({ workspace, data: { date, holiday_id }, meta }, context) {
      const before = (await context.before(leaveRulesDecider)).holidays[holiday_id]?.date ?? date

      for (const day of new Set([before, date]))
        await recount(context, {
          workspace,
          cause: 'holiday',
          from: day,
          to: day,
          at: meta.occurred_at,
        })
    },
  }),
  process({
    name: 'leaves over a deleted holiday',
    on: leaveRuleEvents.HolidayDeleted,
    async react({ workspace, data: { holiday_id }, meta }, context) {
      const before = (await context.before(leaveRulesDecider)).holidays[holiday_id]

      if (before)
        await recount(context, {
          workspace,
          cause: 'holiday',
          from: before.date,
          to: before.date,
          at: meta.occurred_at,
        })
    },
  }),
  ...[
    employmentEvents.ContractAdded,
    employmentEvents.ContractChanged,
    employmentEvents.ContractDeleted,
  ].map((event) =>
    process({
      name: `leaves after ${event.type}`,
      on: event as typeof employmentEvents.ContractChanged,
      when: (data) =>
        event.type !== 'ContractChanged' ||
        data.working_days !== undefined ||
        data.working_hours !== undefined ||
        data.working_period_unit !== undefined ||
        data.effective_on !== undefined,
      // Processes request no leaves.
      concern: { find: withLeaves, changedBy: [] },
      /** Leaves that are over by then keep their count. */
      react: ({ workspace, data: { employee_id }, meta }, context) =>
        recount(context, {
          workspace,
          cause: 'contract',
          from: meta.occurred_at.slice(0, 10),
          to: null,
          of: [employee_id],
          at: meta.occurred_at,
        }),
    }),
  ),
  process({
    name: 'leaves after another office or policy',
    on: employeeEvents.EmployeeJobChanged,
    when: ({ location_id, time_off_policy_id }) =>
      location_id !== undefined || time_off_policy_id !== undefined,
    react: ({ workspace, data: { employee_id, effective_on }, meta }, context) =>
      recount(context, {
        workspace,
        cause: 'job',
        from: effective_on,
        to: null,
        of: [employee_id],
        at: meta.occurred_at,
      }),
  }),
  process({
    name: 'leaves after a changed policy',
    on: leaveRuleEvents.LeavePolicyChanged,
    async react({ workspace, data: { policy_id, from_year, days_type }, meta }, context) {
      if ((await context.before(leaveRulesDecider)).policies[policy_id]?.days_type === days_type)
        return

      const of = await context.ask((db) => everOfPolicy(db, workspace, policy_id))

      if (of.length > 0)
        await recount(context, {
          workspace,
          cause: 'policy',
          from: firstOf(from_year),
          to: null,
          of,
          at: meta.occurred_at,
        })
    },
  }),
]
