import { sql } from 'kysely'

/** Joins registration `r` to punch `p`: whose the PIN was at that device when it was punched. */
export const whosePunch = (join: any) =>
  join
    .onRef('r.device_id', '=', 'p.device_id')
    .onRef('r.pin', '=', 'p.pin')
    .onRef('r.since', '<=', 'p.at')
    .on(sql<boolean>`(r.until is null or p.at < r.until)`)
