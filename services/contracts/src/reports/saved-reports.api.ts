import * as z from 'zod'
import { listCall } from '../kernel/define-list'
import { area, endpoint } from '../kernel/endpoint'
import { idOf } from '../kernel/record'
import { created, one, text, wholeNumber } from '../kernel/shapes'
import { scheduleRhythms } from './saved-reports.events'
import { savedFilters, savedReport, savedReportsList } from './saved-reports.lists'

/** Reports that somebody may keep. */
export const MOST_SAVED = 20

const ws = z.object({ ws: idOf('workspaces') })
const item = z.object({ ws: idOf('workspaces'), id: idOf('saved_reports.own') })
const schedule = z.object({
  every: z.enum(scheduleRhythms, { error: 'field.options' }),
  hour: wholeNumber().min(0).max(23),
  weekday: wholeNumber().min(1).max(7).default(1),
})
export const savedReportBody = z.object({
  name: text('report.name', 120),
  filters: savedFilters,
  schedule: schedule.nullable().default(null),
})
export const savedReportChange = z.object({
  name: text('report.name', 120).optional(),
  filters: savedFilters.optional(),
  schedule: schedule.nullable().optional(),
})

export const savedReportsApi = area('reports', {
  savedReports: listCall(savedReportsList, {
    path: '/workspaces/{ws}/saved_reports',
    summary: "The caller's saved reports; admins see everybody's",
    params: ws,
    row: savedReport,
  }),
  savedReport: endpoint({
    method: 'GET',
    path: '/workspaces/{ws}/saved_reports/{id}',
    who: 'member',
    summary: "One of the caller's saved reports; admins read everybody's",
    params: item,
    response: one(savedReport),
  }),
  saveReport: endpoint({
    method: 'POST',
    path: '/workspaces/{ws}/saved_reports',
    who: 'member',
    summary:
      'Save a report with its filters; with a schedule a mail with its link comes at that hour of the caller, about the period before',
    status: 201,
    params: ws,
    body: savedReportBody,
    response: created(),
    errors: ['report.most', 'report.name_taken'],
  }),
  changeSavedReport: endpoint({
    method: 'PUT',
    path: '/workspaces/{ws}/saved_reports/{id}',
    who: 'member',
    summary: "Change one of the caller's saved reports; what is left out stays",
    params: item,
    body: savedReportChange,
    response: one(savedReport),
    errors: ['report.name_taken'],
  }),
  deleteSavedReport: endpoint({
    method: 'DELETE',
    path: '/workspaces/{ws}/saved_reports/{id}',
    who: 'member',
    summary: "Delete one of the caller's saved reports; its mails end",
    params: item,
  }),
})
