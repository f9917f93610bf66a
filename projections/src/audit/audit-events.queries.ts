import { sql } from 'kysely'
import { spelled } from '../kernel/spelled'
import type { Reads } from '../kernel/tenant-reads'
import { invoicesNumbered, recordsLike } from './record-names.queries'

/** A search's interpretation of one typed word. */
export interface Meaning {
  readonly word: string
  /** Event types whose names contain the word. */
  readonly types: readonly string[]
}

export interface EventSearch {
  /** Everything that was typed; the number of an invoice finds the events of that invoice. */
  readonly text?: string | undefined
  readonly words: readonly Meaning[]
  readonly person?: string | undefined
  readonly types?: readonly string[] | undefined
  /** Users; undefined means any, an empty list the product itself. */
  readonly actors?: readonly string[] | undefined
  readonly stream?: string | undefined
  /** Instants; `to` is excluded. */
  readonly from?: string | undefined
  readonly until?: string | undefined
  readonly by: 'position' | 'occurred_at'
  readonly descending: boolean
  /** The last row of the page before. */
  readonly after?: { readonly position: string; readonly occurred_at: string } | undefined
  readonly limit: number
}

/** The most people that one word finds; further people of that name are left out. */
const MOST_NAMED = 200

const uuids = (ids: readonly string[]) => sql`${sql.val([...ids])}::uuid[]`

/**
 * Returns a page of a workspace's events, by log order or by time. It counts nothing, so a page
 * costs only its own rows.
 */
export async function findEvents(db: Reads, workspace: string, search: EventSearch) {
  const { text, words, person, types, actors, stream, from, until, by, descending, after, limit } =
    search

  let query = db
    .selectFrom('audit_events as v')
    .where('v.workspace_id', '=', workspace)
    .select([
      'v.id',
      'v.position',
      'v.stream',
      'v.revision',
      'v.type',
      'v.area',
      'v.people',
      'v.records',
      'v.actor',
      'v.impersonator',
      'v.token',
      'v.occurred_at',
      'v.recorded_at',
    ])

  const numbered = text ? await invoicesNumbered(db, workspace, text) : []

  if (numbered.length > 0)
    query = query.where('v.position', 'in', (eb) =>
      eb
        .selectFrom('audit_event_records as r')
        .select('r.position')
        .where('r.workspace_id', '=', workspace)
        .where('r.record_id', 'in', numbered),
    )

  for (const meaning of numbered.length > 0 ? [] : words)
    query = query.where(await matching(db, workspace, meaning))

  if (person) query = query.where(sql<boolean>`v.people && ${uuids([person])}`)
  if (types) query = query.where(sql<boolean>`v.type = any(${sql.val([...types])}::text[])`)

  if (actors)
    query =
      actors.length > 0
        ? query.where(sql<boolean>`v.actors && ${uuids(actors)}`)
        : query.where('v.actor', '=', 'system')

  if (stream) query = query.where('v.stream', '=', stream)
  if (from) query = query.where('v.occurred_at', '>=', from)
  if (until) query = query.where('v.occurred_at', '<', until)
  const way = descending ? 'desc' : 'asc'
  const beyond = sql.raw(descending ? '<' : '>')

  if (by === 'occurred_at') {
    if (after)
      query = query.where(
        sql<boolean>`(v.occurred_at, v.position) ${beyond} (${after.occurred_at}::timestamptz, ${after.position}::bigint)`,
      )

    query = query.orderBy('v.occurred_at', way)
  } else if (after)
    query = query.where(sql<boolean>`v.position ${beyond} ${after.position}::bigint`)

  return query.orderBy('v.position', way).limit(limit).execute()
}

/** Returns the condition of an event that has a word: in its words, name, people or records. */
async function matching(db: Reads, workspace: string, { word, types }: Meaning) {
  const [people, records] = await Promise.all([
    namedLike(db, workspace, word),
    recordsLike(db, workspace, word),
  ])

  const ways = [
    sql<boolean>`(v.words <> '' and to_tsvector('simple', v.words) @@ to_tsquery('simple', ${lexeme(word)}))`,
  ]
  if (types.length > 0) ways.push(sql<boolean>`v.type = any(${sql.val([...types])}::text[])`)

  if (people.length > 0) {
    ways.push(sql<boolean>`v.people && ${uuids(people.map(({ id }) => id))}`)
    ways.push(sql<boolean>`v.actors && ${uuids(people.flatMap(({ user_id }) => user_id ?? []))}`)
  }

  if (records.length > 0) ways.push(sql<boolean>`v.records && ${uuids(records)}`)

  return sql<boolean>`(${sql.join(ways, sql` or `)})`
}

export type FoundEvent = Awaited<ReturnType<typeof findEvents>>[number]

/** Returns the types of the latest 1,000 events since a moment. */
export async function eventTypesSince(
  db: Reads,
  workspace: string,
  since: Date,
): Promise<string[]> {
  const rows = await db
    .selectFrom('audit_events')
    .where('workspace_id', '=', workspace)
    .where('occurred_at', '>=', since.toISOString())
    .orderBy('occurred_at', 'desc')
    .select('type')
    .limit(1_000)
    .execute()
  return [...new Set(rows.map(({ type }) => type))]
}

/**
 * Returns which of the given types a workspace has after a position: one look into an index for
 * each type, however much happened.
 */
export async function eventTypesAfter(
  db: Reads,
  workspace: string,
  position: string,
  types: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ type: string }>`
    select type from unnest(${sql.val([...types])}::text[]) as type
    where exists (
      select from audit_events v
      where v.workspace_id = ${workspace} and v.type = type.type and v.position > ${position}::bigint
    )`.execute(db)

  return rows.map(({ type }) => type)
}

/** Selects the events whose ids begin with these six bytes, written as in an id. */
export const eventsOfTime = (db: Reads, time: string) =>
  db
    .selectFrom('audit_events')
    .select(['id', 'stream'])
    .where('id', '>=', `${time}-0000-0000-000000000000`)
    .where('id', '<=', `${time}-ffff-ffff-ffffffffffff`)
    .execute()

/** Returns a prefix query for a typed word. */
const lexeme = (word: string) => `'${word.replace(/['\\]/g, ' ')}':*`

const namedLike = (db: Reads, workspace: string, word: string) =>
  db
    .selectFrom('employees as e')
    .select(['e.id', 'e.user_id'])
    .where('e.workspace_id', '=', workspace)
    .where(sql<boolean>`read.full_name(e.first_name, e.last_name) ~* ${spelled(word)}`)
    .limit(MOST_NAMED)
    .execute()

/** Returns the user of an employee; an id of no employee is returned unchanged. */
export async function userOf(db: Reads, workspace: string, id: string): Promise<string> {
  const row = await db
    .selectFrom('employees')
    .select('user_id')
    .where('workspace_id', '=', workspace)
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.user_id ?? id
}
