/** A row of the list `employees`; what the caller may not see is absent. */
export interface EmployeeRow {
  id: string
  oid: string | null
  name: string
  first_name: string
  last_name: string
  email: string | null
  phone_number?: string | null
  avatar: string | null
  department: string | null
  designation?: string | null
  office: string | null
  status: 'active' | 'terminated'
  user_id?: string | null
  role?: string | null
  permissions?: readonly string[] | null
  manager?: string | null
  manager_id?: string | null
  time_off_policy?: string | null
  hired_on?: string | null
  terminated_on?: string | null
  invited_on?: string | null
  created_at?: string | null
  leaves_count?: number
  expenses_count?: number
}

/** Whose role holds both, gets the crown. */
export const isCrowned = ({ permissions }: Pick<EmployeeRow, 'permissions'>) =>
  !!permissions?.includes('edit_company') && permissions.includes('manage_employee')
