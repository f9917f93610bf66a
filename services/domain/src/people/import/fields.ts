/** What a column of a file can be. */
export const importFields = [
  'first_name',
  'last_name',
  'full_name',
  'email',
  'oid',
  'department',
  'designation',
  'manager',
  'hired_on',
  'ended_on',
  'pay',
  'pay_period',
] as const
export type ImportField = (typeof importFields)[number]
export const payPeriods = ['yearly', 'monthly', 'weekly', 'hourly'] as const
export type PayPeriod = (typeof payPeriods)[number]

/** Names of the fields in messages, in the template and in the preview. */
export const importLabels: Record<ImportField, string> = {
  first_name: 'First name',
  last_name: 'Last name',
  full_name: 'Full name',
  email: 'E-mail',
  oid: 'Employee id',
  department: 'Department',
  designation: 'Designation',
  manager: 'Manager',
  hired_on: 'Hire date',
  ended_on: 'End date',
  pay: 'Pay',
  pay_period: 'Pay period',
}
