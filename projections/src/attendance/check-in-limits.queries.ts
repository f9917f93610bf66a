import { DEFAULT_POSITION_DAYS } from '@workledger/contracts/attendance/check-in-limits.events'
import { sql } from 'kysely'
import { anyOf } from '../kernel/any-of'
import type { Reads } from '../kernel/tenant-reads'

/** Selects a workspace's limits, with the people whom they do not concern by name. */
export async function checkInLimitsOf(db: Reads, workspace: string) {
  const set = await db
    .selectFrom('check_in_limits')
    .select(['networks', 'exempt', 'places', 'position_days', 'revision'])
    .where('id', '=', workspace)
    .executeTakeFirst()

  return {
    networks: set?.networks ?? [],
    exempt: await employeesNamed(db, workspace, set?.exempt ?? []),
    places: set?.places ?? [],
    position_days: set?.position_days ?? DEFAULT_POSITION_DAYS,
    revision: (set?.revision ?? -1) + 1,
  }
}

/** Selects for how many days positions are kept, and the people under a legal hold. */
export async function positionRules(db: Reads, workspace: string) {
  const set = await db
    .selectFrom('check_in_limits')
    .select('position_days')
    .where('id', '=', workspace)
    .executeTakeFirst()

  const held = await db
    .selectFrom('retained_people')
    .select('id')
    .where('workspace_id', '=', workspace)
    .where('held_at', 'is not', null)
    .execute()

  return { days: set?.position_days ?? DEFAULT_POSITION_DAYS, held: held.map(({ id }) => id) }
}

/** Selects employees of the workspace by id, by name. */
export async function employeesNamed(
  db: Reads,
  workspace: string,
  ids: readonly string[],
): Promise<{ id: string; name: string }[]> {
  if (ids.length === 0) return []

  const { rows } = await sql<{ id: string; name: string }>`
    select e.id, coalesce(read.full_name(e.first_name, e.last_name), '') as name from employees e
    where e.workspace_id = ${workspace}::uuid and e.id = ${anyOf(ids)} order by 2, 1`.execute(db)

  return rows
}
