import { sql } from 'kysely'

/** Joins registration `r` to punch `p`: whose the PIN was at that device when it was punched. */
export const whosePunch = (join: any) =>
  join
    .onRef('r.device_id', '=', 'p.device_id')
    .onRef('r.pin', '=', 'p.pin')
    .onRef('r.since', '<=', 'p.at')
    .on(sql<boolean>`(r.until is null or p.at < r.until)`)

/**
 * Whether punch `p` of registration `r` belongs to no shift, and nobody has said since when its
 * person worked around then.
 */
export const isUnpaired = `(p.counts and p.unpaired and r.employee_id is not null and not exists (select from attendance a
  where a.employee_id = r.employee_id and a.by_hand and a.in_at <= p.at and (a.out_at is null or a.out_at >= p.at)))`
