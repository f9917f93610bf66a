import { type WatchRule, watchRules } from '@workledger/contracts/watch/watch-rules'
import { usualRule, type WatchBand } from '@workledger/domain/watch/watch'
import { sql } from 'kysely'
import type { Reads } from '../kernel/tenant-reads'
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

/**
 * Returns whether this person is named in a hit or acted in its record: prepared, changed or
 * decided it, themselves or by sign-in-as.
 */
export async function isInvolved(
  db: Reads,
  workspace: string,
  hit: string,
  { employee, user }: { employee: string; user: string },
) {
  const did = (alias: string) =>
    sql`${user} in (${sql.ref(`${alias}.actor`)}, ${sql.ref(`${alias}.impersonator`)})`

  const { rows } = await sql<{ involved: boolean }>`
    select h.employee_id is not distinct from ${employee}::uuid
      or ${did('h')}
      or exists (select from watched_acts a join watched_acts b on b.workspace_id = a.workspace_id and b.record_id = a.record_id
        where a.workspace_id = ${workspace} and a.stream = h.stream and a.revision = h.revision and ${did('b')})
      -- A record with a stream of its own: the people who wrote in it, such as the one who drafted the invoice.
      or exists (select from watched_acts a join audit_events e on e.workspace_id = a.workspace_id and e.stream = a.stream
        where a.workspace_id = ${workspace} and a.stream = h.stream and a.revision = h.revision
          and a.stream like '%' || a.record_id and ${did('e')}) as involved
    from ${watchHits(workspace)} where h.id = ${hit}`.execute(db)

  return rows[0]?.involved ?? false
}

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
