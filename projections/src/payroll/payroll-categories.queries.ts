import type { OvertimeRule, OvertimeTerms, OvertimeWeek } from '@workledger/domain/payroll/overtime'
import { sql } from 'kysely'
import { NOTHING_YET } from '../kernel/projection'
import type { Reads } from '../kernel/tenant-reads'

export const categoriesOf = (db: Reads, workspace: string, kind: 'allowance' | 'deduction') =>
  db
    .selectFrom('payroll_categories')
    .select(['id', 'name', 'overtime', 'counts_for_overtime', 'revision'])
    .where('workspace_id', '=', workspace)
    .where('kind', '=', kind)
    .orderBy('name')
    .execute()

export const namesOfCategories = async (
  db: Reads,
  workspace: string,
): Promise<Map<string, string>> => {
  const rows = await db
    .selectFrom('payroll_categories')
    .select(['id', 'name'])
    .where('workspace_id', '=', workspace)
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** Reads the last day that an approved pay run has paid. */
export const lastPaidDay = async (db: Reads, workspace: string): Promise<string | null> =>
  (
    await db
      .selectFrom('payruns')
      .select(sql<string | null>`to_char(max(end_on), 'YYYY-MM-DD')`.as('day'))
      .where('workspace_id', '=', workspace)
      .where('status', '=', 'complete')
      .where('reverses', 'is', null)
      .executeTakeFirst()
  )?.day ?? null

/** Reads the overtime weeks, oldest first, and the revision of the last change. */
export async function shownOvertimeWeeks(
  db: Reads,
  workspace: string,
): Promise<{ weeks: readonly OvertimeWeek[]; revision: number }> {
  const found = await db
    .selectFrom('overtime_weeks')
    .select(['weeks', 'revision'])
    .where('id', '=', workspace)
    .executeTakeFirst()
  return found ?? { weeks: [], revision: NOTHING_YET }
}

/** Reads the rules of overtime and its weeks. */
export async function overtimeTerms(db: Reads, workspace: string): Promise<OvertimeTerms> {
  const [rules, { weeks }] = await Promise.all([
    overtimeRules(db, workspace),
    shownOvertimeWeeks(db, workspace),
  ])
  return { rules, weeks }
}

/** Reads the allowances that pay overtime. */
const overtimeRules = async (db: Reads, workspace: string): Promise<OvertimeRule[]> => {
  const rows = await db
    .selectFrom('payroll_categories')
    .select(['id', 'name', 'overtime'])
    .where('workspace_id', '=', workspace)
    .where('overtime', 'is not', null)
    .orderBy('id')
    .execute()
  return rows.flatMap(({ id, name, overtime }) =>
    overtime ? [{ ...overtime, category_id: id, name }] : [],
  )
}
