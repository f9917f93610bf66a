import { attendanceEvents } from '@workledger/contracts/attendance/attendance.events'
import { expenseEvents } from '@workledger/contracts/expenses/expenses.events'
import { leaveEvents } from '@workledger/contracts/leave/leave.events'
import { payRunEvents } from '@workledger/contracts/payroll/payroll.events'
import { timesheetEvents } from '@workledger/contracts/time-tracking/timesheets.events'
import { workingTimeEvents } from '@workledger/contracts/working-time/working-time.events'
import type { Reaction } from '../kernel/reaction'
import type { ChatPostKind, ChatTable } from './chat-table'

interface Told {
  /** Name of the reaction, if its kind has another one too. */
  readonly name?: string
  readonly kind: Exclude<ChatPostKind, 'test' | 'away'>
  readonly on: string
  /** The field with the id of the record. */
  readonly record: string
}

const told: readonly Told[] = [
  { kind: 'leave', on: leaveEvents.LeaveRequested.type, record: 'leave_id' },
  { kind: 'expense', on: expenseEvents.ExpenseRequested.type, record: 'expense_id' },
  // The next step of an approval waits.
  {
    name: 'chat message of a step of leave',
    kind: 'leave',
    on: leaveEvents.LeaveStepApproved.type,
    record: 'leave_id',
  },
  {
    name: 'chat message of a step of an expense',
    kind: 'expense',
    on: expenseEvents.ExpenseStepApproved.type,
    record: 'expense_id',
  },
  {
    name: 'chat message of a step of a week',
    kind: 'timesheet',
    on: timesheetEvents.TimesheetStepApproved.type,
    record: 'timesheet_id',
  },
  { kind: 'correction', on: attendanceEvents.CorrectionProposed.type, record: 'correction_id' },
  { kind: 'timesheet', on: timesheetEvents.TimesheetSubmitted.type, record: 'timesheet_id' },
  {
    kind: 'overtime',
    on: workingTimeEvents.WorkingTimeOvertimeRaised.type,
    record: 'overtime_id',
  },
  { kind: 'pay_run', on: payRunEvents.PayRunDrafted.type, record: 'payrun_id' },
  { kind: 'pay_run_approved', on: payRunEvents.PayRunApproved.type, record: 'payrun_id' },
]

/** Orders messages of chat channels. What still holds is looked at when they are sent. */
export const chatReactions = (table: ChatTable): Reaction[] =>
  told.map(({ kind, on, record, name = `chat message of ${kind}` }) => ({
    name,
    on,
    react: ({ id, workspace, data }) =>
      table.order(workspace, kind, { cause: id, record: String(data[record]) }),
    async concerned(events) {
      const companies = await table.companies(events.map(({ workspace }) => workspace))
      return new Set(events.filter(({ workspace }) => companies.has(workspace)).map(({ id }) => id))
    },
  }))
