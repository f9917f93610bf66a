import { Controller } from '@nestjs/common'
import { calendarApi as api, type CalendarEvent } from '@workledger/contracts/calendar/calendar.api'
import { refuse } from '@workledger/contracts/kernel/errors'
import { isoWeekdays } from '@workledger/domain/employment/weekdays'
import { workingDaysOn } from '@workledger/projections/employment/employment.queries'
import { employeeById } from '@workledger/projections/people/people.queries'
import type { Call } from '../kernel/http/call'
import { Route } from '../kernel/http/route'
import { CompanyCalendar } from './company-calendar'

@Controller()
export class CalendarController {
  constructor(private readonly calendar: CompanyCalendar) {}

  /**
   * Colleagues' entries follow the visibility level. Holidays and days off are those of the
   * caller's own office and contract.
   */
  @Route(api.calendarEvents)
  async calendarEvents(call: Call<typeof api.calendarEvents>) {
    const { workspace, caller, onlooker, query } = call

    const { from, to, weekend, language } = query

    return call.read(async (db) => {
      const reader = (await employeeById(db, workspace, caller.employee)) ?? refuse('not_found')
      const weekdays = weekend
        ? await workingDaysOn(db, reader.id, from).then(isoWeekdays)
        : undefined

      const entries = await this.calendar.between(db, {
        workspace,
        reader,
        onlooker,
        from,
        to,
        ...(weekdays && { weekdays }),
        ...(language && { language }),
      })

      // Only feeds need the number of changes.
      return entries.map(
        ({ sequence: _, changed_at: __, span: ___, ...entry }) => entry as CalendarEvent,
      )
    })
  }
}
