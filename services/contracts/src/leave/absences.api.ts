import * as z from 'zod'
import { listCall } from '../kernel/define-list'
import { area, endpoint } from '../kernel/endpoint'
import { workspaceParams } from '../kernel/record'
import { day, fieldIssue, id, one } from '../kernel/shapes'
import { characters } from '../kernel/text'
import { absencesList } from './leave.lists'

/** Most days of one answer of the team calendar. */
const MOST_DAYS = 62

const { employee_id } = absencesList.row.shape
const idOrBlank = () => z.union([id(), z.literal('')]).optional()

const who = {
  location_id: idOrBlank(),
  department_id: idOrBlank(),
  decided_by: id().optional(),
}

export const absencesApi = area('leave', 'manage_time_off', {
  absences: listCall(absencesList, {
    path: '/workspaces/{ws}/absences',
    summary:
      'Absences between two days, of visible colleagues; types and pending requests only for approvers',
    params: workspaceParams,
    filters: {
      from: day().optional(),
      to: day().optional(),
      employee_id: employee_id.optional(),
      ...who,
    },
  }),
  absenceDays: endpoint({
    method: 'GET',
    path: '/workspaces/{ws}/absence-days',
    who: 'member',
    costly: 'rows',
    summary:
      'Number of absent people on each day, with holidays and days off: of the requested office, else of `not_of` or the caller',
    params: workspaceParams,
    query: z
      .object({
        from: day(),
        to: day(),
        q: characters(200).optional(),
        not_of: id().optional(),
        ...who,
      })
      .refine(({ from, to }) => from <= to, fieldIssue('to', 'field.order'))
      .refine(
        ({ from, to }) => Date.parse(to) - Date.parse(from) < MOST_DAYS * 86_400_000,
        fieldIssue('to', 'field.most_days', { days: MOST_DAYS }),
      ),
    response: one(
      z.array(
        z.object({
          date: z.string(),
          /** Number of people with an approved leave. */
          away: z.number(),
          /** Number of people with a pending request, of those for whom the caller decides. */
          waiting: z.number(),
          /**
           * Names of the holidays of `location_id`; without it, of the person's office on that day.
           */
          holidays: z.array(z.string()),
          /**
           * Not a working day by the contract of `not_of` if the caller decides their leave, else
           * of the caller.
           */
          off: z.boolean(),
        }),
      ),
    ),
  }),
})
