import { Injectable } from '@nestjs/common'
import { type CalendarEvent, calendarColors } from '@workledger/contracts/calendar/calendar.api'
import type { ShippedLanguage } from '@workledger/contracts/kernel/area-words'
import { dayAfter } from '@workledger/contracts/kernel/durations'
import { daysFrom } from '@workledger/domain/attendance/attendance-days'
import { birthdaysBetween } from '@workledger/domain/calendar/birthdays'
import { wallTimeIn } from '@workledger/domain/calendar/event-times'
import { startOfDay } from '@workledger/domain/kernel/zone-days'
import { hasLeft } from '@workledger/domain/leave/leave-facts'
import {
  bornInMonthsOf,
  companyEventsBetween,
} from '@workledger/projections/calendar/calendar.queries'
import type { Onlooker } from '@workledger/projections/kernel/onlooker'
import type { Reads } from '@workledger/projections/kernel/tenant-reads'
import { approvedLeavesBetween, holidaysBetween } from '@workledger/projections/leave/leave.queries'
import { visibleTo } from '@workledger/projections/people/visibility.port'
import { zonesOf } from '@workledger/projections/structure/zones.queries'
import { holidayNamer } from '../kernel/holidays/holiday-names'
import { isoOf } from '../kernel/lists/zones'
import { entryOf } from './event-entry'

/** Reader and range of a calendar, both days included. */
export interface CalendarAsked {
  readonly workspace: string
  readonly reader: { readonly id: string; readonly location_id: string | null }
  readonly onlooker: Onlooker
  readonly from: string
  readonly to: string
  /** Only these people's birthdays and leaves. */
  readonly of?: readonly string[]
  /** Weekdays on which the reader works; without them days off are left out. */
  readonly weekdays?: readonly number[]
  /** Language of public holidays; without it they are as the office keeps them. */
  readonly language?: ShippedLanguage
}

/**
 * An entry of a calendar with the number and time of its changes, and an event's instants (ISO
 * 8601).
 */
export type CalendarEntry = CalendarEvent & {
  readonly sequence?: number
  readonly changed_at?: string
  readonly span?: { readonly start: string; readonly end: string }
}

/**
 * The company's calendar for one reader: colleagues by the visibility level, events and holidays of
 * the reader's office.
 */
@Injectable()
export class CompanyCalendar {
  async between(
    db: Reads,
    { workspace, reader, onlooker, from, to, of, weekdays, language }: CalendarAsked,
  ): Promise<CalendarEntry[]> {
    const [visible, zoneAt] = await Promise.all([
      visibleTo(db, workspace, onlooker),
      zonesOf(db, workspace, reader.id),
    ])

    const shown = of ? of.filter((id) => !visible || visible.includes(id)) : visible
    const seen = shown && new Set(shown)
    const zone = zoneAt(`${from}T00:00:00Z`)

    const between = {
      start: startOfDay(zone, from),
      end: startOfDay(zone, dayAfter(to)),
      office: reader.location_id,
    }

    const [born, leaves, holidays, events] = await Promise.all([
      bornInMonthsOf(db, workspace, from, to),
      approvedLeavesBetween(db, workspace, { from, to }, shown),
      holidaysBetween(db, workspace, reader.location_id, { from, to }),
      companyEventsBetween(db, workspace, { ...between, everything: onlooker.everything }),
    ])

    // The data of all countries is large; a range without holidays does not need it.
    const nameOf =
      holidays.length > 0 ? await holidayNames(db, reader.location_id, language) : asKept

    const off = weekdays
      ? daysFrom(from, to).filter((date) => !weekdays.includes(weekdayOf(date)))
      : []

    const entries: CalendarEntry[] = [
      ...events.map((row) => entryOf(row, zoneAt(isoOf(row.start_at)))),
      ...born
        .filter(({ id }) => !seen || seen.has(id))
        .flatMap((person) => birthdays(person, from, to)),
      ...leaves.flatMap((row) => leave(row, from, zoneAt)),
      ...holidays.map(({ id, name, date, changes, changed_at }) => ({
        sequence: changes,
        changed_at,
        type: 'holiday' as const,
        date,
        hexColor: calendarColors.holiday,
        metadata: { id, name: nameOf({ name, date }), date },
      })),
      ...off.map((date) => ({
        type: 'weekend' as const,
        date,
        hexColor: calendarColors.weekend,
        metadata: {},
      })),
    ]

    return entries.sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))
  }
}

const asKept = ({ name }: { name: string }) => name

/** Returns a function of a holiday's name, in a language by the country of the reader's office. */
async function holidayNames(
  db: Reads,
  office: string | null,
  language: ShippedLanguage | undefined,
) {
  if (!office || !language) return asKept

  const place = await db
    .selectFrom('offices')
    .select(['country', 'state'])
    .where('id', '=', office)
    .executeTakeFirst()

  return place ? holidayNamer(language, place) : asKept
}

const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay() || 7

type CalendarPerson = {
  id: string
  first_name: string | null
  last_name: string | null
  avatar: string | null
}

const calendarPerson = ({ id, first_name, last_name, avatar }: CalendarPerson) => ({
  id,
  first_name: first_name ?? '',
  last_name: last_name ?? '',
  avatar,
})

const birthdays = (
  person: CalendarPerson & { birthday_on: string | null },
  from: string,
  to: string,
): CalendarEvent[] =>
  (person.birthday_on ? birthdaysBetween(person.birthday_on, from, to) : []).map((date) => ({
    type: 'birthday',
    date,
    hexColor: calendarColors.birthday,
    metadata: { ...calendarPerson(person), birthday_on: date },
  }))

/** Leaves out absence after the last day. */
function leave(
  row: Awaited<ReturnType<typeof approvedLeavesBetween>>[number],
  from: string,
  zoneAt: (instant: string) => string,
): CalendarEntry[] {
  const { id, start_on, hired_on, terminated_on, earlier } = row
  if (hasLeft({ employed: { from: hired_on, to: terminated_on, earlier } }, start_on)) return []

  const finish_on =
    terminated_on && start_on <= terminated_on && terminated_on < row.finish_on
      ? terminated_on
      : row.finish_on

  if (finish_on < from) return []
  const employee = calendarPerson({ ...row, id: row.employee_id })

  const half =
    row.half_day === 'first_half' || row.half_day === 'second_half'
      ? { half_day: row.half_day }
      : {}

  const metadata = {
    id,
    employee,
    start_on,
    finish_on,
    ...(half as { half_day?: 'first_half' | 'second_half' }),
    ...(row.day_part === null ? {} : { day_part: row.day_part }),
    ...(row.seconds === null ? {} : { seconds: row.seconds }),
  }

  const span =
    row.starts_at && row.ends_at
      ? { start: isoOf(row.starts_at), end: isoOf(row.ends_at) }
      : undefined

  if (span) {
    const [start, end] = [span.start, span.end].map((at) => wallTimeIn(zoneAt(at), at))
    Object.assign(metadata, { start, end })
  }

  return [
    {
      type: 'leave',
      ...(span ? { span } : {}),
      date: start_on,
      hexColor: calendarColors.leave,
      metadata,
      sequence: row.revision,
      changed_at: row.changed_at,
    },
  ]
}
