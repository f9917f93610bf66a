import type { FieldKind } from '@workledger/contracts/kernel/custom-field'
import type { BankAccount } from '@workledger/contracts/payments/payments.events'
import { sql } from 'kysely'
import type { Reads } from '../kernel/tenant-reads'
import { accountsOfPeople } from '../payments/accounts.port'
import { customEmployeeFields } from './employee-fields'

export interface EmployeeForImport {
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
  last_worked_on: string | null
  joined: boolean
  details: Record<string, string | null>
  office_id: string | null
  role_id: string | null
  time_off_policy_id: string | null
  /** The bank account, where accounts are compared. */
  account?: BankAccount | null
  /** Texts of custom fields, by field id. */
  values: Record<string, string>
  /** The newest version; amounts are decimal strings. */
  contract: {
    id: string
    effective_on: string
    end_date: string | null
    designation_id: string | null
    base_compensation_amount: string | null
    base_compensation_type: 'yearly' | 'monthly' | 'weekly' | 'hourly' | null
    currency: string
    working_hours: string | null
    working_period_unit: 'day' | 'week' | 'month' | null
    adjustments: number
  } | null
}

/**
 * Returns the data with which an import compares a file: all employees with newest contract,
 * structure and custom fields.
 */
export async function companyForImport(db: Reads, workspace: string, withAccounts = false) {
  const { rows } = await sql<Omit<EmployeeForImport, 'values'>>`
    select e.id, e.oid, e.email, coalesce(e.first_name, '') as first_name, coalesce(e.last_name, '') as last_name, e.department_id, e.manager_id, e.hired_on,
      e.location_id as office_id, e.role_id, e.time_off_policy_id, json_build_object('phone_number', e.phone_number, 'birthday_on', e.birthday_on, 'gender', e.gender,
        'nationality', e.nationality, 'address_1', e.address_1, 'address_2', e.address_2, 'city', e.city, 'state', e.state, 'postal_code', e.postal_code,
        'country', e.country) as details,
      e.status, e.terminated_on, (select max(t.day) from attendance t where t.employee_id = e.id) as last_worked_on, e.user_id is not null as joined,
      case when c.id is null then null else json_build_object('id', c.id, 'effective_on', c.effective_on, 'end_date', c.end_date, 'designation_id', c.designation_id,
        'base_compensation_amount', c.base_compensation_amount::text, 'base_compensation_type', c.base_compensation_type, 'currency', c.currency,
        'working_hours', c.working_hours::text, 'working_period_unit', c.working_period_unit,
        'adjustments', (select count(*) from contract_adjustments a where a.contract_id = c.id)) end as contract
    from employees e
    left join lateral (select * from contracts c where c.employee_id = e.id order by c.effective_on desc limit 1) c on true
    where e.workspace_id = ${workspace}`.execute(db)

  const departments = await db
    .selectFrom('departments')
    .select(['id', 'name'])
    .where('workspace_id', '=', workspace)
    .execute()

  const designations = await db
    .selectFrom('designations')
    .select(['id', 'name'])
    .where('workspace_id', '=', workspace)
    .execute()

  const offices = await db
    .selectFrom('offices')
    .select(['id', 'name'])
    .where('workspace_id', '=', workspace)
    .execute()

  const roles = await db
    .selectFrom('roles')
    .select(['id', 'name', 'permissions'])
    .where('workspace_id', '=', workspace)
    .execute()

  const fields = (await customEmployeeFields(db, workspace, true)).flatMap(({ id, name, kind }) =>
    kind === 'file' ? [] : [{ id, name, kind: kind as FieldKind }],
  )

  const held =
    fields.length === 0
      ? []
      : await db
          .selectFrom('custom_values')
          .selectAll()
          .where('workspace_id', '=', workspace)
          .execute()

  const valuesOf = new Map(held.map(({ id, values }) => [id, values]))

  const texts = (id: string) =>
    Object.fromEntries(
      Object.entries(valuesOf.get(id) ?? {}).map(([field, { text }]) => [field, text]),
    )

  const accounts = withAccounts ? await accountsOfPeople(db, workspace) : undefined

  const employees = rows.map(
    (row): EmployeeForImport => ({
      ...row,
      values: texts(row.id),
      ...(accounts && { account: accounts.get(row.id) ?? null }),
    }),
  )

  return { employees, departments, designations, offices, roles, fields }
}
