import { errors } from '../kernel/errors'

export const payrollErrors = errors({
  'payroll.category_in_use': [409, 'A contract uses this category.'],
  'payroll.insufficient': [422, 'Insufficient Data'],
  'payroll.complete': [409, 'This pay run is approved already; it never changes.'],
  'payroll.drafting': [409, 'This pay run is still being calculated.'],
  'payroll.negative': [409, 'The net pay of {count} entries is negative. Correct them or leave them out before approval.'],
  'payroll.four_eyes': [403, 'Whoever prepared a pay run may not approve it.'],
  'payroll.nobody': [422, 'Nobody has a contract with pay in this time.'],
})
