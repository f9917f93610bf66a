import {
  attendanceEvents as attendance,
  attendanceRuleEvents as attendanceRules,
} from '@workledger/contracts/attendance/attendance.events'
import { employmentEvents as employment } from '@workledger/contracts/employment/employment.events'
import { payTerms } from '@workledger/contracts/employment/pay-terms'
import type { EventDefinition, RecordedOf } from '@workledger/contracts/kernel/event'
import {
  leaveEvents as leave,
  leaveRuleEvents as rules,
} from '@workledger/contracts/leave/leave.events'
import { payRunEvents as runs } from '@workledger/contracts/payroll/payroll.events'
import { payrollCategoryEvents as categories } from '@workledger/contracts/payroll/payroll-categories.events'
import { employeeEvents as people } from '@workledger/contracts/people/people.events'
import { at, on, projection } from '../kernel/projection'
import { col, table } from '../kernel/table'

/** One row per event that pay may depend on. A draft or approved run without it is out of date. */
export const payChanges = table(
  'pay_changes',
  {
    id: col.uuid,
    workspace_id: col.uuid,
    /** Null if it concerns every employee. */
    employee_id: col.maybe.uuid,
    kind: col.text,
    type: col.text,
    /** The days that it may change; null means any. */
    from_on: col.maybe.day,
    to_on: col.maybe.day,
    position: col.numeric,
    changed_at: col.instant,
  },
  { indexes: ['workspace_id, position', 'employee_id, position'] },
)

type Days = { from_on?: string | null | undefined; to_on?: string | null | undefined }

const noted = <D extends EventDefinition>(
  definition: D,
  kind: string,
  days: (data: RecordedOf<D>['data']) => Days | undefined = () => ({}),
) =>
  on(
    definition,
    payChanges,
    (event) => (days(event.data) ? (event as { id: string }).id : undefined),
    (_, event, key) => {
      const { from_on = null, to_on = null } = days(event.data) ?? {}
      const { workspace, type, position, data } = event
      const employee_id = (data as { employee_id?: string | null }).employee_id ?? null

      return {
        id: key,
        workspace_id: workspace,
        employee_id,
        kind,
        type,
        from_on,
        to_on,
        position,
        changed_at: at(event),
      }
    },
  )

const rangeOfDay = (data: { day: string }) => ({ from_on: data.day, to_on: data.day })

const leaveDays = ({ start_on, finish_on }: { start_on: string; finish_on: string }) => ({
  from_on: start_on,
  to_on: finish_on,
})

const date = ({ date }: { date: string }) => ({ from_on: date, to_on: date })

export const payChangesProjection = projection('pay-changes', {
  version: 3,
  tables: [payChanges],
  steps: [
    // The first version counts from its start.
    noted(employment.ContractAdded, 'contract', ({ effective_on, start_date }) => ({
      from_on: start_date && start_date < effective_on ? start_date : effective_on,
    })),
    noted(employment.ContractChanged, 'contract', (data) =>
      payTerms.some((term) => term in data) ? {} : undefined,
    ),
    noted(employment.ContractDeleted, 'contract'),
    noted(employment.PayrollAdjustmentAdded, 'adjustment', ({ valid_from, valid_to }) => ({
      from_on: valid_from,
      to_on: valid_to,
    })),
    noted(employment.PayrollAdjustmentChanged, 'adjustment'),
    noted(employment.PayrollAdjustmentDeleted, 'adjustment'),
    noted(attendance.CheckedOut, 'attendance', rangeOfDay),
    noted(attendance.BreaksTyped, 'attendance', rangeOfDay),
    noted(attendance.AttendanceAdded, 'attendance', rangeOfDay),
    noted(attendance.AttendanceCorrected, 'attendance', ({ from_day, day }) => ({
      from_on: from_day < day ? from_day : day,
      to_on: from_day < day ? day : from_day,
    })),
    noted(attendance.AttendanceRestored, 'attendance', rangeOfDay),
    noted(attendanceRules.AttendanceRulesSet, 'attendance', ({ effective_on }) => ({
      from_on: effective_on,
    })),
    noted(attendanceRules.AttendanceRulesRemoved, 'attendance', ({ effective_on }) => ({
      from_on: effective_on,
    })),
    noted(attendance.AttendanceDeleted, 'attendance', rangeOfDay),
    noted(attendance.ShiftPunched, 'attendance', ({ from_day, day }) => ({
      from_on: from_day && from_day < day ? from_day : day,
      to_on: from_day && from_day > day ? from_day : day,
    })),
    noted(attendance.PunchedShiftRemoved, 'attendance', rangeOfDay),
    noted(leave.LeaveRequested, 'leave', (data) =>
      data.status === 'approved' ? leaveDays(data) : undefined,
    ),
    noted(leave.LeaveChanged, 'leave'),
    noted(leave.LeaveRecounted, 'leave'),
    noted(leave.LeaveApproved, 'leave'),
    noted(leave.LeaveRejected, 'leave'),
    noted(leave.LeaveShortened, 'leave'),
    noted(leave.LeaveDeleted, 'leave'),
    // The last pay of a leaver settles their balance.
    noted(leave.LeaveAdjusted, 'balance'),
    noted(leave.LeaveAdjustmentChanged, 'balance'),
    noted(leave.LeaveAdjustmentDeleted, 'balance'),
    noted(rules.LeavePolicyChanged, 'balance', ({ from_year }) => ({
      from_on: `${from_year}-01-01`,
    })),
    noted(rules.HolidayAdded, 'holiday', date),
    noted(rules.HolidayChanged, 'holiday'),
    noted(rules.HolidayDeleted, 'holiday'),
    noted(categories.OvertimeRuleChanged, 'overtime'),
    noted(categories.OvertimeBonusChanged, 'overtime'),
    noted(categories.OvertimeWeekChanged, 'overtime', ({ from }) =>
      from ? { from_on: from } : {},
    ),
    noted(people.EmployeeTerminated, 'employee', ({ terminated_on }) => ({
      from_on: terminated_on,
    })),
    noted(people.EmployeeUnterminated, 'employee'),
    noted(people.EmployeeRehired, 'employee'),
    noted(runs.PayRunApproved, 'run'),
    noted(runs.PayRunReversed, 'run'),
  ],
})
