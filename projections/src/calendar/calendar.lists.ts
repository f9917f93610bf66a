import * as declared from '@workledger/contracts/calendar/calendar.lists'
import { sql } from 'kysely'
import { readList } from '../kernel/list-resource'

/** Days as the event's own zone has them. */
const lastDay = sql`coalesce(v.end_date, v.event_on)`

export const companyEventsList = readList(declared.companyEventsList, {
  from: (db, { workspace }) =>
    db
      .selectFrom('company_events as v')
      .leftJoin('offices as o', 'o.id', 'v.location_id')
      .where('v.workspace_id', '=', workspace)
      .where('v.deleted_at', 'is', null),
  scope: (query, { employee }) =>
    query.where(sql<boolean>`(v.location_id is null or v.location_id = (select location_id from employees where id = ${employee}))`),
  sql: {
    id: 'v.id',
    title: 'v.title',
    description: 'v.description',
    event_on: 'v.event_on',
    event_time: 'v.event_time',
    end_date: 'v.end_date',
    end_time: 'v.end_time',
    zone: 'v.zone',
    location: 'v.location',
    location_id: 'v.location_id',
    office: 'o.name',
    notify: 'v.notify',
    start_at: 'v.start_at',
    end_at: 'v.end_at',
    created_at: 'v.created_at',
    stream: `'company-event-' || v.id`,
    revision: 'v.revision',
    updated_at: 'v.updated_at',
  },
  filters: {
    from: (day) => sql`${lastDay} >= ${day}`,
    to: (day) => sql`v.event_on <= ${day}`,
    when: (when, { now }) => (when === 'past' ? sql`v.end_at <= ${now}` : sql`v.end_at > ${now}`),
  },
})
