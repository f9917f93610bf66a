import * as z from 'zod'
import { listCall } from '../kernel/define-list'
import { area, endpoint } from '../kernel/endpoint'
import { idOf, workspaceParams } from '../kernel/record'
import {
  bool,
  clearable,
  created,
  day,
  fieldIssue,
  id,
  one,
  optionalText,
  text,
  timeOfDay,
} from '../kernel/shapes'
import { companyEventsList } from './calendar.lists'

const companyEventParams = z.object({ ws: idOf('workspaces'), id: idOf('company_events') })

const fields = z.object({
  title: text('event.title', 120),
  description: optionalText(2000),
  event_on: day('event.date'),
  event_time: clearable(timeOfDay('event.time')),
  end_date: clearable(day('event.range')),
  end_time: clearable(timeOfDay('event.time')),
  location: text('event.location', 255),
  location_id: clearable(id()),
  notify: bool().optional(),
})

/** A one-day event needs a time; whole days are for longer events. The rule covers the rest. */
export const eventBody = fields.refine(
  ({ event_time, end_date }) => event_time || end_date,
  fieldIssue('event_time', 'event.time'),
)

const eventsErrors = ['event.time', 'event.no_such_time']

export const eventsApi = area('calendar', {
  companyEvents: listCall(companyEventsList, {
    path: '/workspaces/{ws}/events',
    summary: 'Company events to which the caller is invited, in order',
    params: workspaceParams,
    filters: {
      from: day().optional(),
      to: day().optional(),
      when: z.enum(['upcoming', 'past']).optional(),
      location_id: id().optional(),
    },
  }),
  companyEvent: endpoint({
    method: 'GET',
    path: '/workspaces/{ws}/events/{id}',
    who: 'member',
    summary: 'One event',
    params: companyEventParams,
    response: one(companyEventsList.row),
  }),
  addCompanyEvent: endpoint({
    method: 'POST',
    path: '/workspaces/{ws}/events',
    who: 'edit_company',
    summary:
      'Add an event, in the local time of its office or, for all offices, of the company; `notify` (default) mails its audience',
    status: 201,
    params: workspaceParams,
    body: eventBody,
    response: created(),
    errors: eventsErrors,
  }),
  changeCompanyEvent: endpoint({
    method: 'PUT',
    path: '/workspaces/{ws}/events/{id}',
    who: 'edit_company',
    summary: 'Change an event; notified people get a mail about another time, place or audience',
    params: companyEventParams,
    body: fields.partial(),
    response: one(companyEventsList.row),
    errors: eventsErrors,
  }),
  deleteCompanyEvent: endpoint({
    method: 'DELETE',
    path: '/workspaces/{ws}/events/{id}',
    who: 'edit_company',
    summary: 'Delete an event; notified people get a mail about the cancellation',
    params: companyEventParams,
  }),
})
