import { memberSignInEvents } from '@workledger/contracts/access/factor.events'
import {
  attendanceEvents as attendance,
  attendanceRuleEvents as attendanceRules,
} from '@workledger/contracts/attendance/attendance.events'
import { deviceEvents as devices } from '@workledger/contracts/biometrics/biometrics.events'
import { punchImportEvents as punchImports } from '@workledger/contracts/biometrics/punch-imports.events'
import { employmentEvents as employment } from '@workledger/contracts/employment/employment.events'
import {
  expenseEvents as expense,
  expenseRuleEvents as expenseRules,
} from '@workledger/contracts/expenses/expenses.events'
import { invoiceEvents as invoice } from '@workledger/contracts/invoicing/invoicing.events'
import type { EventDefinition, Recorded, RecordedOf } from '@workledger/contracts/kernel/event'
import {
  leaveDelegationEvents as delegations,
  leaveEvents as leave,
  leaveRuleEvents as leaveRules,
} from '@workledger/contracts/leave/leave.events'
import {
  bankAccountEvents as bank,
  paymentEvents as payment,
} from '@workledger/contracts/payments/payments.events'
import { payRunEvents as pay } from '@workledger/contracts/payroll/payroll.events'
import { payrollCategoryEvents as categories } from '@workledger/contracts/payroll/payroll-categories.events'
import { employeeEvents } from '@workledger/contracts/people/people.events'
import { signOnEvents } from '@workledger/contracts/sso/sso.events'
import {
  timesheetEvents as timesheet,
  timesheetRuleEvents as timesheetRules,
  timesheetStepRuleEvents as timesheetSteps,
} from '@workledger/contracts/time-tracking/timesheets.events'
import type { WatchedKind } from '@workledger/contracts/watch/watch-rules'
import { workingTimeEvents as workingTime } from '@workledger/contracts/working-time/working-time.events'
import { changeWhere, erased, on, projection } from '../kernel/projection'
import { ruleSteps } from './rule-acts'
import { type ActOf, actRow, type WatchedActRow, watchedActs } from './watched-acts.table'

const act = <D extends EventDefinition>(
  definition: D,
  kind: WatchedKind,
  of: (data: RecordedOf<D>['data']) => ActOf,
) =>
  on(
    definition,
    watchedActs,
    ({ id }) => id,
    (_, event): WatchedActRow => actRow(event, kind, of(event.data)),
  )

/**
 * Watches an act that has no other rule, if it benefited one person alone and no other could do it.
 */
const actAlone = <D extends EventDefinition>(
  definition: D,
  kind: WatchedKind,
  of: (data: RecordedOf<D>['data']) => ActOf,
) => {
  const always = act(definition, kind, of)
  return {
    ...always,
    keys: (event: Recorded) => (event.meta.nobody_else ? always.keys(event) : []),
  }
}

const ofLeave = ({
  employee_id,
  leave_id,
  own = false,
}: {
  employee_id: string
  leave_id: string
  own?: boolean
}): ActOf => ({
  employee_id,
  record_id: leave_id,
  own,
})

const ofExpense = ({
  employee_id,
  expense_id,
  own = false,
}: {
  employee_id: string
  expense_id: string
  own?: boolean
}): ActOf => ({
  employee_id,
  record_id: expense_id,
  own,
})

const ofRun = ({
  payrun_id,
  employee_id = null,
}: {
  payrun_id: string
  employee_id?: string | null
}): ActOf => ({
  employee_id,
  record_id: payrun_id,
})

const ofContract = (data: {
  employee_id: string
  contract_id: string
  base_compensation_amount?: string | null | undefined
  base_compensation_type?: string | null | undefined
  currency?: string | undefined
  effective_on?: string | undefined
}): ActOf => ({
  employee_id: data.employee_id,
  record_id: data.contract_id,
  amount: data.base_compensation_amount ?? null,
  pay_type: data.base_compensation_type ?? null,
  currency: data.currency ?? null,
  from_on: data.effective_on ?? null,
})

const ofAdjustment = ({
  employee_id,
  contract_id,
}: {
  employee_id: string
  contract_id: string
}): ActOf => ({
  employee_id,
  record_id: contract_id,
})

const ofDay = ({
  employee_id,
  attendance_id,
  day,
}: {
  employee_id: string
  attendance_id: string
  day: string
}): ActOf => ({
  employee_id,
  record_id: attendance_id,
  from_on: day,
})

const ofAllowance = ({
  employee_id,
  adjustment_id,
}: {
  employee_id: string
  adjustment_id: string
}): ActOf => ({
  employee_id,
  record_id: adjustment_id,
})

const ofPerson = ({ employee_id }: { employee_id: string }): ActOf => ({
  employee_id,
  record_id: employee_id,
})

/** All rules of steps of a company are one record: a deleted rule comes back under another id. */
const ofSteps =
  (rule_state: 'added' | 'changed' | 'deleted') =>
  ({ workspace_id }: { workspace_id: string }): ActOf => ({ record_id: workspace_id, rule_state })

const ofPunches = ({ import_id }: { import_id: string }): ActOf => ({ record_id: import_id })

const ofInvoice = ({ invoice_id }: { invoice_id: string }): ActOf => ({ record_id: invoice_id })

export const watchedActsProjection = projection('watched-acts', {
  version: 15,
  tables: [watchedActs],
  steps: [
    act(leave.LeaveApproved, 'leave_approved', ofLeave),
    act(leave.LeaveChanged, 'leave_changed', ofLeave),
    act(leave.LeaveRejected, 'leave_changed', ofLeave),
    act(leave.LeaveShortened, 'leave_changed', ofLeave),
    act(leave.LeaveDeleted, 'leave_changed', ofLeave),
    act(expense.ExpenseApproved, 'expense_approved', ofExpense),
    act(expense.ExpenseChanged, 'expense_changed', ofExpense),
    act(expense.ExpenseRejected, 'expense_changed', ofExpense),
    act(expense.ExpenseDeleted, 'expense_changed', ofExpense),
    act(
      attendance.CorrectionApproved,
      'correction_approved',
      ({ employee_id, correction_id, own }) => ({
        employee_id,
        record_id: correction_id,
        own,
      }),
    ),
    act(
      timesheet.TimesheetApproved,
      'timesheet_approved',
      ({ employee_id, timesheet_id, own }) => ({
        employee_id,
        record_id: timesheet_id,
        own,
      }),
    ),
    act(
      timesheet.TimesheetReopened,
      'timesheet_reopened',
      ({ employee_id, timesheet_id, own }) => ({
        employee_id,
        record_id: timesheet_id,
        own,
      }),
    ),
    act(
      timesheetRules.TimesheetRulesSet,
      'time_lock_changed',
      ({ workspace_id, locked_until }) => ({
        record_id: workspace_id,
        from_on: locked_until,
      }),
    ),
    act(leaveRules.LeaveApprovalRuleAdded, 'leave_steps_changed', ofSteps('added')),
    act(leaveRules.LeaveApprovalRuleChanged, 'leave_steps_changed', ofSteps('changed')),
    act(leaveRules.LeaveApprovalRuleDeleted, 'leave_steps_changed', ofSteps('deleted')),
    act(expenseRules.ExpenseApprovalRuleAdded, 'expense_steps_changed', ofSteps('added')),
    act(expenseRules.ExpenseApprovalRuleChanged, 'expense_steps_changed', ofSteps('changed')),
    act(expenseRules.ExpenseApprovalRuleDeleted, 'expense_steps_changed', ofSteps('deleted')),
    act(timesheetSteps.TimesheetApprovalRuleAdded, 'timesheet_steps_changed', ofSteps('added')),
    act(timesheetSteps.TimesheetApprovalRuleChanged, 'timesheet_steps_changed', ofSteps('changed')),
    act(timesheetSteps.TimesheetApprovalRuleDeleted, 'timesheet_steps_changed', ofSteps('deleted')),
    ...ruleSteps,
    act(attendance.AttendanceCorrected, 'attendance_changed', ofDay),
    act(attendance.AttendanceDeleted, 'attendance_changed', ofDay),
    act(attendance.AttendanceAdded, 'attendance_changed', ofDay),
    act(attendance.AttendanceRestored, 'attendance_changed', ofDay),
    actAlone(attendance.BreaksTyped, 'attendance_changed', ofDay),
    actAlone(punchImports.PunchImportStarted, 'attendance_changed', ofPunches),
    actAlone(punchImports.PunchImportUndone, 'attendance_changed', ofPunches),
    actAlone(
      devices.EmployeeRegistered,
      'attendance_changed',
      ({ employee_id, registration_id }) => ({ employee_id, record_id: registration_id }),
    ),
    act(leave.LeaveAdjusted, 'allowance_changed', ofAllowance),
    act(leave.LeaveAdjustmentChanged, 'allowance_changed', ofAllowance),
    act(leave.LeaveAdjustmentDeleted, 'allowance_changed', ofAllowance),
    actAlone(leave.LeaveYearClosed, 'allowance_changed', ofPerson),
    actAlone(leave.LeaveRequested, 'leave_added', ofLeave),
    act(
      workingTime.WorkingTimeOvertimeApproved,
      'overtime_approved',
      ({ employee_id, overtime_id, own }) => ({ employee_id, record_id: overtime_id, own }),
    ),
    actAlone(workingTime.WorkingTimeMonthClosed, 'hours_changed', ofPerson),
    actAlone(workingTime.WorkingTimeBooked, 'hours_changed', ofPerson),
    actAlone(workingTime.WorkingTimePaidOut, 'hours_changed', ofPerson),
    actAlone(workingTime.WorkingTimePayoutWithdrawn, 'hours_changed', ofPerson),
    actAlone(delegations.ApprovalDelegated, 'delegated', ofPerson),
    actAlone(leaveRules.LeavePolicyChanged, 'policy_changed', ({ policy_id }) => ({
      record_id: policy_id,
    })),
    actAlone(leaveRules.HolidayAdded, 'rule_changed', ({ holiday_id }) => ({
      record_id: holiday_id,
    })),
    actAlone(leaveRules.HolidayChanged, 'rule_changed', ({ holiday_id }) => ({
      record_id: holiday_id,
    })),
    actAlone(leaveRules.HolidayDeleted, 'rule_changed', ({ holiday_id }) => ({
      record_id: holiday_id,
    })),
    actAlone(attendanceRules.AttendanceRulesSet, 'rule_changed', ({ rules_id }) => ({
      record_id: rules_id,
    })),
    actAlone(attendanceRules.AttendanceRulesRemoved, 'rule_changed', ({ rules_id }) => ({
      record_id: rules_id,
    })),
    actAlone(categories.PayrollCategoryDeleted, 'rule_changed', ({ category_id }) => ({
      record_id: category_id,
    })),
    actAlone(categories.OvertimeRuleChanged, 'rule_changed', ({ category_id }) => ({
      record_id: category_id,
    })),
    actAlone(categories.OvertimeBonusChanged, 'rule_changed', ({ category_id }) => ({
      record_id: category_id,
    })),
    actAlone(categories.OvertimeWeekChanged, 'rule_changed', ({ workspace_id }) => ({
      record_id: workspace_id,
    })),
    actAlone(employeeEvents.EmployeeJobChanged, 'place_changed', ofPerson),
    actAlone(employment.ProbationSet, 'probation_set', ofPerson),
    act(expense.ExpenseReimbursed, 'expense_paid', ofExpense),
    act(expense.ExpenseReimbursementReversed, 'expense_paid', ofExpense),
    act(pay.PayRunStarted, 'pay_drafted', ({ payrun_id }) => ofRun({ payrun_id })),
    act(pay.PayRunEntryChanged, 'pay_entry_changed', ofRun),
    act(pay.PayRunPayeesChanged, 'pay_entry_changed', ({ payrun_id, own }) => ({
      ...ofRun({ payrun_id }),
      own,
    })),
    act(pay.PayRunRecalculated, 'pay_recalculated', ({ payrun_id }) => ofRun({ payrun_id })),
    act(pay.PayRunApproved, 'pay_approved', ({ payrun_id }) => ofRun({ payrun_id })),
    act(pay.PayRunReversed, 'pay_reversed', ({ payrun_id }) => ofRun({ payrun_id })),
    act(pay.PayRunDeleted, 'pay_deleted', ({ payrun_id }) => ofRun({ payrun_id })),
    act(payment.PaymentFileMade, 'payment_file', ({ payrun_id }) => ofRun({ payrun_id })),
    act(payment.PayRunEntriesPaid, 'paid', ({ payrun_id }) => ofRun({ payrun_id })),
    actAlone(payment.PayRunPaymentsReturned, 'unpaid', ({ payrun_id }) => ofRun({ payrun_id })),
    act(payment.PayRunEntriesUnpaid, 'unpaid', ({ payrun_id }) => ofRun({ payrun_id })),
    act(employment.ContractAdded, 'contract_changed', ofContract),
    act(employment.ContractChanged, 'contract_changed', ofContract),
    act(employment.ContractDeleted, 'contract_deleted', ofAdjustment),
    act(employment.PayrollAdjustmentAdded, 'adjustment_changed', ofAdjustment),
    act(employment.PayrollAdjustmentChanged, 'adjustment_changed', ofAdjustment),
    act(employment.PayrollAdjustmentDeleted, 'adjustment_changed', ofAdjustment),
    act(
      employeeEvents.EmployeeTerminated,
      'employment_ended',
      ({ employee_id, terminated_on }) => ({
        ...ofPerson({ employee_id }),
        from_on: terminated_on,
      }),
    ),
    act(bank.BankAccountChanged, 'bank_changed', ofPerson),
    act(bank.BankAccountRemoved, 'bank_changed', ofPerson),
    act(invoice.InvoiceIssued, 'invoice_issued', ofInvoice),
    act(invoice.InvoiceCredited, 'invoice_credited', ofInvoice),
    act(signOnEvents.EmergencyAccessUsed, 'emergency_access', ofPerson),
    act(memberSignInEvents.MemberFactorsReset, 'factors_reset', ofPerson),
    changeWhere(
      employeeEvents.PersonErased,
      watchedActs,
      { column: 'employee_id', value: erased },
      () => ({ amount: null }),
    ),
  ],
})
