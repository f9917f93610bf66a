import * as z from 'zod'
import { shippedLanguages } from '../kernel/area-words'
import { area, endpoint } from '../kernel/endpoint'
import { idOf } from '../kernel/record'
import { day, fieldIssue, id } from '../kernel/shapes'
import { characters } from '../kernel/text'

const calendarPerson = z.object({
  id: id(),
  first_name: z.string(),
  last_name: z.string(),
  avatar: z.string().nullable(),
})

const entry = { date: z.string(), hexColor: z.string() }

/**
 * An item of a calendar day. A leave or an event appears once, on its first day, with its length in
 * the metadata.
 */
export const calendarEvent = z.discriminatedUnion('type', [
  /** `birthday_on` is this year's day: colleagues do not see the year of birth. */
  z.object({
    type: z.literal('birthday'),
    ...entry,
    metadata: calendarPerson.extend({ birthday_on: z.string() }),
  }),
  /** Only the employee and the approvers see the type of a leave. */
  z.object({
    type: z.literal('leave'),
    ...entry,
    metadata: z.object({
      id: id(),
      employee: calendarPerson,
      start_on: z.string(),
      finish_on: z.string(),
      /** Omitted: whole days. */
      half_day: z.enum(['first_half', 'second_half']).optional(),
      /** Of quarters of a day: "0.25", "0.5" or "0.75". */
      day_part: z.string().optional(),
      /** Of hours. */
      seconds: z.number().optional(),
      /**
       * Of hours between two times: `YYYY-MM-DD HH:mm` in the zone of the reader's own office,
       * half-open.
       */
      start: z.string().optional(),
      end: z.string().optional(),
    }),
  }),
  z.object({
    type: z.literal('event'),
    ...entry,
    metadata: z.object({
      id: id(),
      title: z.string(),
      location: z.string(),
      /** Null: all offices. */
      office: z.string().nullable(),
      /** As entered, in the zone `zone`. */
      event_on: z.string(),
      event_time: z.string().nullable(),
      end_date: z.string().nullable(),
      end_time: z.string().nullable(),
      zone: z.string(),
      /**
       * `YYYY-MM-DD HH:mm` in the zone of the reader's own office, half-open; null for whole days.
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
  .object({
    from: day(),
    to: day(),
    weekend: characters(20).optional(),
    /** Names public holidays in this language; without it as the office keeps them. */
    language: z.enum(shippedLanguages).optional(),
  })
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
