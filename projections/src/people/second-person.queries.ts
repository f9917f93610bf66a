import { sql } from 'kysely'
import type { Reads } from '../kernel/tenant-reads'

export interface SecondPersonQuestion {
  /** What the call demands. */
  readonly permission: string
  /** Users who do not count: those who act, and those whom it concerns. */
  readonly except: readonly string[]
}

/**
 * Returns whether somebody else could act: an active member who has joined and holds the permission, and who is not on leave
 * without a stand-in today.
 */
export async function somebodyElseHolds(db: Reads, workspace: string, { permission, except }: SecondPersonQuestion): Promise<boolean> {
  const today = sql`(now() at time zone w.timezone)::date`
  const row = await db
    .selectFrom('employees as e')
    .innerJoin('roles as r', 'r.id', 'e.role_id')
    .innerJoin('workspaces as w', 'w.id', 'e.workspace_id')
    .select('e.id')
    .where('e.workspace_id', '=', workspace)
    .where('e.status', '=', 'active')
    .where('e.user_id', 'is not', null)
    .where(sql<boolean>`e.user_id::text <> all(${sql.val([...except])}::text[])`)
    .where(sql<boolean>`r.permissions ? ${permission}`)
    .where(
      sql<boolean>`not exists (select from leaves l where l.employee_id = e.id and l.status = 'approved' and l.half_day is null
        and ${today} between l.start_on and l.finish_on
        and not exists (select from leave_delegations d where d.employee_id = e.id and ${today} between d.from_on and d.to_on))`,
    )
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
