import type { scheduleRhythms } from '@workledger/contracts/reports/saved-reports.events'
import { DateTime } from 'luxon'

export interface ReportSchedule {
  readonly every: (typeof scheduleRhythms)[number]
  /** Hour of the day, 0 to 23; one that the clocks leave out is the next. */
  readonly hour: number
  /** ISO weekday of a weekly one, 1 = Monday. */
  readonly weekday: number
}
const unit = { daily: 'day', weekly: 'week', monthly: 'month' } as const

/** The last time that a mail was due until now, by the clocks of a zone, and the days of the period before. */
export function lastDue({ every, hour, weekday }: ReportSchedule, zone: string, now: string) {
  const here = DateTime.fromISO(now, { zone })
  const start = here.startOf(unit[every])
  const on = (from: DateTime) => from.plus({ days: every === 'weekly' ? weekday - 1 : 0 }).set({ hour })
  const period = on(start) <= here ? start : start.minus({ [unit[every]]: 1 })
  const iso = (at: DateTime) => at.toUTC().toISO({ suppressMilliseconds: true })!
  return {
    due_at: iso(on(period)),
    start_date: period.minus({ [unit[every]]: 1 }).toISODate()!,
    end_date: period.minus({ days: 1 }).toISODate()!,
  }
}
