import { Controller } from '@nestjs/common'
import { calendarApi as api, type CalendarEvent, calendarColors } from '@workledger/contracts/calendar/calendar.api'
import { refuse } from '@workledger/contracts/kernel/errors'
import { daysFrom } from '@workledger/domain/attendance/attendance-days'
import { birthdaysBetween } from '@workledger/domain/calendar/birthdays'
import { isoWeekdays } from '@workledger/domain/employment/weekdays'
import { isoWeekday } from '@workledger/domain/leave/leave-days'
import { bornInMonthsOf } from '@workledger/projections/calendar/calendar.queries'
import { workingDaysOn } from '@workledger/projections/employment/employment.queries'
import { visibleTo } from '@workledger/projections/kernel/visibility'
import { approvedLeavesBetween, holidaysBetween } from '@workledger/projections/leave/leave.queries'
import { employeeById } from '@workledger/projections/people/people.queries'
import type { Call } from '../kernel/context'
import { Queries } from '../kernel/queries'
import { Route } from '../kernel/route'

@Controller()
export class CalendarController {
  constructor(private readonly queries: Queries) {}

  /** What the caller may know of colleagues follows the visibility level; holidays and days off are those of their own office and contract. */
  @Route(api.calendarEvents)
  async calendarEvents({ workspace, caller, onlooker, query }: Call<typeof api.calendarEvents>) {
    const { from, to, weekend } = query
    return this.queries.ask(workspace, async (db) => {
      const own = (await employeeById(db, workspace, caller.employee)) ?? refuse('not_found')
      const visible = await visibleTo(db, workspace, onlooker)
      const seen = visible && new Set(visible)
      const [born, leaves, holidays, weekdays] = await Promise.all([
        bornInMonthsOf(db, workspace, from, to),
        approvedLeavesBetween(db, workspace, from, to, visible),
        holidaysBetween(db, workspace, own.location_id, from, to),
        weekend ? workingDaysOn(db, own.id, from).then(isoWeekdays) : undefined,
      ])
      const events: CalendarEvent[] = [
        ...born.filter(({ id }) => !seen || seen.has(id)).flatMap((person) => birthdays(person, from, to)),
        ...leaves.map(leave),
        ...holidays.map(({ id, name, date }) => ({
          type: 'holiday' as const,
          date,
          hexColor: calendarColors.holiday,
          metadata: { id, name, date },
        })),
        ...(weekdays ? daysFrom(from, to).filter((date) => !weekdays.includes(isoWeekday(date))) : []).map((date) => ({
          type: 'weekend' as const,
          date,
          hexColor: calendarColors.weekend,
          metadata: {},
        })),
      ]
      return events.sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))
    })
  }
}

type Person = { id: string; first_name: string | null; last_name: string | null; avatar: string | null }
const named = ({ id, first_name, last_name, avatar }: Person) => ({ id, first_name: first_name ?? '', last_name: last_name ?? '', avatar })

const birthdays = (person: Person & { birthday_on: string | null }, from: string, to: string): CalendarEvent[] =>
  (person.birthday_on ? birthdaysBetween(person.birthday_on, from, to) : []).map((date) => ({
    type: 'birthday',
    date,
    hexColor: calendarColors.birthday,
    metadata: { ...named(person), birthday_on: date },
  }))

const leave = (row: Awaited<ReturnType<typeof approvedLeavesBetween>>[number]): CalendarEvent => ({
  type: 'leave',
  date: row.start_on,
  hexColor: calendarColors.leave,
  metadata: { id: row.id, employee: named({ ...row, id: row.employee_id }), start_on: row.start_on, finish_on: row.finish_on },
})
