import { calendarColors } from '@workledger/contracts/calendar/calendar.api'
import { wallTimeIn } from '@workledger/domain/calendar/event-times'
import type { CompanyEventRow } from '@workledger/projections/calendar/calendar.queries'
import { isoOf } from '../kernel/lists/zones'

/** Returns an event for a reader in the time zone `zone`. */
export function entryOf(row: CompanyEventRow, zone: string) {
  const {
    id,
    title,
    location,
    office,
    event_on,
    event_time,
    end_date,
    end_time,
    sequence,
    changed_at,
  } = row

  // Whole days are calendar days in every time zone.
  const start = event_time === null ? null : wallTimeIn(zone, isoOf(row.start_at))
  const end = event_time === null ? null : wallTimeIn(zone, isoOf(row.end_at))
  const when = { event_on, event_time, end_date, end_time, zone: row.zone, start, end }

  return {
    type: 'event' as const,
    date: start?.slice(0, 10) ?? event_on,
    hexColor: calendarColors.event,
    metadata: { id, title, location, office, ...when },
    sequence,
    changed_at,
    span: { start: isoOf(row.start_at), end: isoOf(row.end_at) },
  }
}
