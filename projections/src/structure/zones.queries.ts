import { anyOf } from '../kernel/any-of'
import type { Reads } from '../kernel/tenant-reads'
import type { ZoneStep } from './zones.projection'

/**
 * Returns an employee's time zone in force at an instant (ISO 8601): the office's of that time,
 * else the workspace's.
 */
export type ZoneAt = (instant: string) => string

const at = (steps: readonly ZoneStep[] | undefined, instant: string) =>
  (steps?.findLast(({ since }) => since <= instant) ?? steps?.[0])?.value ?? null

const histories = (db: Reads, workspace: string, employee: string) =>
  db
    .selectFrom('zone_history as z')
    .select(['z.id', 'z.steps'])
    .where('z.workspace_id', '=', workspace)
    .where((eb) => eb.or([eb('z.kind', 'in', ['workspace', 'office']), eb('z.id', '=', employee)]))

export async function zonesOf(db: Reads, workspace: string, employee: string): Promise<ZoneAt> {
  return zoneAt(await histories(db, workspace, employee).execute(), workspace, employee)
}

/** Returns the zones of many employees in one round trip. */
export async function zonesOfEach(
  db: Reads,
  workspace: string,
  employees: readonly string[],
): Promise<(employee: string) => ZoneAt> {
  const rows = await db
    .selectFrom('zone_history as z')
    .select(['z.id', 'z.steps'])
    .where('z.workspace_id', '=', workspace)
    .where((eb) =>
      eb.or([eb('z.kind', 'in', ['workspace', 'office']), eb('z.id', '=', anyOf(employees))]),
    )
    .execute()
  return (employee) => zoneAt(rows, workspace, employee)
}

/**
 * Returns the facts for a change of tracked time: the zone, whether descriptions are required, and
 * the lock date. One
 * round trip, because this call is frequent.
 */
export async function timerFacts(db: Reads, workspace: string, employee: string) {
  const rows = await histories(db, workspace, employee)
    .leftJoin('workspaces as w', 'w.id', 'z.workspace_id')
    .leftJoin('timesheet_rules as r', 'r.id', 'z.workspace_id')
    .select(['w.timer_desc_required', 'r.locked_until'])
    .execute()
  return {
    zoneAt: zoneAt(rows, workspace, employee),
    desc_required: rows[0]?.timer_desc_required ?? false,
    locked_until: rows[0]?.locked_until ?? null,
  }
}

export interface ZoneSteps {
  id: string
  steps: ZoneStep[]
}

export function zoneAt(rows: readonly ZoneSteps[], workspace: string, employee: string): ZoneAt {
  const steps = new Map(rows.map((row) => [row.id, row.steps]))
  return (instant) => {
    const office = at(steps.get(employee), instant)
    return (office && at(steps.get(office), instant)) ?? at(steps.get(workspace), instant) ?? 'UTC'
  }
}
