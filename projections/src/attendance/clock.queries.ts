import type { PlaceLimits } from '@workledger/domain/attendance/places'
import { sql } from 'kysely'
import type { Reads } from '../kernel/tenant-reads'

/** The facts that a click on the clock needs. */
export interface ClockRow {
  /** Status of the employee; null if there is none. */
  status: string | null
  /** Histories of the time zones of the workspace, the offices and the employee. */
  zones: { id: string; steps: { since: string; value: string | null }[] }[]
  /** Latest first. */
  rules: { effective_on: string; forgotten_minutes: number; longest_minutes: number }[]
  /** Day of the running shift, or else of the latest. */
  day: string | null
  /** From where the person checks in; null without a limit for them. */
  limits: PlaceLimits | null
  /** The plan for the next working day, made at the last check-out. */
  plan: string | null
}

/** Reads all facts in one round trip and one row, because this call is frequent. */
export async function clockOf(db: Reads, workspace: string, employee: string): Promise<ClockRow> {
  const own = sql`from attendance a where a.employee_id = ${employee}::uuid`
  const latest = sql`order by a.in_at desc, a.id desc limit 1`

  const { rows } = await sql<ClockRow>`select
    (select e.status from employees e where e.workspace_id = ${workspace}::uuid and e.id = ${employee}::uuid) as status,
    (select coalesce(json_agg(json_build_object('id', z.id, 'steps', z.steps)), '[]') from zone_history z
      where z.workspace_id = ${workspace}::uuid and (z.kind in ('workspace', 'office') or z.id = ${employee}::uuid)) as zones,
    (select coalesce(json_agg(json_build_object('effective_on', r.effective_on, 'forgotten_minutes', r.forgotten_minutes,
      'longest_minutes', r.longest_minutes) order by r.effective_on desc), '[]') from attendance_rules r where r.workspace_id = ${workspace}::uuid) as rules,
    coalesce((select a.day ${own} and a.running limit 1), (select a.day ${own} ${latest})) as day,
    (select json_build_object('networks', l.networks, 'places', l.places,
      'position_days', l.position_days) from check_in_limits l
      where l.id = ${workspace}::uuid and not ${employee}::uuid = any(l.exempt)) as limits,
    (select a.check_out_tomorrow_task ${own} and a.out_at is not null ${latest}) as plan`.execute(
    db,
  )

  return rows[0]!
}
