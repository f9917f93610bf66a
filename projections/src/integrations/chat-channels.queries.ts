import { sql } from 'kysely'
import type { Reads } from '../kernel/tenant-reads'

export const chatChannelById = (db: Reads, workspace: string, id: string) =>
  db
    .selectFrom('chat_channels')
    .select(['id', 'name', 'service', 'host', 'hint', 'secret_id', 'off_because'])
    .where('workspace_id', '=', workspace)
    .where('id', '=', id)
    .executeTakeFirst()

export async function chatChannelsOf(db: Reads, workspace: string): Promise<number> {
  const { count } = await db
    .selectFrom('chat_channels')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('workspace_id', '=', workspace)
    .executeTakeFirstOrThrow()

  return count
}

/** Returns the channels that are on and get such messages. */
export const chatChannelsFor = async (
  db: Reads,
  workspace: string,
  kind: string,
): Promise<string[]> =>
  (
    await db
      .selectFrom('chat_channels')
      .select('id')
      .where('workspace_id', '=', workspace)
      .where('off_because', 'is', null)
      .where(sql<boolean>`kinds ? ${kind}`)
      .execute()
  ).map(({ id }) => id)

interface AwayPerson {
  readonly first_name: string | null
  readonly last_name: string | null
  readonly half_day: string | null
  readonly day_part: string | null
  readonly seconds: number | null
  readonly from_time: string | null
  readonly to_time: string | null
}

/**
 * Returns the people whose approved leave takes a day, by name. Their own working days count, so a
 * weekend or a holiday names no one.
 */
export const awayOn = (db: Reads, workspace: string, day: string): Promise<AwayPerson[]> =>
  db
    .selectFrom('leaves as l')
    .innerJoin('employees as e', 'e.id', 'l.employee_id')
    .select(['e.first_name', 'e.last_name', 'l.half_day'])
    .select(['l.day_part', 'l.seconds', 'l.from_time', 'l.to_time'])
    .where('l.workspace_id', '=', workspace)
    .where('l.status', '=', 'approved')
    .where('l.start_on', '<=', day)
    .where('l.finish_on', '>=', day)
    .where('e.status', '=', 'active')
    .where(sql<boolean>`l.days @> ${JSON.stringify([{ date: day }])}::jsonb`)
    .orderBy('e.first_name')
    .orderBy('e.last_name')
    .orderBy('l.id')
    .execute()

/** A request that may wait for a decision. */
const requests = {
  leave: 'leaves',
  expense: 'expenses',
  correction: 'attendance_corrections',
} as const

export type ChatRequest = keyof typeof requests | 'timesheet' | 'overtime'

/** Returns those of these requests that still wait for a decision. */
export async function stillWaiting(
  db: Reads,
  workspace: string,
  kind: ChatRequest | 'pay_run',
  ids: readonly string[],
): Promise<Set<string>> {
  const rows =
    kind === 'pay_run'
      ? await db
          .selectFrom('payruns as p')
          .innerJoin('workspaces as w', 'w.id', 'p.workspace_id')
          .select('p.id')
          .where('p.workspace_id', '=', workspace)
          .where('p.id', 'in', ids)
          .where('p.status', '=', 'draft')
          .where('p.reverses', 'is', null)
          .where('w.four_eyes', '=', true)
          .execute()
      : kind === 'timesheet'
        ? await db
            .selectFrom('timesheets')
            .select('id')
            .where('workspace_id', '=', workspace)
            .where('id', 'in', ids)
            .where('undecided', '=', true)
            .execute()
        : kind === 'overtime'
          ? await db
              .selectFrom('working_time_overtime')
              .select('id')
              .where('workspace_id', '=', workspace)
              .where('id', 'in', ids)
              .where('waiting_seconds', '>', 0)
              .execute()
          : await db
              .selectFrom(requests[kind])
              .select('id')
              .where('workspace_id', '=', workspace)
              .where('id', 'in', ids)
              .where('status', '=', 'pending')
              .execute()

  return new Set(rows.map(({ id }) => id))
}

export const periodOfRun = (db: Reads, workspace: string, id: string) =>
  db
    .selectFrom('payruns')
    .select(['start_on', 'end_on', 'pay_date'])
    .where('workspace_id', '=', workspace)
    .where('id', '=', id)
    .executeTakeFirst()
