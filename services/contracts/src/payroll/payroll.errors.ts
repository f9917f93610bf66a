import { errors } from '../kernel/errors'

export const payrollErrors = errors({
  'payroll.category_in_use': [409, 'A contract uses this category, or it pays overtime.'],
  'payroll.insufficient': [422, 'Insufficient Data'],
  'payroll.complete': [409, 'This pay run is approved already; it never changes.'],
  'payroll.drafting': [409, 'This pay run is still being calculated.'],
  'payroll.nobody_paid': [409, 'This run would pay no one.'],
  'payroll.stale': [
    409,
    'Facts changed since this run was calculated: {count}. Recalculate it first.',
  ],
  'payroll.already_paid': [
    409,
    'People whom another run has paid for some of these days: {count}.',
  ],
  'payroll.expenses_gone': [
    409,
    'Expenses of this run that are no longer due: {count}. Recalculate it first.',
  ],
  'payroll.approving': [
    409,
    'Another pay run is being approved at this moment. Please try again in a few seconds.',
  ],
  'payroll.most_changes': [
    422,
    'These are too many changes for one approval: {count}. Save them entry by entry first.',
  ],
  'payroll.not_complete': [409, 'Only an approved run can be reversed; a draft is deleted.'],
  'payroll.reversed': [409, 'This has been reversed already.'],
  'payroll.is_reversal': [
    409,
    'This run takes another one back; it cannot be changed or reversed.',
  ],
  'payroll.four_eyes': [
    403,
    'A person who drafted, recalculated or edited a pay run may not approve it.',
  ],
  'payroll.four_eyes_own': [
    403,
    'Since the last run you changed something on which your own pay depends. You count as a preparer: another person approves this run.',
  ],
  'payroll.nobody': [422, 'No employee has a contract with pay in {currency} in this time.'],
  'payroll.allowance': [422, 'Please input the Allowance Name!'],
  'payroll.deduction': [422, 'Please input the Deduction Name!'],
  'payroll.adjustment': [422, 'Please add payroll adjustment name or delete this field.'],
  'payroll.overtime_hours': [422, 'At most 168 hours a week, or 24 a day.'],
  'payroll.overtime_weekday': [422, 'Choose a day of the week, 1 for Monday to 7 for Sunday.'],
  'payroll.overtime_week_day': [
    422,
    '{from} is not the weekday on which the week is to begin. Choose {next}.',
  ],
  'payroll.overtime_week_closed': [
    422,
    'Approved pay runs keep their weeks: choose a day after {paid}.',
  ],
  'payroll.overtime_factor': [422, 'A factor from 1 to 10.'],
  'payroll.hours_of_period': [422, 'The days of this run have only {hours} hours.'],
  'payroll.negative_net': [422, 'The net pay is negative: {net}.'],
  'payroll.check.already_paid': [
    422,
    'People whom another run has paid for some of these days: {count}.',
  ],
  'payroll.check.expenses_gone': [
    422,
    'Expenses of this run that are no longer due: {count}; recalculate it.',
  ],
  'payroll.check.zero_net': [422, 'Entries held back because their net pay is zero: {count}.'],
  'payroll.check.negative_net': [
    422,
    'Entries held back because their net pay is negative: {count}.',
  ],
  'payroll.check.open_shift': [422, 'Shifts of people paid by the hour without an end: {count}.'],
  'payroll.check.unpaired_punch': [
    422,
    'Punches of people paid by the hour that belong to no shift: {count}.',
  ],
  'payroll.check.leave_pending': [422, 'Leaves in this period that are not decided: {count}.'],
  'payroll.check.carried': [422, 'People with deductions that are left to the next run: {count}.'],
  'payroll.check.owed_before': [
    422,
    'People without an entry in a closed run, whom this run pays for that time: {count}.',
  ],
  'payroll.check.taken_back': [
    422,
    'People with reversed pay, whose days no run has paid since: {count}.',
  ],
  'payroll.check.leaver_owes': [
    422,
    'People who leave and owe more than their last pay covers: {count}.',
  ],
  'payroll.check.no_settlement': [
    422,
    'People who have left, and whose last day no run pays: {count}.',
  ],
  'payroll.check.correction_pending': [
    422,
    'Corrections of attendance in this period that are not decided: {count}.',
  ],
  'payroll.check.account_changed': [
    422,
    'People with another bank account than in the run before: {count}.',
  ],
  'payroll.check.earlier_draft': [
    422,
    'The run of {start} – {end} is still a draft. Approve it first, or delete it.',
  ],
  'payroll.check.not_ended': [422, 'The period ends on {end}; hours and leave may still change.'],
  'payroll.zero_net': [422, 'The net pay is zero.'],
  'payroll.no_contract': [422, 'There is no contract.'],
  'payroll.no_salary': [422, 'The contract has no salary.'],
  'payroll.other_currency': [
    422,
    'The contract is in another currency; it needs a run of its own.',
  ],
  'payroll.other_frequency': [422, 'The contract has another pay frequency than this period.'],
  'payroll.contract_ended': [422, 'Active, but the contract ended before this period.'],
  'payroll.part_in_other_currency': [
    422,
    'Part of the period is in another currency; that part needs a run of its own.',
  ],
  'payroll.no_hours': [422, 'The contract has no hours, so paid leave and holidays count as zero.'],
  'payroll.no_attendance': [422, 'Paid by the hour, but no hours are recorded.'],
})
