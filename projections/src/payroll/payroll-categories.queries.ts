import type { Reads } from '../kernel/tenant-reads'

export const categoriesOf = (db: Reads, workspace: string, kind: 'allowance' | 'deduction') =>
  db
    .selectFrom('payroll_categories')
    .select(['id', 'name'])
    .where('workspace_id', '=', workspace)
    .where('kind', '=', kind)
    .orderBy('name')
    .execute()
export const categoryInUse = async (db: Reads, id: string): Promise<boolean> =>
  (await db.selectFrom('contract_adjustments').select('id').where('category_id', '=', id).limit(1).execute()).length > 0
