import { type JoinBuilder, sql } from 'kysely'
import type { ReadTables } from '../kernel/read-tables'

/** Joins to punch `p` the registration `r` that its PIN had at that device at that time. */
export const whosePunch = (
  join: JoinBuilder<
    { p: ReadTables['device_punches']; r: ReadTables['device_registrations'] },
    'p' | 'r'
  >,
) =>
  join
    .onRef('r.device_id', '=', 'p.device_id')
    .onRef('r.pin', '=', 'p.pin')
    .onRef('r.since', '<=', 'p.at')
    .on(sql<boolean>`(r.until is null or p.at < r.until)`)

/**
 * SQL of whether punch `p` of registration `r` belongs to no shift, and no shift around it was
 * typed since.
 */
export const isUnpaired = `(p.counts and p.unpaired and r.employee_id is not null and not exists (select from attendance a
  where a.employee_id = r.employee_id and a.by_hand and a.in_at <= p.at and (a.out_at is null or a.out_at >= p.at)))`
