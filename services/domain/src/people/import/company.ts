import type { ImportedAccount } from './accounts'
import type { DetailField } from './details'
import type { PayPeriod } from './fields'

/** An employee of the company, with the fields that the plan needs. */
export interface KnownEmployee {
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
  /** The day of the last check-in. */
  last_worked_on?: string | null
  /** Fields of their profile. */
  details?: Readonly<Partial<Record<DetailField, string | null>>>
  office_id?: string | null
  role_id?: string | null
  time_off_policy_id?: string | null
  /** Has a user, who alone may change the address. */
  joined: boolean
  /** Known only where an import compares bank accounts. */
  account?: ImportedAccount | null
  /** Texts in custom fields by id. */
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
  working_hours?: string | null
  working_period_unit?: 'day' | 'week' | 'month' | null
  /** Number of its allowances and deductions, which a new version takes over. */
  adjustments: number
}

/** Terms of a contract in the file, for the employment area's decider. */
export type Terms = Partial<Omit<Contract, 'id' | 'base_compensation_type' | 'adjustments'>> & {
  effective_on?: string
  start_date?: string
  base_compensation_type?: PayPeriod
}

export interface Company {
  employees: readonly KnownEmployee[]
  currency: string
  /** The company's own. */
  timezone?: string
  offices?: readonly { id: string; name: string }[]
  /** `given`: the caller has every permission of it. */
  roles?: readonly { id: string; name: string; given: boolean }[]
  policies?: readonly { id: string; name: string }[]
  departments: readonly { id: string; name: string }[]
  designations: readonly { id: string; name: string }[]
  /** Whether job fields and the company's structure may change (edit_company). */
  mayEditCompany: boolean
}
