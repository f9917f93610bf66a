import { DEFAULT_RETENTION } from '@workledger/contracts/recruiting/recruiting.bounds'
import type { OwnKind } from '@workledger/contracts/recruiting/recruiting-setting.events'
import { sql } from 'kysely'
import type { PageAfter } from '../kernel/page-after'
import type { Reads } from '../kernel/tenant-reads'

export const openingById = (db: Reads, workspace: string, id: string) =>
  db
    .selectFrom('openings')
    .selectAll()
    .where('workspace_id', '=', workspace)
    .where('id', '=', id)
    .executeTakeFirst()

export type OpeningRow = NonNullable<Awaited<ReturnType<typeof openingById>>>

/** The most openings that a public page shows, newest first. */
export const MOST_PUBLIC = 200

export const openOpenings = (db: Reads, workspace: string) =>
  db
    .selectFrom('openings')
    .selectAll()
    .where('workspace_id', '=', workspace)
    .where('status', '=', 'open')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(MOST_PUBLIC)
    .execute()

export const fieldsOf = (db: Reads, opening: string) =>
  db
    .selectFrom('opening_fields')
    .select([
      'id',
      'opening_id',
      'name',
      'display_name',
      'type',
      'choices',
      'is_required',
      'sort_weight',
      'revision',
    ])
    .where('opening_id', '=', opening)
    .orderBy('sort_weight')
    .orderBy('id')
    .execute()

export async function recruitingSettingOf(db: Reads, workspace: string) {
  const row = await db
    .selectFrom('recruiting_settings')
    .selectAll()
    .where('workspace_id', '=', workspace)
    .executeTakeFirst()

  const {
    retention_months = DEFAULT_RETENTION,
    privacy_notice = null,
    contact_email = null,
    revision = -1,
  } = row ?? {}

  return { retention_months, privacy_notice, contact_email, revision: revision + 1 }
}

/** Selects the company's own words for automatic mails. */
export const templateOf = (db: Reads, workspace: string, kind: OwnKind) =>
  db
    .selectFrom('recruiting_templates')
    .select(['subject', 'body'])
    .where('workspace_id', '=', workspace)
    .where('kind', '=', kind)
    .executeTakeFirst()

export const candidateById = (db: Reads, workspace: string, id: string) =>
  db
    .selectFrom('candidates as c')
    .innerJoin('openings as o', 'o.id', 'c.opening_id')
    .selectAll('c')
    .select(['o.title as opening', 'o.added_by', 'o.stages'])
    .where('c.workspace_id', '=', workspace)
    .where('c.id', '=', id)
    .executeTakeFirst()

export type CandidateRow = NonNullable<Awaited<ReturnType<typeof candidateById>>>

/** Returns the company's time zone, whose days measure the time in a stage. */
export const zoneOf = async (db: Reads, workspace: string): Promise<string> =>
  (
    await db
      .selectFrom('workspaces')
      .select('timezone')
      .where('id', '=', workspace)
      .executeTakeFirst()
  )?.timezone ?? 'UTC'

/**
 * Returns the number of candidates in each stage, their average days, the number over the planned
 * days, and the number decided.
 */
export async function candidateFigures(db: Reads, workspace: string, opening: string, now: string) {
  const days = sql<number>`((${now}::timestamptz at time zone w.timezone)::date - (c.stage_at at time zone w.timezone)::date)`

  const rows = await db
    .selectFrom('candidates as c')
    .innerJoin('workspaces as w', 'w.id', 'c.workspace_id')
    .innerJoin('openings as o', 'o.id', 'c.opening_id')
    .select(['c.status', 'c.stage'])
    .select([
      sql<number>`count(*)::int`.as('count'),
      sql<string>`round(avg(greatest(0, ${days})), 1)::text`.as('days'),
      sql<number>`(count(*) filter (where ${days} > (
        select p.days from jsonb_to_recordset(o.planned_days) as p(stage text, days int) where p.stage = c.stage)))::int`.as(
        'waiting',
      ),
    ])
    .where('c.workspace_id', '=', workspace)
    .where('c.opening_id', '=', opening)
    .groupBy(['c.status', 'c.stage'])
    .execute()

  const counted = (status: string) =>
    rows.filter((row) => row.status === status).reduce((sum, { count }) => sum + count, 0)
  const stages = rows
    .filter(({ status }) => status === 'active')
    .map(({ stage, count, days, waiting }) => ({ stage, count, average_days: days, waiting }))

  return { stages, hired: counted('hired'), rejected: counted('rejected') }
}

/** Selects other applications from the same address, newest first. */
export const alsoAppliedTo = (
  db: Reads,
  workspace: string,
  { id, email_key }: Pick<CandidateRow, 'id' | 'email_key'>,
) =>
  db
    .selectFrom('candidates as c')
    .innerJoin('openings as o', 'o.id', 'c.opening_id')
    .select(['c.id', 'c.opening_id', 'o.title as opening', 'c.applied_at'])
    .where('c.workspace_id', '=', workspace)
    .where('c.email_key', '=', email_key)
    .where('c.id', '!=', id)
    .orderBy('c.applied_at', 'desc')
    .limit(20)
    .execute()

export const notesOf = (db: Reads, candidate: string) =>
  db
    .selectFrom('candidate_notes')
    .selectAll()
    .where('candidate_id', '=', candidate)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()

export const messagesOf = (db: Reads, candidate: string) =>
  db
    .selectFrom('candidate_messages')
    .selectAll()
    .where('candidate_id', '=', candidate)
    .orderBy('created_at')
    .orderBy('id')
    .execute()

/** Returns the user who last wrote to the candidate. */
export const lastWriter = async (db: Reads, candidate: string): Promise<string | undefined> =>
  (
    await db
      .selectFrom('candidate_messages')
      .select('author')
      .where('candidate_id', '=', candidate)
      .where('from_candidate', '=', false)
      .orderBy('created_at', 'desc')
      .limit(1)
      .executeTakeFirst()
  )?.author

export const interviewById = (db: Reads, workspace: string, id: string) =>
  db
    .selectFrom('interviews')
    .selectAll()
    .where('workspace_id', '=', workspace)
    .where('id', '=', id)
    .executeTakeFirst()

/** Selects names and addresses of employees, optionally only active ones. */
export const interviewersOf = (db: Reads, workspace: string, ids: readonly string[]) =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('employees')
        .select(['id', 'user_id', 'first_name', 'last_name', 'email', 'status'])
        .where('workspace_id', '=', workspace)
        .where('id', 'in', [...ids])
        .execute()

/** Returns the candidates of an opening; with stages, those in none of them. */
export const candidatesOf = async (
  db: Reads,
  opening: string,
  outside?: readonly string[],
): Promise<string[]> =>
  (
    await db
      .selectFrom('candidates')
      .select('id')
      .where('opening_id', '=', opening)
      .$if(outside !== undefined, (query) =>
        query.where(sql<boolean>`stage <> all(${sql.val(outside)}::text[])`),
      )
      .execute()
  ).map(({ id }) => id)

/** Selects applications whose retention ended before a day, after the given id. */
export const expiredApplications = async (
  db: Reads,
  workspace: string,
  day: string,
  { after, most }: PageAfter,
): Promise<string[]> =>
  (
    await db
      .selectFrom('candidates')
      .select('id')
      .where('workspace_id', '=', workspace)
      .where('status', '!=', 'hired')
      // The index can serve the shortest possible retention.
      .where(sql<boolean>`active_at < ${day}::date - interval '1 month'`)
      .where(
        sql<boolean>`(active_at at time zone 'UTC' + make_interval(months => keep_months))::date < ${day}::date`,
      )
      .$if(after !== undefined, (query) => query.where('id', '>', after!))
      .orderBy('id')
      .limit(most)
      .execute()
  ).map(({ id }) => id)
