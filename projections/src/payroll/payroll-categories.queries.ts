import type { OvertimeRule } from '@workledger/domain/payroll/overtime'
import type { Reads } from '../kernel/tenant-reads'

export const categoriesOf = (db: Reads, workspace: string, kind: 'allowance' | 'deduction') =>
  db
    .selectFrom('payroll_categories')
    .select(['id', 'name', 'overtime', 'revision'])
    .where('workspace_id', '=', workspace)
    .where('kind', '=', kind)
    .orderBy('name')
    .execute()

export const namesOfCategories = async (db: Reads, workspace: string): Promise<Map<string, string>> => {
  const rows = await db.selectFrom('payroll_categories').select(['id', 'name']).where('workspace_id', '=', workspace).execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** Allowances that pay overtime. */
export const overtimeRules = async (db: Reads, workspace: string): Promise<OvertimeRule[]> => {
  const rows = await db
    .selectFrom('payroll_categories')
    .select(['id', 'name', 'overtime'])
    .where('workspace_id', '=', workspace)
    .where('overtime', 'is not', null)
    .orderBy('id')
    .execute()
  return rows.flatMap(({ id, name, overtime }) => (overtime ? [{ ...overtime, category_id: id, name }] : []))
}
