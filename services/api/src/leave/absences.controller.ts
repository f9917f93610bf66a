import { Controller } from '@nestjs/common'
import { absencesApi as api } from '@workledger/contracts/leave/absences.api'
import { daysFrom } from '@workledger/domain/attendance/attendance-days'
import { isoWeekday } from '@workledger/domain/leave/leave-days'
import { absencesList } from '@workledger/projections/leave/absences.lists'
import { absenceDays, knowsWorkingDays } from '@workledger/projections/leave/absences.queries'
import { holidaysBetween } from '@workledger/projections/leave/leave.queries'
import { personCalendarOf } from '@workledger/projections/leave/leave-calendars'
import type { Call } from '../kernel/http/call'
import { Route } from '../kernel/http/route'
import { Lists } from '../kernel/lists/lists'

/** The team calendar of absences. */
@Controller()
export class AbsencesController {
  constructor(private readonly lists: Lists) {}

  @Route(api.absences)
  list(call: Call<typeof api.absences>) {
    return this.lists.page(absencesList, call)
  }

  /** Holidays are those of the requested office, else of the person's office on each day. */
  @Route(api.absenceDays)
  async days(call: Call<typeof api.absenceDays>) {
    const { workspace, caller, seesEverything, query, ctx } = call

    const { from, to, location_id, not_of } = query
    const viewer = { workspace, employee: caller.employee, everything: seesEverything }
    const now = ctx.now.toISOString()

    const [counted, holidays, calendar] = await call.read(async (db) => {
      const known = not_of !== undefined && (await knowsWorkingDays(db, viewer, not_of))
      const person = known ? not_of : caller.employee

      return Promise.all([
        absenceDays(db, viewer, query),
        location_id ? holidaysBetween(db, workspace, location_id, { from, to }) : undefined,
        personCalendarOf(db, workspace, person, { from, to, now }),
      ])
    })

    const counts = new Map(counted.map((day) => [day.date, day]))
    const ofOffice = (date: string) =>
      holidays?.filter((holiday) => holiday.date === date).map(({ name }) => name)
    const ofPerson = (date: string) => [calendar.holiday(date)].filter((name) => name !== undefined)

    return {
      data: daysFrom(from, to).map((date) => ({
        date,
        away: counts.get(date)?.away ?? 0,
        waiting: counts.get(date)?.waiting ?? 0,
        holidays: ofOffice(date) ?? ofPerson(date),
        off: !calendar.weekdays(date).includes(isoWeekday(date)),
      })),
    }
  }
}
