import * as declared from '@workledger/contracts/calendar/calendar.lists'
import { sql } from 'kysely'
import { readList } from '../kernel/list-resource'

/** Days in the event's own zone. */
const lastDay = sql`coalesce(v.end_date, v.event_on)`

export const companyEventsList = readList(declared.companyEventsList, 'company_events as v', {
  from: (db, { workspace }) =>
    db
      .selectFrom('company_events as v')
      .leftJoin('offices as o', 'o.id', 'v.location_id')
      .where('v.workspace_id', '=', workspace)
      .where('v.deleted_at', 'is', null),
  scope: (query, { employee }) =>
    query.where(
      sql<boolean>`(v.location_id is null or v.location_id = (select location_id from employees where id = ${employee}))`,
    ),
  sql: {
    office: 'o.name',
    stream: `'company-event-' || v.id`,
  },
  filters: {
    from: (day) => sql`${lastDay} >= ${day}`,
    to: (day) => sql`v.event_on <= ${day}`,
    when: (when, { now }) => (when === 'past' ? sql`v.end_at <= ${now}` : sql`v.end_at > ${now}`),
  },
})
