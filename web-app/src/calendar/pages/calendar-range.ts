import { firstOfWeek } from '@workledger/contracts/kernel/week-start'
import { addDays, daysBetween, monthAround } from '@workledger/kit/i18n/calendar-days'
import { weekOf } from '@workledger/kit/i18n/weeks'

export const calendarViews = ['month', 'week', 'work_week', 'day', 'agenda'] as const

export type CalendarView = (typeof calendarViews)[number]

export const isCalendarView = (text: string | null): text is CalendarView =>
  (calendarViews as readonly (string | null)[]).includes(text)

const MONDAY = 1

/**
 * Returns the days of a view, both included: a month with its first and last weeks; a work week
 * from Monday to Sunday.
 */
export function shownDays(view: CalendarView, day: string): { from: string; to: string } {
  switch (view) {
    case 'month': {
      const { from, to } = monthAround(day, 0)
      return { from: weekOf(from).from, to: weekOf(to).to }
    }

    case 'week':
      return weekOf(day)

    case 'work_week': {
      const from = firstOfWeek(day, MONDAY)
      return { from, to: addDays(from, 6) }
    }

    case 'day':
      return { from: day, to: day }
    case 'agenda':
      return monthAround(day, 0)
    default:
      return view satisfies never
  }
}

/** Returns the day one view later or earlier. */
export function turned(view: CalendarView, day: string, by: 1 | -1): string {
  if (view === 'month' || view === 'agenda') return monthAround(day, by).from
  return addDays(day, view === 'day' ? by : 7 * by)
}

export const daysIn = ({ from, to }: { from: string; to: string }) => daysBetween(from, to) + 1
