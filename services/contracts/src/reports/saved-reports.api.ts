import * as z from 'zod'
import { listCall } from '../kernel/define-list'
import { area, endpoint } from '../kernel/endpoint'
import { idOf, workspaceParams } from '../kernel/record'
import { created, done, id, one, text, wholeNumber } from '../kernel/shapes'
import { characters } from '../kernel/text'
import { scheduleRhythms } from './saved-reports.events'
import { savedFilters, savedReport, savedReportsList } from './saved-reports.lists'

/** Most saved reports of one person. */
export const MOST_SAVED = 20

/** Most recipients of one report, besides its owner. */
export const MOST_RECIPIENTS = 50

/** Most mails of one report in an answer. */
export const SENDS = 20

const savedReportParams = z.object({ ws: idOf('workspaces'), id: idOf('saved_reports.own') })

const schedule = z.object({
  every: z.enum(scheduleRhythms, { error: 'field.options' }),
  hour: wholeNumber().min(0).max(23),
  weekday: wholeNumber().min(1).max(7).default(1),
})

export const savedReportBody = z.object({
  name: text('report.name', 120),
  filters: savedFilters,
  schedule: schedule.nullable().default(null),
  recipients: z.array(id()).max(MOST_RECIPIENTS).default([]),
})

export const savedReportChange = z.object({
  name: text('report.name', 120).optional(),
  filters: savedFilters.optional(),
  schedule: schedule.nullable().optional(),
  recipients: z.array(id()).max(MOST_RECIPIENTS).optional(),
})

/** What a link in a mail opens: one reader's mails of one report. */
const byLink = {
  params: z.object({ id: idOf('saved_reports') }),
  query: z.object({ key: characters(100).default('') }),
}

const sent = z.object({
  id: id(),
  at: z.string(),
  /** By the schedule; otherwise its owner requested it. */
  scheduled: z.boolean(),
  start_date: z.string(),
  end_date: z.string(),
  /** Number of mails, and of those sent. */
  people: z.number(),
  sent: z.number(),
})

export type SavedReportSend = z.output<typeof sent>

export const savedReportsApi = area('reports', {
  savedReports: listCall(savedReportsList, {
    path: '/workspaces/{ws}/saved_reports',
    summary: "The caller's saved reports and those whose mails they get; admins see all",
    params: workspaceParams,
    row: savedReport,
  }),
  savedReport: endpoint({
    method: 'GET',
    path: '/workspaces/{ws}/saved_reports/{id}',
    who: 'member',
    summary: 'A saved report of the caller, or one whose mails they get; admins read all',
    params: savedReportParams,
    response: one(savedReport),
  }),
  saveReport: endpoint({
    method: 'POST',
    path: '/workspaces/{ws}/saved_reports',
    who: 'member',
    summary:
      "Save a report with its filters; a schedule mails its figures of the previous period at that hour in the caller's zone",
    status: 201,
    params: workspaceParams,
    body: savedReportBody,
    response: created(),
    errors: ['report.most', 'report.name_taken', 'report.recipient'],
  }),
  changeSavedReport: endpoint({
    method: 'PUT',
    path: '/workspaces/{ws}/saved_reports/{id}',
    who: 'member',
    summary: "Change one of the caller's saved reports; omitted fields stay",
    params: savedReportParams,
    body: savedReportChange,
    response: one(savedReport),
    errors: ['report.name_taken', 'report.recipient'],
  }),
  sendSavedReport: endpoint({
    method: 'POST',
    path: '/workspaces/{ws}/saved_reports/{id}/send',
    who: 'member',
    summary:
      "Send the mail of one of the caller's saved reports now, for the previous day, week or month",
    status: 200,
    params: savedReportParams,
    response: one(z.object({ start_date: z.string(), end_date: z.string() })),
    errors: ['report.sent_just_now'],
  }),
  savedReportSends: endpoint({
    method: 'GET',
    path: '/workspaces/{ws}/saved_reports/{id}/sends',
    who: 'member',
    summary: `The last ${SENDS} mails of a saved report, and how many people they reached`,
    params: savedReportParams,
    response: one(z.array(sent)),
  }),
  leaveSavedReport: endpoint({
    method: 'POST',
    path: '/workspaces/{ws}/saved_reports/{id}/leave',
    who: 'member',
    whileReadOnly: true,
    summary: 'Stop the mails of a saved report to the caller',
    status: 200,
    params: savedReportParams,
    response: done(),
  }),
  reportMails: endpoint({
    method: 'GET',
    path: '/public/saved_reports/{id}/mails',
    who: 'key',
    summary: 'A page to stop the mails of a saved report, by the key in the mail',
    ...byLink,
    raw: 'html',
    errors: ['report.stop_key'],
  }),
  stopReportMails: endpoint({
    method: 'POST',
    path: '/public/saved_reports/{id}/mails',
    who: 'key',
    whileReadOnly: true,
    summary:
      "Stop the mails of a saved report for the key's reader, with one click of a mail program (RFC 8058); a repetition is no error",
    ...byLink,
    raw: 'html',
    errors: ['report.stop_key'],
  }),
  deleteSavedReport: endpoint({
    method: 'DELETE',
    path: '/workspaces/{ws}/saved_reports/{id}',
    who: 'member',
    summary: "Delete one of the caller's saved reports; its mails end",
    params: savedReportParams,
  }),
})
