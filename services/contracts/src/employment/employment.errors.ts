import { errors } from '../kernel/errors'

export const employmentErrors = errors({
  'contract.effective_taken': [422, 'There is a contract for this effective date already.'],
  'contract.end_before_start': [422, 'The end is before the start.'],
  'contract.used_in_payroll': [409, 'An approved pay run has used this contract.'],
  'contract.own': [403, 'You cannot change your own contract.'],
})
