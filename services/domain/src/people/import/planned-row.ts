import type { ImportedAccount } from './accounts'
import type { Terms } from './company'
import type { ImportedDetails } from './details'
import type { ImportField } from './fields'
import type { ImportProblem, ImportRow } from './rows'

/** The plan for one row. `values` holds the fields to set; unchanged fields are left out. */
export interface PlannedRow {
  row: number
  action: 'add' | 'update' | 'unchanged' | 'refused'
  employee_id: string | null
  source: ImportRow
  profile: { first_name?: string; last_name?: string; email?: string } & ImportedDetails
  job: {
    oid?: string
    manager_id?: string
    department_id?: string
    hired_on?: string
    location_id?: string
    role_id?: string
    time_off_policy_id?: string
  }
  /** A first contract, a new version, or a correction of the newest one; null for none. */
  contract: {
    kind: 'add' | 'change'
    contract_id: string
    terms: Terms
    adjustment_ids: string[]
  } | null
  /** Custom fields by id. */
  values: Record<string, string>
  /** Bank account to set. */
  account: ImportedAccount | null
  /** Last day of work, if it is in the past and new. */
  terminate: string | null
  /** Is already terminated on another day. */
  terminated: boolean
}

export type MissingKind = 'department' | 'designation' | 'office'

interface Missing {
  kind: MissingKind
  id: string
  name: string
  timezone?: string
}

export interface ImportPlan {
  rows: PlannedRow[]
  problems: ImportProblem[]
  /** Departments, designations and offices to add; an office with its time zone. */
  missing: Missing[]
}

export interface PlanOptions {
  /** The importer, who cannot end their own employment by an import. */
  self: string
  /**
   * The importer and the admin behind their session, with another person who could give them pay.
   * Then their own rows give them nothing.
   */
  own?: { readonly employees: readonly string[]; readonly other: string } | undefined
  today: string
  /**
   * Returns the id of a new record by its kind and row. A repetition after a crash must give the
   * remaining rows the same ids.
   */
  newId: (of: string) => string
  /** Returns the heading of the column with a field. */
  heading: (field: ImportField) => string | null
  /**
   * Effective date of changed terms as a new version; without it the newest contract is corrected.
   */
  payEffectiveOn?: string | undefined
}
