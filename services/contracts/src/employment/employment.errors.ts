import { errors } from '../kernel/errors'

export const employmentErrors = errors({
  'contract.effective_taken': [422, 'There is a contract for this effective date already.'],
  'contract.end_before_start': [422, 'The end is before the start.'],
  'contract.used_in_payroll': [409, 'An approved pay run has used this contract.'],
  'contract.probation_before_start': [422, 'The end of probation is before the first day, {day}.'],
  'contract.probation_too_far': [422, 'Probation ends within three years.'],
  'contract.effective': [422, 'Please enter effective on date!'],
  'contract.adjustment': [422, 'Please add payroll adjustment name or delete this field.'],
  'contract.percent': [422, 'At most 100 percent of basic pay can be deducted.'],
  'contract.working_days': [422, 'Name weekdays from Monday to Sunday, with slots from 1 to 5.'],
})
