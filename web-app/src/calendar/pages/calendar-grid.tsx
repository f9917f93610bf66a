import { EntryTitle } from './entry-title'
import 'react-big-calendar/lib/css/react-big-calendar.css'
import Box from '@mui/material/Box'
import { firstOfWeek, type WeekStart } from '@workledger/contracts/kernel/week-start'
import { useFormat, wallTime } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { serverNow } from '@workledger/kit/i18n/server-time'
import { weekStart } from '@workledger/kit/i18n/weeks'
import { DateTime, Settings } from 'luxon'
import { type CSSProperties, useEffect, useMemo, useRef } from 'react'
import { Calendar, type EventProps, luxonLocalizer, type View } from 'react-big-calendar'
import { calendarLook } from './calendar-look'
import { type CalendarView, daysIn } from './calendar-range'
import type { Entry } from './entries'
import { calendarTexts } from './messages'

// The library gets the office's local times written as UTC, so neither the browser's zone nor a
// clock change moves anything.
Settings.defaultZone = 'utc'

const WEEK = 7 * 86_400_000
const iso = (date: Date) => date.toISOString().slice(0, 10)
const clock = (date: Date) => date.toISOString().slice(11, 16)

const hour = (hours: number) =>
  new Date(Date.UTC(1970, 0, 1, Math.min(hours, 23), hours === 24 ? 59 : 0))

const wallNow = () => new Date(`${wallTime(serverNow()).replace(' ', 'T')}Z`)

/** Hours of a work week; entries outside of them extend it. */
const [OPENS, CLOSES] = [7, 20]

/** An entry shorter than a day has its hours, also over midnight; a longer one is above them. */
const lastsAllDay = ({ allDay, start, end }: Entry) =>
  allDay || end.getTime() - start.getTime() >= 86_400_000

/** Returns the hours in which an entry begins and ends; over midnight all of them. */
const hoursOf = ({ start, end }: Entry) =>
  iso(start) === iso(end) ? [start.getUTCHours(), end.getUTCHours() + 1] : [0, 24]

/** The library counts weeks from a Saturday wrongly; these are correct. */
function weeksFrom(first: WeekStart) {
  const localizer = luxonLocalizer(DateTime, { firstDayOfWeek: first })
  const { startOf, endOf } = localizer

  const [from, to] = [
    (date: Date) => new Date(firstOfWeek(iso(date), first)),
    (date: Date) => new Date(Date.parse(firstOfWeek(iso(date), first)) + WEEK - 1),
  ]

  const [firstShown, lastShown] = [
    (date: Date) => from(startOf(date, 'month')),
    (date: Date) => to(endOf(date, 'month')),
  ]

  return Object.assign(localizer, {
    startOf: (date: Date, unit: never) => (unit === 'week' ? from(date) : startOf(date, unit)),
    endOf: (date: Date, unit: never) => (unit === 'week' ? to(date) : endOf(date, unit)),
    firstVisibleDay: firstShown,
    lastVisibleDay: lastShown,
    visibleDays: (date: Date) => localizer.range(firstShown(date), lastShown(date)),
  })
}

interface Props {
  view: CalendarView
  day: string
  shown: { from: string; to: string }
  entries: Entry[]
  off: ReadonlySet<string>
  busy: boolean
  open: (entry: Entry) => void
  /** Shows one day. */
  drill: (day: string) => void
}

/** The five views. */
export default function CalendarGrid({ view, day, shown, entries, off, busy, open, drill }: Props) {
  const t = useText(calendarTexts)
  const { weekday, weekdayOf, dayNumber, locale } = useFormat()
  const frame = useRef<HTMLDivElement>(null)
  const title = t('calendar.label')

  useEffect(() => {
    const element = frame.current
    if (!element) return
    const mend = () => mended(element, title)
    mend()
    const watching = new MutationObserver(mend)
    watching.observe(element, { childList: true, subtree: true })

    return () => watching.disconnect()
  }, [title])

  const first = view === 'work_week' ? 1 : weekStart()
  const localizer = useMemo(() => weeksFrom(first), [first])

  const formats = useMemo(() => {
    const range = ({ start, end }: { start: Date; end: Date }) => `${clock(start)} – ${clock(end)}`

    return {
      dateFormat: (date: Date) => dayNumber(iso(date)),
      weekdayFormat: (date: Date) => weekdayOf(iso(date)),
      dayFormat: (date: Date) => `${weekdayOf(iso(date))} ${dayNumber(iso(date))}`,
      timeGutterFormat: clock,
      eventTimeRangeFormat: range,
      eventTimeRangeStartFormat: ({ start }: { start: Date }) => `${clock(start)} –`,
      eventTimeRangeEndFormat: ({ end }: { end: Date }) => `– ${clock(end)}`,
      agendaDateFormat: (date: Date) => weekday(iso(date)),
      agendaTimeFormat: clock,
      agendaTimeRangeFormat: range,
    }
  }, [weekdayOf, dayNumber, weekday])

  const hours = entries.filter((entry) => !lastsAllDay(entry)).flatMap(hoursOf)
  const opens = view === 'work_week' ? Math.min(OPENS, ...hours) : 0
  const closes = view === 'work_week' ? Math.max(CLOSES, ...hours) : 24

  return (
    <Box ref={frame} aria-busy={busy} sx={calendarLook}>
      <Calendar<Entry>
        localizer={localizer}
        culture={locale}
        rtl={document.documentElement.dir === 'rtl'}
        toolbar={false}
        view={(view === 'work_week' ? 'week' : view) as View}
        views={['month', 'week', 'day', 'agenda']}
        date={new Date(`${view === 'agenda' ? shown.from : day}T00:00:00Z`)}
        length={daysIn(shown) - 1}
        showMultiDayTimes
        allDayAccessor={lastsAllDay}
        events={entries}
        getNow={wallNow}
        min={hour(opens)}
        max={hour(closes)}
        scrollToTime={hour(8)}
        formats={formats}
        onNavigate={() => {}}
        onView={() => {}}
        onDrillDown={(date) => drill(iso(date))}
        onSelectEvent={open}
        onDoubleClickEvent={open}
        onKeyPressEvent={(entry, event) =>
          (event as unknown as KeyboardEvent).key === 'Enter' && open(entry)
        }
        dayPropGetter={(date) => (off.has(iso(date)) ? { className: 'is-off' } : {})}
        eventPropGetter={({ color }) => ({ style: { '--entry': color } as CSSProperties })}
        components={{ event: EntryCell, agenda: { event: AgendaCell } }}
        messages={{
          allDay: t('calendar.allDay'),
          date: t('calendar.date'),
          time: t('calendar.time'),
          event: t('calendar.kinds.event'),
          noEventsInRange: t('calendar.none'),
          showMore: (count) => t('calendar.more', { count }),
        }}
      />
    </Box>
  )
}

/**
 * Mends the library's markup: it declares table rows without their cells, names its month in
 * English, and hides its scrolled parts from the keyboard.
 */
function mended(frame: HTMLElement, title: string) {
  for (const part of frame.querySelectorAll(
    '[role=table], [role=rowgroup], [role=row], [role=cell], [role=columnheader]',
  )) {
    part.removeAttribute('role')
    part.removeAttribute('aria-sort')
    part.removeAttribute('aria-label')
  }

  for (const scrolled of frame.querySelectorAll('.rbc-time-content, .rbc-agenda-content')) {
    scrolled.setAttribute('tabindex', '0')
  }

  for (const whole of frame.querySelectorAll(
    '.rbc-month-view, .rbc-time-content, .rbc-agenda-content',
  )) {
    whole.setAttribute('role', 'group')
    whole.setAttribute('aria-label', title)
  }
}

/** In a row of days the library draws no button, in a column of hours it does. */
function EntryCell(props: EventProps<Entry>) {
  const title = <EntryTitle entry={props.event} />
  return 'slotStart' in props ? (
    <button type="button" className="entry">
      {!lastsAllDay(props.event) && <span className="at">{clock(props.event.start)} </span>}
      {title}
    </button>
  ) : (
    title
  )
}

const AgendaCell = ({ event }: EventProps<Entry>) => (
  <button type="button" className="entry in-agenda">
    <span aria-hidden className="dot" style={{ backgroundColor: event.color }} />
    <EntryTitle entry={event} />
  </button>
)
