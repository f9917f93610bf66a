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
  'working_time.rules_too_many': [422, 'There are 100 versions of the rules already.'],
})
