import { addDays, daysBetween, monthAround } from '../../kit/calendar-days'

export const calendarViews = ['month', 'week', 'work_week', 'day', 'agenda'] as const
export type CalendarView = (typeof calendarViews)[number]
export const isCalendarView = (text: string | null): text is CalendarView => (calendarViews as readonly (string | null)[]).includes(text)

/** Monday of the week of a day. */
const monday = (day: string) => addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7))

/** The days that a view shows, both included: a month with the weeks it begins and ends in. */
export function shownDays(view: CalendarView, day: string): { from: string; to: string } {
  switch (view) {
    case 'month': {
      const { from, to } = monthAround(day, 0)
      return { from: monday(from), to: addDays(monday(to), 6) }
    }
    case 'week':
    case 'work_week':
      return { from: monday(day), to: addDays(monday(day), 6) }
    case 'day':
      return { from: day, to: day }
    case 'agenda':
      return monthAround(day, 0)
    default:
      return view satisfies never
  }
}

/** The day that is one view later, or earlier. */
export function turned(view: CalendarView, day: string, by: 1 | -1): string {
  if (view === 'month' || view === 'agenda') return monthAround(day, by).from
  return addDays(day, view === 'day' ? by : 7 * by)
}

export const daysIn = ({ from, to }: { from: string; to: string }) => daysBetween(from, to) + 1
