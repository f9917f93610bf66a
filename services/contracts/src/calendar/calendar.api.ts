import * as z from 'zod'
import { area, endpoint } from '../kernel/endpoint'
import { idOf } from '../kernel/record'
import { day, fieldIssue, id } from '../kernel/shapes'
import { characters } from '../kernel/text'

const person = z.object({
  id: id(),
  first_name: z.string(),
  last_name: z.string(),
  avatar: z.string().nullable(),
})

const entry = { date: z.string(), hexColor: z.string() }

/**
 * What a day of the calendar shows. A leave or an event stands once, on its first day; how long it
 * lasts is in its metadata.
 */
export const calendarEvent = z.discriminatedUnion('type', [
  /**
   * `birthday_on` is the day it is kept in this year: colleagues do not learn the year of birth.
   */
  z.object({
    type: z.literal('birthday'),
    ...entry,
    metadata: person.extend({ birthday_on: z.string() }),
  }),
  /** Of which kind a leave is stays between the employee and those who decide it. */
  z.object({
    type: z.literal('leave'),
    ...entry,
    metadata: z.object({
      id: id(),
      employee: person,
      start_on: z.string(),
      finish_on: z.string(),
      /** Left out: whole days. */
      half_day: z.enum(['first_half', 'second_half']).optional(),
    }),
  }),
  z.object({
    type: z.literal('event'),
    ...entry,
    metadata: z.object({
      id: id(),
      title: z.string(),
      location: z.string(),
      /** Null: for everybody. */
      office: z.string().nullable(),
      /** As it was entered, by the clocks of `zone`. */
      event_on: z.string(),
      event_time: z.string().nullable(),
      end_date: z.string().nullable(),
      end_time: z.string().nullable(),
      zone: z.string(),
      /**
       * `YYYY-MM-DD HH:mm` by the clocks of the reader's own office, half-open; null where it lasts
       * whole days.
       */
      start: z.string().nullable(),
      end: z.string().nullable(),
    }),
  }),
  z.object({
    type: z.literal('holiday'),
    ...entry,
    metadata: z.object({ id: id(), name: z.string(), date: z.string() }),
  }),
  z.object({ type: z.literal('weekend'), ...entry, metadata: z.object({}) }),
])

export type CalendarEvent = z.output<typeof calendarEvent>

export const calendarColors = {
  birthday: '#66ff66',
  leave: '#ffc34d',
  event: '#5b8def',
  holiday: '#f28b82',
  weekend: '#e8eaed',
} as const

const query = z
  .object({ from: day(), to: day(), weekend: characters(20).optional() })
  .refine(({ from, to }) => from <= to, fieldIssue('to', 'field.order'))
  .refine(
    ({ from, to }) => Date.parse(to) - Date.parse(from) <= 400 * 86_400_000,
    fieldIssue('to', 'field.most_days', { days: 400 }),
  )

export const calendarApi = area('calendar', {
  calendarEvents: endpoint({
    method: 'GET',
    path: '/workspaces/{ws}/calendar_events',
    who: 'member',
    costly: 'rows',
    summary:
      'Events, birthdays, approved leaves, holidays and (with `weekend`) days off between two days, both included; a plain list',
    params: z.object({ ws: idOf('workspaces') }),
    query,
    response: z.array(calendarEvent),
  }),
})
