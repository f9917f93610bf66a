import { Controller } from '@nestjs/common'
import { absencesApi as api } from '@workledger/contracts/leave/absences.api'
import { daysFrom } from '@workledger/domain/attendance/attendance-days'
import { isoWeekdays } from '@workledger/domain/employment/weekdays'
import { isoWeekday } from '@workledger/domain/leave/leave-days'
import { workingDaysOn } from '@workledger/projections/employment/employment.queries'
import { absencesList } from '@workledger/projections/leave/absences.lists'
import { absenceDays } from '@workledger/projections/leave/absences.queries'
import { holidaysBetween } from '@workledger/projections/leave/leave.queries'
import type { Call } from '../kernel/context'
import { Lists } from '../kernel/lists'
import { Queries } from '../kernel/queries'
import { Route } from '../kernel/route'

/** The team calendar: who is away. */
@Controller()
export class AbsencesController {
  constructor(
    private readonly queries: Queries,
    private readonly lists: Lists,
  ) {}

  @Route(api.absences)
  list(call: Call<typeof api.absences>) {
    return this.lists.page(absencesList, call)
  }

  @Route(api.absenceDays)
  async days({ workspace, caller, seesEverything, query }: Call<typeof api.absenceDays>) {
    const viewer = { workspace, employee: caller.employee, everything: seesEverything }
    const [counted, holidays, weekdays] = await this.queries.ask(workspace, (db) =>
      Promise.all([
        absenceDays(db, viewer, query),
        holidaysBetween(db, workspace, query.location_id || null, query.from, query.to),
        workingDaysOn(db, caller.employee, query.from).then(isoWeekdays),
      ]),
    )
    const counts = new Map(counted.map((day) => [day.date, day]))
    return {
      data: daysFrom(query.from, query.to).map((date) => ({
        date,
        away: counts.get(date)?.away ?? 0,
        waiting: counts.get(date)?.waiting ?? 0,
        holidays: holidays.filter((holiday) => holiday.date === date).map(({ name }) => name),
        off: !weekdays.includes(isoWeekday(date)),
      })),
    }
  }
}
