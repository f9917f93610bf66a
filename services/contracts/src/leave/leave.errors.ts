import { errors } from '../kernel/errors'

export const leaveErrors = errors({
  'leave.overlaps': [422, 'You have a leave in this time already.'],
  'leave.balance': [422, 'The balance is too small: {available} of {needed} days are left.'],
  'leave.too_long': [422, 'A leave lasts at most 1,100 days.'],
  'leave.too_far': [422, 'You cannot select a day more than 10 years away.'],
  'leave.nothing': [422, 'There is no working day in this time.'],
  'leave.already_approved': [409, 'This leave is approved already.'],
  'leave.already_rejected': [409, 'This leave is rejected already.'],
  'leave.used_in_payroll': [409, 'A pay run has used this leave; correct it in the next run.'],
  'leave.not_pending': [409, 'Only a pending leave can be changed.'],
  'leave.own': [403, 'You cannot decide your own request.'],
  'leave.policy_missing': [422, 'You have no time off policy.'],
  'leave.type_unknown': [422, 'Please Select Leave Types!'],
})
