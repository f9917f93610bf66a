import * as declared from '@workledger/contracts/privacy/privacy.lists'
import { sql } from 'kysely'
import { readList } from '../kernel/list-resource'
import { lastPaidOn, lastWorkedOn } from './retention.sql'

const keptFrom = `coalesce(r.kept_from, greatest(r.ended_on, r.recorded_on, ${lastPaidOn('r.id')}, ${lastWorkedOn('r.id')}))`

/** SQL of the first day of erasure; equals `erasableFrom` of the contracts. */
const erasableOn = `greatest((${keptFrom} + make_interval(years => coalesce(r.retention_years, w.retention_years)))::date + 1, r.kept_at_least)`

/** SQL of a user's name, as this workspace knows them. */
const nameOf = (user: string) =>
  `(select nullif(read.full_name(u.first_name, u.last_name), '') from employees u where u.workspace_id = r.workspace_id and u.user_id::text = ${user} limit 1)`

export const formerPeopleList = readList(declared.formerPeopleList, 'retained_people as r', {
  from: (db, { workspace }) =>
    db
      .selectFrom('retained_people as r')
      .innerJoin('workspaces as w', 'w.id', 'r.workspace_id')
      .where('r.workspace_id', '=', workspace)
      .where('r.status', '<>', 'employed'),
  filters: {
    proposed: (wanted) => sql`(r.status = 'former' and r.proposed_at is not null) = ${wanted}`,
    due: (wanted) =>
      sql`(r.status = 'former' and r.held_at is null and ${sql.raw(erasableOn)} <= (now() at time zone w.timezone)::date) = ${wanted}`,
  },
  sql: {
    name: `nullif(read.full_name(r.first_name, r.last_name), '')`,
    erasable_on: erasableOn,
    held: 'r.held_at is not null',
    held_by: nameOf('r.held_by'),
    erased_by: nameOf('r.erased_by'),
    kept_from: keptFrom,
    proposed_by: nameOf('r.proposed_by'),
  },
})
