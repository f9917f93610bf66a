import * as z from 'zod'
import { area, endpoint } from '../kernel/endpoint'
import {
  addressedIds,
  addressedWords,
  narrowingIds,
  narrowingWords,
} from '../kernel/narrowing-lists'
import { workspaceParams } from '../kernel/record'
import { bool, day, fieldIssue, fileLanguage, id, one, wholeNumber } from '../kernel/shapes'
import { LONGEST_TAG } from '../kernel/tag-length'
import { groupings, reportFiles, stackable } from './report-kinds'

/** Limits: days of a report, ids in one filter, and entries on a page of details. */
export const MOST_REPORT_DAYS = 400

const MOST_IDS = 500

/** Tags of one filter. */
export const MOST_REPORT_TAGS = 50

export const DETAILS = 1000

const ids = () => narrowingIds(MOST_IDS)

const filter = {
  start_date: day(),
  end_date: day(),
  employee_ids: ids(),
  project_ids: ids(),
  client_ids: ids(),
  /** Only entries with one of these tags. */
  tags: narrowingWords(MOST_REPORT_TAGS, LONGEST_TAG),
  billable: bool().optional(),
  /** Only time in approved weeks; false: only other time. */
  approved: bool().optional(),
}

type Days = { start_date: string; end_date: string }

const datesInOrder = [
  ({ start_date, end_date }: Days) => start_date <= end_date,
  fieldIssue('end_date', 'field.order'),
] as const

const bounded = [
  ({ start_date, end_date }: Days) =>
    Date.parse(end_date) - Date.parse(start_date) < MOST_REPORT_DAYS * 86_400_000,
  fieldIssue('end_date', 'field.most_days', { days: MOST_REPORT_DAYS }),
] as const

const graphed = z
  .object({ ...filter, grouping: z.enum(stackable).optional() })
  .refine(...datesInOrder)
  .refine(...bounded)

const grouped = z
  .object({
    ...filter,
    grouping: z.enum(groupings).default('client'),
    sub_grouping: z.enum(groupings).default('project'),
  })
  .refine(...datesInOrder)
  .refine(...bounded)

export const WEEK = 7

const week = z
  .object(filter)
  .refine(...datesInOrder)
  .refine(
    ({ start_date, end_date }: Days) =>
      Date.parse(end_date) - Date.parse(start_date) < WEEK * 86_400_000,
    fieldIssue('end_date', 'field.most_days', { days: WEEK }),
  )

/**
 * `id` is null for time without a project, or a project without a client. Of a tag it is the tag,
 * and null for entries without tags. An entry counts under each of its tags, and once in the total.
 */
const reportSums = {
  id: z.string().nullable(),
  name: z.string().nullable(),
  seconds: z.number(),
  entries: z.number(),
  running: z.number(),
  /** Billable time at the current rates of its projects; null if none has a rate. */
  amount: z.string().nullable(),
}

const point = z.object({
  label: z.string(),
  seconds: z.number(),
  billable_seconds: z.number(),
  /** With `grouping`: of the largest groups in all, in that order, those with time here. */
  groups: z.array(z.object({ id: z.string().nullable(), seconds: z.number() })).optional(),
})

const totals = z.object({
  /** `label` is the first day of a day, week or month. */
  graph: z.array(point),
  resolution: z.enum(['day', 'week', 'month']),
  seconds: z.number(),
  billable_seconds: z.number(),
  /** Number of running entries, counted up to this answer. */
  running: z.number(),
})

export type WorkTotals = z.output<typeof totals>

const groups = z.object({
  groups: z.array(z.object({ ...reportSums, sub_groups: z.array(z.object(reportSums)) })),
  seconds: z.number(),
  entries: z.number(),
  running: z.number(),
  amount: z.string().nullable(),
  currency: z.string(),
})

export type WorkGroups = z.output<typeof groups>

const weekRow = z.object({
  project_id: z.string().nullable(),
  project: z.string().nullable(),
  employee_id: z.string(),
  employee: z.string(),
  /** For each of seven days from `start_date` on. */
  seconds: z.array(z.number()),
  total: z.number(),
})

export type WeekRow = z.output<typeof weekRow>

const detail = z.object({
  id: id(),
  employee_id: z.string(),
  employee: z.string(),
  project_id: z.string().nullable(),
  project: z.string().nullable(),
  client: z.string().nullable(),
  description: z.string(),
  tags: z.array(z.string()),
  billable: z.boolean(),
  /** It is on a line of an invoice; `invoice_number` is null in a draft. */
  billed: z.boolean(),
  invoice_number: z.string().nullable(),
  start: z.string(),
  /** Null while it runs. */
  end: z.string().nullable(),
  day: z.string(),
  zone: z.string(),
  seconds: z.number(),
})

export type WorkDetail = z.output<typeof detail>

const dayCounts = z.array(z.object({ date: z.string(), count: z.number() }))

const listed = () => addressedIds(MOST_IDS)

const addressed = {
  ...filter,
  employee_ids: listed(),
  project_ids: listed(),
  client_ids: listed(),
  tags: addressedWords(MOST_REPORT_TAGS, LONGEST_TAG),
}

export const reportsApi = area('reports', {
  workTotals: endpoint({
    method: 'POST',
    path: '/workspaces/{ws}/reports/tracker/totals',
    who: 'scoped',
    costly: true,
    whileReadOnly: true,
    summary:
      'Tracked seconds of a range of days, over time; of the caller and their reports; for admins of all employees',
    status: 200,
    params: workspaceParams,
    body: graphed,
    response: one(totals),
  }),
  workGroups: endpoint({
    method: 'POST',
    path: '/workspaces/{ws}/reports/tracker/time_entries',
    who: 'scoped',
    costly: true,
    whileReadOnly: true,
    summary:
      'The same by client, project, employee, task, tag or billable, with a second grouping within each',
    status: 200,
    params: workspaceParams,
    body: grouped,
    response: one(groups),
  }),
  workWeek: endpoint({
    method: 'POST',
    path: '/workspaces/{ws}/reports/tracker/weekly/entries',
    who: 'scoped',
    costly: true,
    whileReadOnly: true,
    summary: 'Tracked seconds of up to seven days by project and employee',
    status: 200,
    params: workspaceParams,
    body: week,
    response: one(z.array(weekRow)),
  }),
  workDetails: endpoint({
    method: 'POST',
    path: '/workspaces/{ws}/reports/tracker/details',
    who: 'scoped',
    costly: true,
    whileReadOnly: true,
    summary: 'Time entries that begin in a range of days, in order',
    status: 200,
    params: workspaceParams,
    body: z
      .object({
        ...filter,
        page: wholeNumber().min(1).default(1),
        per_page: wholeNumber().min(1).max(DETAILS).default(DETAILS),
        /** Only so many first entries of each day, as a calendar shows them. */
        of_each_day: wholeNumber().min(1).max(10).optional(),
      })
      .refine(...datesInOrder)
      .refine(...bounded),
    response: z.object({
      data: z.array(detail),
      total: z.number(),
      /** Entries that begin on each day, with `of_each_day`. */
      entries_by_day: z.record(z.string(), z.number()).optional(),
    }),
  }),
  tasksReport: endpoint({
    method: 'GET',
    path: '/workspaces/{ws}/tasks-report',
    who: 'scoped',
    costly: true,
    summary: 'Number of tasks created and completed on each day',
    params: workspaceParams,
    query: z
      .object(addressed)
      .refine(...datesInOrder)
      .refine(...bounded),
    response: one(z.object({ created: dayCounts, completed: dayCounts })),
  }),
  workReportFile: endpoint({
    method: 'GET',
    path: '/workspaces/{ws}/reports/tracker/file',
    who: 'scoped',
    costly: true,
    summary: 'A report as CSV or XLSX',
    params: workspaceParams,
    query: z
      .object({
        ...addressed,
        report: z.enum(reportFiles),
        format: z.enum(['csv', 'xlsx'], { error: 'export.format' }).default('csv'),
        language: fileLanguage(),
        grouping: z.enum(groupings).default('client'),
        sub_grouping: z.enum(groupings).default('project'),
      })
      .refine(...datesInOrder)
      .refine(...bounded),
    raw: 'file',
  }),
})
