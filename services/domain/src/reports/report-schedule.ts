import { firstOfWeek, type WeekStart } from '@workledger/contracts/kernel/week-start'
import type { scheduleRhythms } from '@workledger/contracts/reports/saved-reports.events'
import { DateTime } from 'luxon'

export interface ReportSchedule {
  readonly every: (typeof scheduleRhythms)[number]
  /** Hour of the day, 0 to 23; a skipped hour becomes the next. */
  readonly hour: number
  /** ISO weekday of a weekly report, 1 = Monday. */
  readonly weekday: number
}

const unit = { daily: 'day', weekly: 'week', monthly: 'month' } as const

/** Returns the time within a day, week or month that begins at `from`. */
const slotWithin = ({ every, hour, weekday }: ReportSchedule, from: DateTime) =>
  from.plus({ days: every === 'weekly' ? weekday - 1 : 0 }).set({ hour })

const iso = (at: DateTime) => at.toUTC().toISO({ suppressMilliseconds: true })!

/** Returns the next due time of a mail after now, in a zone. */
export function nextDue(schedule: ReportSchedule, zone: string, now: string): string {
  const here = DateTime.fromISO(now, { zone })
  const start = here.startOf(unit[schedule.every])
  const due = slotWithin(schedule, start)

  return iso(due > here ? due : slotWithin(schedule, start.plus({ [unit[schedule.every]]: 1 })))
}

/** Returns the last due time of a mail until now, in a zone, and the days of the period before. */
export function lastDue(schedule: ReportSchedule, zone: string, now: string, weekStart: WeekStart) {
  const { every } = schedule
  const here = DateTime.fromISO(now, { zone })
  const start = here.startOf(unit[every])

  const due = slotWithin(
    schedule,
    slotWithin(schedule, start) <= here ? start : start.minus({ [unit[every]]: 1 }),
  )

  return { due_at: iso(due), ...periodBefore(every, due.toISODate()!, weekStart) }
}

/** Returns the whole day, week or month before that of a day. */
export function periodBefore(every: ReportSchedule['every'], day: string, weekStart: WeekStart) {
  const at = DateTime.fromISO(every === 'weekly' ? firstOfWeek(day, weekStart) : day, {
    zone: 'utc',
  })
  const first = every === 'monthly' ? at.startOf('month') : at

  return {
    start_date: first.minus({ [unit[every]]: 1 }).toISODate()!,
    end_date: first.minus({ days: 1 }).toISODate()!,
  }
}
