import type { EmployeeRow } from './employee-row'

/** One record of the list `employees`, with what an administrator sees. */
export type Profile = EmployeeRow & {
  birthday_on?: string | null
  gender?: string | null
  nationality?: string | null
  address_1?: string | null
  address_2?: string | null
  city?: string | null
  state?: string | null
  postal_code?: string | null
  country?: string | null
  role_id?: string | null
  location_id: string | null
  department_id: string | null
  time_off_manager_id?: string | null
  time_off_policy_id?: string | null
}
