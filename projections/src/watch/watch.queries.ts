import { type WatchRule, watchRules } from '@workledger/contracts/watch/watch-rules'
import { usualRule, type WatchBand } from '@workledger/domain/watch/watch'
import { sql } from 'kysely'
import { anyOf, anyOfTexts } from '../kernel/any-of'
import type { Reads } from '../kernel/tenant-reads'
import type { WaitingRow, WaitingRows } from '../kernel/waiting'
import { watchHits } from './watch-hits.sql'

/**
 * Returns the rules of a workspace, with defaults for those not set, their hits, and the number not
 * reviewed.
 */
export async function rulesOf(db: Reads, workspace: string) {
  const [set, counts] = await Promise.all([
    db
      .selectFrom('watch_rules')
      .select(['rules', 'proposals', 'revisions'])
      .where('id', '=', workspace)
      .executeTakeFirst(),
    db
      .selectFrom(watchHits(workspace))
      .leftJoin('watch_looked as l', 'l.id', 'h.id')
      .select([
        'h.rule',
        sql<number>`count(*)::int`.as('hits'),
        sql<number>`(count(*) filter (where l.id is null))::int`.as('open'),
      ])
      .groupBy('h.rule')
      .execute(),
  ])

  const counted = new Map(counts.map(({ rule, hits, open }) => [rule, { hits, open }]))

  return watchRules.map((rule) => {
    const { on, least, days_off, bands } = set?.rules[rule] ?? usualRule(rule)
    const proposal = set?.proposals[rule]

    return {
      rule,
      on,
      least,
      days_off: [...days_off],
      bands: [...bands],
      proposal: proposal ?? null,
      revision: (set?.revisions[rule] ?? -1) + 1,
      ...(counted.get(rule) ?? { hits: 0, open: 0 }),
    }
  })
}

/** A person, and the admin behind a sign-in-as session, as employees and users. */
interface Selves {
  readonly employees: readonly string[]
  readonly users: readonly string[]
}

/**
 * Returns SQL of whether these people have no part in hit `h`: it does not name them, and they
 * neither prepared, changed nor decided its record, themselves or by sign-in-as.
 */
function isUninvolved(workspace: string, { employees, users }: Selves) {
  const did = (alias: string) =>
    sql`(${sql.ref(`${alias}.actor`)} = ${anyOfTexts(users)} or ${sql.ref(`${alias}.impersonator`)} = ${anyOfTexts(users)})`

  // `limit` keeps PostgreSQL from joining the acts and events of all records for the few hits.
  return sql<boolean>`not coalesce(h.employee_id = ${anyOf(employees)}, false)
    and not coalesce(${did('h')}, false)
    and (select true from watched_acts a join watched_acts b on b.workspace_id = a.workspace_id and b.record_id = a.record_id
      where a.workspace_id = ${workspace} and a.id = h.act_id and ${did('b')} limit 1) is null
    -- A record with a stream of its own: the people who wrote in it, such as the one who drafted the invoice.
    and (select true from watched_acts a join audit_events e on e.workspace_id = a.workspace_id and e.stream = a.stream
      where a.workspace_id = ${workspace} and a.id = h.act_id
        and a.stream like '%' || a.record_id and ${did('e')} limit 1) is null`
}

/** Returns whether this person is named in a hit or acted in its record. */
export async function isInvolved(db: Reads, workspace: string, hit: string, selves: Selves) {
  const { rows } = await sql<{ involved: boolean }>`
    select not (${isUninvolved(workspace, selves)}) as involved
    from ${watchHits(workspace)} where h.id = ${hit}`.execute(db)

  return rows[0]?.involved ?? false
}

/** Selects flags that no auditor has examined, without those in which these people have a part. */
export const openFlags = (workspace: string, selves: Selves): WaitingRows =>
  sql<WaitingRow>`
    with unexamined as materialized (select h.* from ${watchHits(workspace)}
      where not exists (select from watch_looked l where l.id = h.id))
    select h.id as record, h.employee_id, (h.at at time zone w.timezone)::date as due, h.at as since,
      0 as revision, null::text as title, null::text as detail
    from unexamined h join workspaces w on w.id = ${workspace}
    where ${isUninvolved(workspace, selves)}`

/** Returns the rules with an announced proposal if one is in effect at this instant. */
export async function dueRules(db: Reads, workspace: string, now: string): Promise<WatchRule[]> {
  const found = await db
    .selectFrom('watch_rules')
    .select('proposals')
    .where('id', '=', workspace)
    .where('due_at', '<=', now)
    .executeTakeFirst()
  return watchRules.filter((rule) => found?.proposals[rule]?.effective_at)
}

/** Returns the expected bands of pay, by currency and kind of pay. */
export const bandsOf = async (db: Reads, workspace: string): Promise<readonly WatchBand[]> =>
  (
    await db
      .selectFrom('watch_rules')
      .select('rules')
      .where('id', '=', workspace)
      .executeTakeFirst()
  )?.rules.outside_band?.bands ?? []
