import { errors } from '../kernel/errors'

export const payrollErrors = errors({
  'payroll.category_in_use': [409, 'A contract uses this category, or it pays overtime.'],
  'payroll.insufficient': [422, 'Insufficient Data'],
  'payroll.complete': [409, 'This pay run is already approved and never changes.'],
  'payroll.drafting': [409, 'This pay run is still being calculated.'],
  'payroll.nobody_paid': [409, 'This run would pay no one.'],
  'payroll.stale': [
    409,
    '{count, plural, one {# fact has} other {# facts have}} changed since this run was calculated. Recalculate it first.',
  ],
  'payroll.already_paid': [
    409,
    'Another run has already paid {count, plural, one {# person} other {# people}} for some of these days.',
  ],
  'payroll.expenses_gone': [
    409,
    '{count, plural, one {# expense of this run is} other {# expenses of this run are}} no longer due. Recalculate it first.',
  ],
  'payroll.payouts_gone': [
    409,
    '{count, plural, one {# line of hours paid out is} other {# lines of hours paid out are}} no longer waiting for this run. Recalculate it first.',
  ],
  'payroll.payout_fixed': [409, 'Hours paid out are changed in the working time account only.'],
  'payroll.approving': [
    409,
    'Another pay run is being approved. Please try again in a few seconds.',
  ],
  'payroll.most_changes': [
    422,
    '{count, plural, one {# change is} other {# changes are}} too many for one approval. Save them entry by entry first.',
  ],
  'payroll.not_complete': [409, 'Only an approved run can be reversed; a draft is deleted.'],
  'payroll.reversed': [409, 'This is already reversed.'],
  'payroll.is_reversal': [409, 'This run reverses another one; it cannot be changed or reversed.'],
  'payroll.four_eyes': [
    403,
    'You drafted, recalculated or edited this pay run. Another person must approve it.',
  ],
  'payroll.four_eyes_own': [
    403,
    'Since the last run you changed data that your own pay depends on. You count as a preparer: another person must approve this run.',
  ],
  'payroll.nobody': [422, 'No one has a contract with pay in {currency} in this period.'],
  'payroll.allowance': [422, 'Please input the Allowance Name!'],
  'payroll.deduction': [422, 'Please input the Deduction Name!'],
  'payroll.adjustment': [422, 'Please add payroll adjustment name or delete this field.'],
  'payroll.overtime_hours': [422, 'At most 168 hours a week, or 24 a day.'],
  'payroll.overtime_weekday': [422, 'Choose a day of the week, 1 for Monday to 7 for Sunday.'],
  'payroll.overtime_week_day': [422, 'The new week does not start on {from}. Choose {next}.'],
  'payroll.overtime_week_closed': [
    422,
    'Approved pay runs keep their weeks: choose a day after {paid}.',
  ],
  'payroll.overtime_factor': [422, 'Enter a factor from 1 to 10.'],
  'payroll.hours_of_period': [422, 'The days of this run have only {hours} hours.'],
  'payroll.negative_net': [422, 'The net pay is negative: {net}.'],
  'payroll.check.already_paid': [
    422,
    'Another run has already paid {count, plural, one {# person} other {# people}} for some of these days.',
  ],
  'payroll.check.expenses_gone': [
    422,
    '{count, plural, one {# expense of this run is} other {# expenses of this run are}} no longer due. Recalculate the run.',
  ],
  'payroll.check.payouts_gone': [
    422,
    '{count, plural, one {# line of hours paid out is} other {# lines of hours paid out are}} no longer waiting for this run. Recalculate the run.',
  ],
  'payroll.check.zero_net': [
    422,
    '{count, plural, one {# entry is} other {# entries are}} held back because the net pay is zero.',
  ],
  'payroll.check.negative_net': [
    422,
    '{count, plural, one {# entry is} other {# entries are}} held back because the net pay is negative.',
  ],
  'payroll.check.open_shift': [
    422,
    '{count, plural, one {# shift of an hourly employee is} other {# shifts of hourly employees are}} still open.',
  ],
  'payroll.check.unpaired_punch': [
    422,
    '{count, plural, one {# punch of an hourly employee belongs} other {# punches of hourly employees belong}} to no shift.',
  ],
  'payroll.check.leave_pending': [
    422,
    '{count, plural, one {# leave request in this period is} other {# leave requests in this period are}} undecided.',
  ],
  'payroll.check.carried': [
    422,
    '{count, plural, one {# person has} other {# people have}} deductions that carry over to the next run.',
  ],
  'payroll.check.owed_before': [
    422,
    'This run pays {count, plural, one {# person} other {# people}} for an earlier run in which they had no entry.',
  ],
  'payroll.check.taken_back': [
    422,
    'No run has paid {count, plural, one {# person} other {# people}} again since their pay was reversed.',
  ],
  'payroll.check.leaver_owes': [
    422,
    '{count, plural, one {# person who leaves owes} other {# people who leave owe}} more than the last pay covers.',
  ],
  'payroll.check.payout_unpriced': [
    422,
    'No run pays {count, plural, one {# line of hours paid out} other {# lines of hours paid out}}: the contract is by the hour, or has no pay.',
  ],
  'payroll.check.no_settlement': [
    422,
    'No run pays the last day of {count, plural, one {# person who has left} other {# people who have left}}.',
  ],
  'payroll.check.correction_pending': [
    422,
    '{count, plural, one {# attendance correction in this period is} other {# attendance corrections in this period are}} undecided.',
  ],
  'payroll.check.account_changed': [
    422,
    '{count, plural, one {# person has} other {# people have}} a new bank account since the last run.',
  ],
  'payroll.check.earlier_draft': [
    422,
    'The run of {start} – {end} is still a draft. Approve it first, or delete it.',
  ],
  'payroll.check.not_ended': [422, 'The period ends on {end}; hours and leave may still change.'],
  'payroll.zero_net': [422, 'The net pay is zero.'],
  'payroll.no_contract': [422, 'There is no contract.'],
  'payroll.no_salary': [422, 'The contract has no salary.'],
  'payroll.other_currency': [422, 'The contract is in another currency and needs its own run.'],
  'payroll.other_frequency': [422, 'The contract has another pay frequency than this period.'],
  'payroll.contract_ended': [422, 'Active, but the contract ended before this period.'],
  'payroll.part_in_other_currency': [
    422,
    'Part of the period is in another currency and needs its own run.',
  ],
  'payroll.no_hours': [
    422,
    'The contract has no working hours, so paid leave and holidays count as zero.',
  ],
  'payroll.no_attendance': [422, 'Paid by the hour, but no hours are recorded.'],
  'payroll.books_account': [422, 'Enter an account of at most 100 characters.'],
  'payroll.books_cost_centre': [422, 'Enter a cost centre of at most 36 characters.'],
  'payroll.books_consultant': [422, 'A consultant number of DATEV has 4 to 7 digits.'],
  'payroll.books_client': [422, 'A client number of DATEV has 1 to 5 digits.'],
  'payroll.books_digits': [422, 'Accounts of DATEV have 4 to 8 digits.'],
  'payroll.books_month': [422, 'Choose a month from 1 to 12.'],
  'payroll.books_tax_rate': [422, 'Enter the name of the tax rate in Xero.'],
  'payroll.books_not_approved': [409, 'Only an approved pay run is booked.'],
  'payroll.books_missing': [
    409,
    'Accounts are missing: {count}. Enter them in the payroll settings first.',
  ],
})
