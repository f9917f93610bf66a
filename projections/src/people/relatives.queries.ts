import type { Reads } from '../kernel/tenant-reads'

/** Selects an employee's contacts in the order of their addition, because ids grow with time. */
export const contactsOf = (db: Reads, workspace: string, employee: string) =>
  db
    .selectFrom('emergency_contacts')
    .select(['id', 'name', 'relation', 'phone_number', 'other_phone', 'email', 'revision'])
    .where('workspace_id', '=', workspace)
    .where('employee_id', '=', employee)
    .orderBy('id')
    .execute()

export const dependantsOf = (db: Reads, workspace: string, employee: string) =>
  db
    .selectFrom('dependants')
    .select(['id', 'name', 'relation', 'birthday_on', 'revision'])
    .where('workspace_id', '=', workspace)
    .where('employee_id', '=', employee)
    .orderBy('id')
    .execute()
