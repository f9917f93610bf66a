import { addDays, daysBetween, monthAround } from '../../kit/calendar-days'
import { weekOf } from '../../kit/weeks'

export const calendarViews = ['month', 'week', 'work_week', 'day', 'agenda'] as const
export type CalendarView = (typeof calendarViews)[number]
export const isCalendarView = (text: string | null): text is CalendarView => (calendarViews as readonly (string | null)[]).includes(text)

/** The days that a view shows, both included: a month with the weeks it begins and ends in. */
export function shownDays(view: CalendarView, day: string): { from: string; to: string } {
  switch (view) {
    case 'month': {
      const { from, to } = monthAround(day, 0)
      return { from: weekOf(from).from, to: weekOf(to).to }
    }
    case 'week':
    case 'work_week':
      return weekOf(day)
    case 'day':
      return { from: day, to: day }
    case 'agenda':
      return monthAround(day, 0)
    default:
      return view satisfies never
  }
}

/**
 * Of a week, the days from the first to the last on which work is done or something takes place; all of it where there is none. Days off
 * between them stay: what lasts over them is drawn in one piece.
 */
export function workDays(week: { from: string; to: string }, counts: (day: string) => boolean): { from: string; to: string } {
  const days = Array.from({ length: daysIn(week) }, (_, n) => addDays(week.from, n)).filter(counts)
  return { from: days[0] ?? week.from, to: days.at(-1) ?? week.to }
}

/** The day that is one view later, or earlier. */
export function turned(view: CalendarView, day: string, by: 1 | -1): string {
  if (view === 'month' || view === 'agenda') return monthAround(day, by).from
  return addDays(day, view === 'day' ? by : 7 * by)
}

export const daysIn = ({ from, to }: { from: string; to: string }) => daysBetween(from, to) + 1
