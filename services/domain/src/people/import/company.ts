import type { DetailField } from './details'
import type { PayPeriod } from './fields'

/** An employee of the company as the plan needs to know them. */
export interface Known {
  id: string
  oid: string | null
  email: string | null
  first_name: string
  last_name: string
  department_id: string | null
  manager_id: string | null
  hired_on: string | null
  status: 'active' | 'terminated'
  terminated_on: string | null
  /** The last day on which they checked in. */
  last_worked_on?: string | null
  /** Of their profile. */
  details?: Readonly<Partial<Record<DetailField, string | null>>>
  office_id?: string | null
  role_id?: string | null
  time_off_policy_id?: string | null
  /** Has a user: the address is theirs to change. */
  joined: boolean
  /** Texts in custom fields, by their ids. */
  values?: Readonly<Record<string, string>>
  /** The newest version of their contract. */
  contract: Contract | null
}

export interface Contract {
  id: string
  effective_on: string
  end_date: string | null
  designation_id: string | null
  base_compensation_amount: string | null
  base_compensation_type: PayPeriod | null
  currency: string
  /** How many allowances and deductions it has; a new version takes them over. */
  adjustments: number
}

/** Terms of a contract as the file gives them; the employment area's decider takes them. */
export type Terms = Partial<Omit<Contract, 'id' | 'base_compensation_type' | 'adjustments'>> & {
  effective_on?: string
  start_date?: string
  base_compensation_type?: PayPeriod
}

export interface Company {
  employees: readonly Known[]
  currency: string
  /** The company's own. */
  timezone?: string
  offices?: readonly { id: string; name: string }[]
  /** `given`: the caller has every permission of it. */
  roles?: readonly { id: string; name: string; given: boolean }[]
  policies?: readonly { id: string; name: string }[]
  departments: readonly { id: string; name: string }[]
  designations: readonly { id: string; name: string }[]
  /** May job fields and the company's structure change? (edit_company) */
  mayEditCompany: boolean
}
