import type { Reads } from '../kernel/tenant-reads'
import type { ZoneStep } from './zones.projection'

/** Answers the time zone of an employee that was in force at an instant (ISO 8601): the office's of that time, else the workspace's. */
export type ZoneAt = (instant: string) => string

const at = (steps: readonly ZoneStep[] | undefined, instant: string) =>
  (steps?.findLast(({ since }) => since <= instant) ?? steps?.[0])?.value ?? null

export async function zonesOf(db: Reads, workspace: string, employee: string): Promise<ZoneAt> {
  const rows = await db
    .selectFrom('zone_history')
    .select(['id', 'steps'])
    .where('workspace_id', '=', workspace)
    .where((eb) => eb.or([eb('kind', 'in', ['workspace', 'office']), eb('id', '=', employee)]))
    .execute()
  const steps = new Map(rows.map((row) => [row.id, row.steps]))
  return (instant) => {
    const office = at(steps.get(employee), instant)
    return (office && at(steps.get(office), instant)) ?? at(steps.get(workspace), instant) ?? 'UTC'
  }
}
