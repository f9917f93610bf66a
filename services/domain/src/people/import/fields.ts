import { importFieldNames, importPeriods } from '@workledger/contracts/people/import.api'

/** What a column of a file can be. */
export const importFields = importFieldNames
export type ImportField = (typeof importFields)[number]
export const payPeriods = importPeriods
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
  pay_currency: 'Pay currency',
  contract_start: 'Contract began',
  contract_end: 'Contract ends',
  terminated_on: 'Terminated on',
  office: 'Office',
  timezone: 'Time zone of the office',
  role: 'Role',
  time_off_policy: 'Time-off policy',
  phone_number: 'Phone',
  birthday_on: 'Birthday',
  gender: 'Gender',
  nationality: 'Nationality',
  address_1: 'Address 1',
  address_2: 'Address 2',
  city: 'City',
  state: 'State',
  postal_code: 'Postal code',
  country: 'Country',
}
