import { watchRules } from '@workledger/contracts/watch/watch-rules'
import { usualRule, type WatchBand } from '@workledger/domain/watch/watch'
import { sql } from 'kysely'
import type { Reads } from '../kernel/tenant-reads'
import { watchHits } from './watch-hits.sql'

/** The rules of a workspace, those that it has not set as usual, with their hits and how many of them nobody has looked at. */
export async function rulesOf(db: Reads, workspace: string) {
  const [set, counts] = await Promise.all([
    db.selectFrom('watch_rules').select('rules').where('id', '=', workspace).executeTakeFirst(),
    db
      .selectFrom(watchHits(workspace))
      .leftJoin('watch_looked as l', 'l.id', 'h.id')
      .select(['h.rule', sql<number>`count(*)::int`.as('hits'), sql<number>`(count(*) filter (where l.id is null))::int`.as('open')])
      .groupBy('h.rule')
      .execute(),
  ])
  const counted = new Map(counts.map(({ rule, hits, open }) => [rule, { hits, open }]))
  return watchRules.map((rule) => {
    const { on, least, days_off, bands } = set?.rules[rule] ?? usualRule(rule)
    return { rule, on, least, days_off: [...days_off], bands: [...bands], ...(counted.get(rule) ?? { hits: 0, open: 0 }) }
  })
}

/** Where pay should lie, by currency and kind of pay. */
export const bandsOf = async (db: Reads, workspace: string): Promise<readonly WatchBand[]> =>
  (await db.selectFrom('watch_rules').select('rules').where('id', '=', workspace).executeTakeFirst())?.rules.outside_band?.bands ?? []
