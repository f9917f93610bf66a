import { sql } from 'kysely'
import { anyOfTexts } from '../kernel/any-of'
import type { Reads } from '../kernel/tenant-reads'
import type { WaitingRow, WaitingRows } from '../kernel/waiting'
import { changesOwnInputs } from './own-pay.queries'

/**
 * Selects drafts that wait for a second person, under four eyes: runs that these users neither
 * prepared nor fed with changes of their own pay.
 */
export const runsToApprove = (workspace: string, users: readonly string[]): WaitingRows =>
  sql<WaitingRow>`
    select p.id as record, null::uuid as employee_id, p.pay_date as due,
      coalesce(p.recalculated_at, p.drafted_at) as since, p.revision, null::text as title,
      null::text as detail
    from payruns p join workspaces w on w.id = p.workspace_id and w.four_eyes
    where p.workspace_id = ${workspace} and p.status = 'draft' and p.reverses is null
      and not exists (select from watched_acts a where a.workspace_id = ${workspace}
        and a.record_id = p.id and a.kind in ('pay_drafted', 'pay_entry_changed', 'pay_recalculated')
        and (a.actor = ${anyOfTexts(users)} or a.impersonator = ${anyOfTexts(users)}))
      and not ${changesOwnInputs(workspace, sql.ref('p.id'), users)}`

/** Returns whom a draft waits for under four eyes: members who may approve pay, and may this run. */
export async function approversOfRun(
  db: Reads,
  workspace: string,
  run: string,
): Promise<{ id: string; email: string | null }[]> {
  const members = await db
    .selectFrom('employees as e')
    .innerJoin('roles as r', 'r.id', 'e.role_id')
    .where('e.workspace_id', '=', workspace)
    .where('e.status', '=', 'active')
    .where('e.user_id', 'is not', null)
    .where(sql<boolean>`r.permissions ?| array['edit_company', 'manage_company', 'manage_payroll']`)
    .select(['e.id', 'e.user_id', 'e.email'])
    .orderBy('e.id')
    .execute()

  const found: { id: string; email: string | null }[] = []

  for (const { id, user_id, email } of members) {
    const { rows } = await runsToApprove(workspace, [user_id!]).execute(db)
    if (rows.some(({ record }) => record === run)) found.push({ id, email })
  }

  return found
}
