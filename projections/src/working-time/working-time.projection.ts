import type { RecordedOf } from '@workledger/contracts/kernel/event'
import { employeeEvents } from '@workledger/contracts/people/people.events'
import {
  workingTimeEvents as e,
  workingTimeRuleEvents as rules,
} from '@workledger/contracts/working-time/working-time.events'
import { workingTimeDecider } from '@workledger/domain/working-time/account'
import type { AccountDay, Cause } from '@workledger/domain/working-time/account-days'
import { closingLines } from '@workledger/domain/working-time/ledger-lines'
import { lastDayOf } from '@workledger/domain/working-time/months'
import { workingTimeRulesDecider } from '@workledger/domain/working-time/working-time-rules'
import { derivedId } from '@workledger/event-store/ids'
import { at, change, changeWhere, erased, on, projection } from '../kernel/projection'
import { col, table } from '../kernel/table'

/** One row for each employee with an event; `id` is the employee's. */
export const workingTimeAccounts = table('working_time_accounts', {
  id: col.uuid,
  workspace_id: col.uuid,
  balance_seconds: col.int,
  /** First day of the last closed month. */
  closed_month: col.maybe.day,
  closed_at: col.maybe.instant,
})

export const workingTimeLines = table(
  'working_time_lines',
  {
    id: col.uuid,
    workspace_id: col.uuid,
    employee_id: col.uuid,
    kind: col.text,
    day: col.day,
    month: col.maybe.day,
    seconds: col.int,
    causes: col.json<readonly Cause[]>(),
    reason: col.maybe.text,
    booked_at: col.instant,
    booked_by: col.maybe.text,
  },
  { counted: true, indexes: ['employee_id, booked_at desc', 'workspace_id, booked_at desc'] },
)

/** Closed months; `days` as the closing saw them, or a later correction. */
export const workingTimeMonths = table(
  'working_time_months',
  {
    /** Derived from employee and month. */
    id: col.uuid,
    workspace_id: col.uuid,
    employee_id: col.uuid,
    month: col.day,
    source: col.text,
    target_seconds: col.int,
    worked_seconds: col.int,
    days: col.json<readonly AccountDay[]>(),
  },
  { indexes: ['employee_id, month desc'] },
)

/** Hours that left an account for a pay run; each line of a payout has its row. */
export const workingTimePayouts = table(
  'working_time_payouts',
  {
    id: col.uuid,
    workspace_id: col.uuid,
    employee_id: col.uuid,
    day: col.day,
    seconds: col.int,
    surcharge_percent: col.maybe.numeric,
    status: col.text,
    /** The run that holds it or paid it. */
    payrun_id: col.maybe.uuid,
  },
  { counted: true, indexes: ['workspace_id, status', 'payrun_id'] },
)

/** Overtime of closed months under a limit; without any as well. */
export const workingTimeOvertime = table(
  'working_time_overtime',
  {
    id: col.uuid,
    workspace_id: col.uuid,
    employee_id: col.uuid,
    month: col.day,
    /** Not counted: it waits, or was declined. */
    held_seconds: col.int,
    waiting_seconds: col.int,
    approved_seconds: col.int,
    declined_seconds: col.int,
    limit_minutes: col.int,
    limit_per: col.text,
    raised_at: col.instant,
    decided_at: col.maybe.instant,
    decided_by: col.maybe.text,
    comment: col.maybe.text,
    revision: col.revision,
  },
  {
    indexes: [
      'workspace_id, month desc, id',
      'employee_id, month desc',
      'using btree (workspace_id, month) where waiting_seconds > 0',
    ],
  },
)

export const workingTimeRules = table(
  'working_time_rules',
  {
    id: col.uuid,
    workspace_id: col.uuid,
    effective_on: col.day,
    on: col.bool,
    source: col.text,
    most_minutes: col.maybe.int,
    least_minutes: col.maybe.int,
    expires_months: col.maybe.int,
    closes_on: col.maybe.int,
    core_from: col.maybe.text,
    core_to: col.maybe.text,
    day_most_minutes: col.maybe.int,
    rest_minutes: col.maybe.int,
    payout_percent: col.maybe.numeric,
    overtime_minutes: col.maybe.int,
    overtime_per: col.text,
    revision: col.revision,
  },
  { indexes: ['workspace_id, effective_on desc'] },
)

type Closed = RecordedOf<typeof e.WorkingTimeMonthClosed>

const employeeOf = ({ data }: { data: { employee_id: string } }) => data.employee_id
const monthId = (employee: string, month: string) => derivedId(employee, `working time ${month}`)
const lineId = ({ id }: Closed, key: string) => derivedId(id, `line ${key}`)
const firstOf = (day: string) => `${day.slice(0, 7)}-01`

/** Returns the ids of the earlier months whose days a closing corrects. */
const correctedMonths = ({ data: { employee_id, corrections } }: Closed) => [
  ...new Set(corrections.map(({ day }) => monthId(employee_id, firstOf(day)))),
]

/** Returns an account after hours were added, or below zero taken away. */
const withHours = (
  row:
    | { closed_month: string | null; closed_at: string | null; balance_seconds: number }
    | undefined,
  { workspace, data }: { workspace: string; data: { employee_id: string } },
  seconds: number,
) => ({
  id: data.employee_id,
  workspace_id: workspace,
  balance_seconds: (row?.balance_seconds ?? 0) + seconds,
  closed_month: row?.closed_month ?? null,
  closed_at: row?.closed_at ?? null,
})

type PayoutBooked = RecordedOf<typeof e.WorkingTimePaidOut | typeof e.WorkingTimePayoutWithdrawn>

/** Returns the ledger's line of a payout, or of its withdrawal. */
const payoutLine = (
  event: PayoutBooked,
  line: { id: string; kind: 'paid_out' | 'payout_withdrawn'; seconds: number },
) => ({
  ...line,
  workspace_id: event.workspace,
  employee_id: event.data.employee_id,
  day: event.data.on,
  month: null,
  causes: [],
  reason: event.data.reason,
  booked_at: at(event),
  booked_by: event.meta.actor,
})

const payoutId = ({ data }: { data: { payout_id: string } }) => data.payout_id

const withdrawalId = ({ data }: { data: { payout_id: string } }) =>
  derivedId(data.payout_id, 'withdrawal')

const waiting = { status: 'waiting', payrun_id: null }

const payoutSteps = [
  on(e.WorkingTimePaidOut, workingTimeAccounts, employeeOf, (row, event) =>
    withHours(row, event, -event.data.seconds),
  ),
  on(e.WorkingTimePayoutWithdrawn, workingTimeAccounts, employeeOf, (row, event) =>
    withHours(row, event, event.data.seconds),
  ),
  on(e.WorkingTimePaidOut, workingTimeLines, payoutId, (_, event, id) =>
    payoutLine(event, { id, kind: 'paid_out', seconds: -event.data.seconds }),
  ),
  on(e.WorkingTimePayoutWithdrawn, workingTimeLines, withdrawalId, (_, event, id) =>
    payoutLine(event, { id, kind: 'payout_withdrawn', seconds: event.data.seconds }),
  ),
  on(e.WorkingTimePaidOut, workingTimePayouts, payoutId, (_, { workspace, data }) => ({
    id: data.payout_id,
    workspace_id: workspace,
    employee_id: data.employee_id,
    day: data.on,
    seconds: data.seconds,
    surcharge_percent: data.surcharge_percent,
    ...waiting,
  })),
  change(e.WorkingTimePayoutHeldForPayRun, workingTimePayouts, payoutId, ({ data }) => ({
    status: 'in_pay_run',
    payrun_id: data.payrun_id,
  })),
  change(e.WorkingTimePayoutTakenIntoPayRun, workingTimePayouts, payoutId, () => ({
    status: 'paid',
  })),
  change(e.WorkingTimePayoutReleasedFromPayRun, workingTimePayouts, payoutId, () => waiting),
  change(e.WorkingTimePayoutPayslipReversed, workingTimePayouts, payoutId, () => waiting),
  change(e.WorkingTimePayoutWithdrawn, workingTimePayouts, payoutId, () => ({
    status: 'withdrawn',
    payrun_id: null,
  })),
]

type OvertimeDecided = RecordedOf<
  typeof e.WorkingTimeOvertimeApproved | typeof e.WorkingTimeOvertimeDeclined
>

const overtimeIdOf = ({ data }: { data: { overtime_id: string } }) => data.overtime_id

const overtimeDecided = (event: OvertimeDecided) => ({
  waiting_seconds: 0,
  decided_at: at(event),
  decided_by: event.meta.actor,
  comment: event.data.comment,
})

const overtimeSteps = [
  on(
    e.WorkingTimeMonthClosed,
    workingTimeOvertime,
    ({ data }) => data.overtime.map(({ overtime_id }) => overtime_id),
    (row, event, id) => {
      const found = event.data.overtime.find(({ overtime_id }) => overtime_id === id)
      if (!found) return row
      const { overtime_rule: rule, employee_id } = event.data

      const before = row ?? {
        id,
        workspace_id: event.workspace,
        employee_id,
        month: found.month,
        held_seconds: 0,
        approved_seconds: 0,
        declined_seconds: 0,
        limit_minutes: rule?.minutes ?? 0,
        limit_per: rule?.per ?? 'month',
        decided_at: null,
        decided_by: null,
        comment: null,
      }

      const held_seconds = before.held_seconds + found.seconds
      const declined_seconds = Math.min(before.declined_seconds, held_seconds)

      return {
        ...before,
        held_seconds,
        declined_seconds,
        waiting_seconds: held_seconds - declined_seconds,
        raised_at: at(event),
      }
    },
  ),
  change(e.WorkingTimeOvertimeRaised, workingTimeOvertime, overtimeIdOf, (event) => ({
    raised_at: at(event),
  })),
  on(e.WorkingTimeOvertimeApproved, workingTimeAccounts, employeeOf, (row, event) =>
    withHours(row, event, event.data.seconds),
  ),
  on(
    e.WorkingTimeOvertimeApproved,
    workingTimeLines,
    ({ id }) => derivedId(id, 'overtime'),
    (_, event, id) => ({
      id,
      workspace_id: event.workspace,
      employee_id: event.data.employee_id,
      kind: 'overtime_approved',
      day: lastDayOf(event.data.month),
      month: null,
      seconds: event.data.seconds,
      causes: [],
      reason: event.data.comment,
      booked_at: at(event),
      booked_by: event.meta.actor,
    }),
  ),
  change(e.WorkingTimeOvertimeApproved, workingTimeOvertime, overtimeIdOf, (event, row) => ({
    ...overtimeDecided(event),
    held_seconds: row.held_seconds - event.data.seconds,
    approved_seconds: row.approved_seconds + event.data.seconds,
  })),
  change(e.WorkingTimeOvertimeDeclined, workingTimeOvertime, overtimeIdOf, (event, row) => ({
    ...overtimeDecided(event),
    declined_seconds: row.declined_seconds + event.data.seconds,
  })),
]

export const workingTimeProjection = projection('working-time', {
  version: 5,
  tables: [
    workingTimeAccounts,
    workingTimeLines,
    workingTimeMonths,
    workingTimePayouts,
    workingTimeOvertime,
    workingTimeRules,
  ],
  contents: [
    [workingTimeRules, workingTimeRulesDecider, ({ data }) => String(data.effective_on)],
    [workingTimeOvertime, workingTimeDecider],
  ],
  steps: [
    on(e.WorkingTimeMonthClosed, workingTimeAccounts, employeeOf, (row, event) => ({
      id: event.data.employee_id,
      workspace_id: event.workspace,
      balance_seconds: closingLines(event.data).reduce(
        (sum, { seconds }) => sum + seconds,
        row?.balance_seconds ?? 0,
      ),
      closed_month: event.data.month,
      closed_at: at(event),
    })),
    on(e.WorkingTimeBooked, workingTimeAccounts, employeeOf, (row, event) =>
      withHours(row, event, event.data.seconds),
    ),
    on(
      e.WorkingTimeMonthClosed,
      workingTimeLines,
      (event) => closingLines(event.data).map(({ key }) => lineId(event, key)),
      (_, event, id) => {
        const found = closingLines(event.data).find(({ key }) => lineId(event, key) === id)
        if (!found) return undefined
        const { key: _key, ...line } = found

        return {
          id,
          workspace_id: event.workspace,
          employee_id: event.data.employee_id,
          month: event.data.month,
          ...line,
          reason: null,
          booked_at: at(event),
          booked_by: event.meta.actor,
        }
      },
    ),
    on(
      e.WorkingTimeBooked,
      workingTimeLines,
      ({ data }) => data.booking_id,
      (_, event) => ({
        id: event.data.booking_id,
        workspace_id: event.workspace,
        employee_id: event.data.employee_id,
        kind: event.data.kind,
        day: event.data.on,
        month: null,
        seconds: event.data.seconds,
        causes: [],
        reason: event.data.reason,
        booked_at: at(event),
        booked_by: event.meta.actor,
      }),
    ),
    ...payoutSteps,
    ...overtimeSteps,
    change(e.WorkingTimeMonthClosed, workingTimeMonths, correctedMonths, ({ data }, row) => {
      const changed = new Map(
        data.corrections.map(({ seconds: _, causes: __, ...day }) => [day.day, day]),
      )
      return { days: row.days.map((day) => changed.get(day.day) ?? day) }
    }),
    on(
      e.WorkingTimeMonthClosed,
      workingTimeMonths,
      ({ data }) => monthId(data.employee_id, data.month),
      (_, { workspace, data }) => ({
        id: monthId(data.employee_id, data.month),
        workspace_id: workspace,
        employee_id: data.employee_id,
        month: data.month,
        source: data.source,
        target_seconds: data.target_seconds,
        worked_seconds: data.worked_seconds,
        days: data.days,
      }),
    ),
    on(
      rules.WorkingTimeRulesSet,
      workingTimeRules,
      ({ data }) => data.rules_id,
      (_, { workspace, data: { rules_id, ...version } }) => ({
        ...version,
        id: rules_id,
        workspace_id: workspace,
      }),
    ),
    changeWhere(
      employeeEvents.PersonErased,
      workingTimeOvertime,
      { column: 'employee_id', value: erased },
      () => ({ comment: null }),
    ),
    changeWhere(
      employeeEvents.PersonErased,
      workingTimeLines,
      { column: 'employee_id', value: erased },
      () => ({ reason: null }),
    ),
  ],
})
