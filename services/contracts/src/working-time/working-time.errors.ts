import { errors } from '../kernel/errors'

export const workingTimeErrors = errors({
  'working_time.off': [409, 'Your company keeps no working time accounts in this month.'],
  'working_time.month_order': [409, 'Close {month} first.'],
  'working_time.month_not_over': [422, 'This month is not over yet.'],
  'working_time.opened': [409, 'This account has an opening balance already. Book a correction.'],
  'working_time.most': [422, 'An account takes at most {hours} hours, earned or owed.'],
  'working_time.no_seconds': [422, 'Enter hours other than 0.'],
  'working_time.core_both': [422, 'Enter both ends of the core time.'],
  'working_time.core_order': [422, 'The core time ends after it begins.'],
  'working_time.rules_too_far': [422, 'Choose a month at most 12 months away.'],
  'working_time.overtime_decided': [409, 'This overtime no longer waits for a decision.'],
  'working_time.overtime_own': [403, 'You cannot decide your own overtime.'],
  'working_time.decision': [422, 'Approve or decline, one of the two.'],
  'working_time.payout_percent': [422, 'Enter a percentage from 0 to 200.'],
  'working_time.payout_more': [422, 'The account has {time} hours to pay out.'],
  'working_time.payout_hourly': [409, 'Pay by the hour pays these hours already.'],
  'working_time.payout_no_pay': [
    409,
    'No contract of today gives an hour a price. It needs pay and hours.',
  ],
  'working_time.payout_in_run': [
    409,
    'A draft pay run has these hours. Exclude the person from it, or delete it first.',
  ],
  'working_time.payout_paid': [409, 'A pay run has paid these hours. Reverse the payslip first.'],
  'working_time.rules_too_many': [422, 'There are 100 versions of the rules already.'],
})
