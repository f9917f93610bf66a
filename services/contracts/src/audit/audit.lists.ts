import * as z from 'zod'
import { defineList, type RowOf } from '../kernel/define-list'
import * as column from '../kernel/list-columns'
import { day, id } from '../kernel/shapes'
import { characters } from '../kernel/text'

export const auditFilters = z.object({
  q: characters(200).nullable(),
  /** An employee whom the events concern. */
  person: id().nullable(),
  area: characters(40).nullable(),
  type: characters(80).nullable(),
  /** An employee, the id of a user, or `system`. */
  actor: characters(60).nullable(),
  from: day().nullable(),
  to: day().nullable(),
})

export type AuditFilters = z.output<typeof auditFilters>

/** Saved searches of auditors: the caller's own, and shared ones. */
export const auditFiltersList = defineList({
  name: 'audit-filters',
  label: 'Saved filters of events',
  who: 'admin',
  columns: {
    id: column.uuid(),
    /** The owner of the search. */
    employee_id: column.uuid(),
    title: column.text({ searchable: true }),
    shared: column.bool(),
    owner: column.text({ searchable: true }),
    created_at: column.instant(),
    filters: column.json(auditFilters),
    stream: column.stream(),
    revision: column.revision(),
  },
  more: { own: z.boolean() },
  sort: 'title',
})

export type AuditFilter = RowOf<typeof auditFiltersList>

/** Views of people's records by auditors. */
export const recordViewsList = defineList({
  name: 'record-views',
  label: 'Records opened by auditors',
  who: 'admin',
  columns: {
    id: column.uuid(),
    ...column.employee,
    viewer: column.text({ searchable: true }),
    area: column.text(),
    viewed_at: column.instant(),
  },
  sort: '-viewed_at',
  perPage: 15,
})

export type RecordView = RowOf<typeof recordViewsList>
