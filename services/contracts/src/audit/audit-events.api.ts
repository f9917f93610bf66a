import * as z from 'zod'
import { changeBody } from '../kernel/change-body'
import { listCall } from '../kernel/define-list'
import { area, endpoint } from '../kernel/endpoint'
import { idOf, workspaceParams } from '../kernel/record'
import { bool, created, day, fileLanguage, id, one, text, wholeNumber } from '../kernel/shapes'
import { characters } from '../kernel/text'
import { auditFilters, auditFiltersList, recordViewsList } from './audit.lists'
import { eventGroups } from './event-groups'

/** Most saved searches of one auditor. */
export const MOST_AUDIT_FILTERS = 50

/** Most rows in a spreadsheet of events; a CSV has no limit. */
export const MOST_EXPORTED_EVENTS = 50_000

const namedRecord = z.object({ id: z.string(), name: z.string() })

/** A record with its kind, the name of its list, such as `invoices`. */
const subject = namedRecord.extend({ kind: z.string() })

/** An event in the search; its content is in the record's history. */
export const auditEvent = z.object({
  id: id(),
  position: z.string(),
  stream: z.string(),
  revision: z.number(),
  type: z.string(),
  area: z.string(),
  /** The first three of `people_count` employees concerned. */
  people: z.array(namedRecord),
  people_count: z.number(),
  /**
   * The record of the event, if it has a name: an invoice's number and client, a pay run's or a leave's days.
   * Days are ISO 8601.
   */
  record: subject.nullable(),
  actor: namedRecord,
  /** The admin behind the actor's sign-in-as session, or the holder of a service account's token. */
  impersonator: namedRecord.nullable(),
  /** The API token by which it was done. */
  token: namedRecord.nullable(),
  /** Time of the event, and of its entry in the log. */
  occurred_at: z.string(),
  recorded_at: z.string(),
})

export type AuditEvent = z.output<typeof auditEvent>

export const auditEventSorts = ['-position', 'position', '-occurred_at', 'occurred_at'] as const

const blank = z.literal('').transform(() => undefined)
const optional = <S extends z.ZodType>(schema: S) => z.union([blank, schema]).optional()

const searched = {
  /**
   * Words of the events' names, their non-personal content, and the names of people concerned. All
   * must match.
   */
  q: optional(characters(200)),
  person: optional(id()),
  area: optional(characters(40)),
  /** *core*: pay, contracts, leave and approvals; *technical*: mails, jobs and sessions. */
  group: optional(z.enum(eventGroups, { error: 'field.options' })),
  type: optional(characters(80)),
  /**
   * An employee, the id of a user, or `system`. Also finds acts of an admin in sign-in-as sessions.
   */
  actor: optional(characters(60)),
  stream: optional(characters(200)),
  /** First and last day of the event, in UTC. */
  from: optional(day()),
  to: optional(day()),
  sort: z.enum(auditEventSorts, { error: 'list.sort' }).default('-position'),
}

export const auditFilterBody = z.object({
  name: text('audit.filter_name', 120),
  shared: bool().default(false),
  filters: auditFilters,
})

export const auditEventsApi = area('audit', {
  auditEvents: endpoint({
    method: 'GET',
    path: '/workspaces/{ws}/audit/events',
    who: 'auditor',
    costly: true,
    summary: 'All events of the workspace, by page: `next` is the `after` of the next page',
    params: workspaceParams,
    query: z.object({
      ...searched,
      /** `next` of the previous page. */
      after: optional(characters(80)),
      per_page: wholeNumber().min(1).max(200).default(50),
    }),
    response: z.object({ data: z.array(auditEvent), next: z.string().nullable() }),
  }),
  exportAuditEvents: endpoint({
    method: 'GET',
    path: '/workspaces/{ws}/audit/events/export',
    who: 'auditor',
    costly: true,
    summary: 'The results of a search as CSV or XLSX',
    params: workspaceParams,
    query: z.object({
      ...searched,
      format: z.enum(['csv', 'xlsx'], { error: 'export.format' }).default('csv'),
      language: fileLanguage(),
    }),
    raw: 'file',
    errors: ['export.too_many'],
  }),
  auditFilters: listCall(auditFiltersList, {
    path: '/workspaces/{ws}/audit/filters',
    who: 'auditor',
    summary: "Saved searches of events: the caller's own, and shared ones",
    params: workspaceParams,
  }),
  saveAuditFilter: endpoint({
    method: 'POST',
    path: '/workspaces/{ws}/audit/filters',
    who: 'auditor',
    summary: 'Save a search of events; `shared` shows it to every auditor and admin',
    status: 201,
    params: workspaceParams,
    body: auditFilterBody,
    response: created(),
    errors: ['audit.filter_most', 'audit.filter_taken'],
  }),
  changeAuditFilter: endpoint({
    method: 'PUT',
    path: '/workspaces/{ws}/audit/filters/{id}',
    who: 'auditor',
    summary: 'Change one of the caller’s saved searches',
    params: z.object({ ws: idOf('workspaces'), id: idOf('audit_filters.own') }),
    body: changeBody(auditFilterBody),
    response: one(auditFiltersList.row),
    errors: ['audit.filter_taken'],
  }),
  deleteAuditFilter: endpoint({
    method: 'DELETE',
    path: '/workspaces/{ws}/audit/filters/{id}',
    who: 'auditor',
    summary: 'Delete one of the caller’s saved searches',
    params: z.object({ ws: idOf('workspaces'), id: idOf('audit_filters.own') }),
  }),
  recordViews: listCall(recordViewsList, {
    path: '/employees/{id}/record_views',
    who: 'payee',
    summary: "Auditors' views of this person's records, newest first",
    params: z.object({ id: idOf('employees') }),
  }),
})
