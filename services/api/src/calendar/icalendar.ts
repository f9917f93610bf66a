import { DAY_MS } from '@workledger/contracts/kernel/durations'
import { fullName } from '@workledger/contracts/kernel/full-name'
import { languageOf } from '@workledger/contracts/kernel/languages'
import { writtenDuration } from '@workledger/contracts/kernel/written'
import { quarterSign } from '@workledger/contracts/leave/part-of-day'
import ical, { type ICalCalendar, ICalCalendarMethod, ICalEventTransparency } from 'ical-generator'
import type { CalendarEntry } from './company-calendar'
import { calendarWords } from './icalendar-words'

/** Converts a calendar day to the library's whole day: its date in UTC. */
const wholeDay = (day: string) => new Date(Date.parse(`${day}T00:00:00Z`))

/**
 * Returns entries as iCalendar (RFC 5545). Times are instants in UTC, so programs need no zone. A
 * changed entry keeps its UID and gets a higher SEQUENCE. A leave shows the person, never the
 * reason.
 */
export function iCalendar(
  { name, locale, since }: { name: string; locale: string; since: string },
  entries: readonly CalendarEntry[],
  publicUrl: string,
): string {
  const texts = calendarWords[languageOf(locale)]

  const calendar = ical({
    name,
    prodId: { company: 'Workledger', product: 'Calendar' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: 3600,
  })

  // Entries without a time of their own, such as birthdays, get the feed's.
  const stampOf = ({ changed_at }: CalendarEntry) =>
    new Date(`${(changed_at ?? since).replace(' ', 'T').replace(/Z?$/, 'Z')}`)

  const add = (
    entry: CalendarEntry,
    id: string,
    summary: string,
    [from, to]: readonly [string, string],
  ) =>
    calendar.createEvent({
      id: `${id}@workledger`,
      sequence: entry.sequence ?? 0,
      stamp: stampOf(entry),
      start: entry.span ? new Date(entry.span.start) : wholeDay(from),
      end: entry.span ? new Date(entry.span.end) : new Date(wholeDay(to).getTime() + DAY_MS),
      allDay: !entry.span,
      summary,
      transparency: ICalEventTransparency.TRANSPARENT,
    })

  for (const entry of entries) {
    if (entry.type === 'holiday')
      add(entry, entry.metadata.id, entry.metadata.name, [entry.date, entry.date])
    else if (entry.type === 'birthday')
      add(entry, `${entry.metadata.id}-${entry.date}`, texts.birthday(fullName(entry.metadata)), [
        entry.date,
        entry.date,
      ])
    else if (entry.type === 'leave') {
      const { id, employee, start_on, finish_on } = entry.metadata
      const part = partOfDay(entry.metadata, texts, languageOf(locale))
      add(entry, id, texts.leave(fullName(employee)) + part, [start_on, finish_on])
    } else if (entry.type === 'event') {
      const { id, title, location, event_on, event_time, end_date } = entry.metadata
      const span = event_time === null ? undefined : entry.span

      calendar.createEvent({
        id: `${id}@workledger`,
        sequence: entry.sequence ?? 0,
        stamp: stampOf(entry),
        start: span ? new Date(span.start) : wholeDay(event_on),
        end: span
          ? new Date(span.end)
          : new Date(wholeDay(end_date ?? event_on).getTime() + DAY_MS),
        allDay: !span,
        summary: title,
        location,
        url: `${publicUrl}/events/${id}`,
      })
    }
  }

  return writeCalendar(calendar)
}

/** Returns the words of a part of a day; none of whole days, and of hours that have times. */
function partOfDay(
  leave: Extract<CalendarEntry, { type: 'leave' }>['metadata'],
  texts: (typeof calendarWords)['en'],
  language: string,
): string {
  if (leave.half_day) return texts.half[leave.half_day]
  if (leave.day_part) return texts.part(quarterSign(leave.day_part))
  if (!leave.seconds || leave.start) return ''
  return texts.part(writtenDuration(language, leave.seconds))
}

const END = 'END:VCALENDAR'

/**
 * Returns the library's text without its folding of lines, which takes more than a millisecond an
 * event.
 */
function writeCalendar(calendar: ICalCalendar): string {
  const events = calendar.events().map((event) => event.toString())
  const frame = calendar.clear().toString()
  const end = frame.lastIndexOf(END)

  return frame.slice(0, end) + events.join('').replace(/[^\r\n]+/g, folded) + frame.slice(end)
}

/** Folds lines at 75 octets; each continuation begins with a blank (RFC 5545, 3.1). */
function folded(line: string): string {
  const bytes = Buffer.from(line)
  const parts: string[] = []

  for (let from = 0, room = 75; from < bytes.length; room = 74) {
    let to = Math.min(from + room, bytes.length)
    // Cuts no character: its bytes after the first begin with 10.
    while (to < bytes.length && (bytes[to]! & 0xc0) === 0x80) to--
    parts.push(bytes.toString('utf8', from, to))
    from = to
  }

  return parts.join('\r\n ')
}
