import { Controller } from '@nestjs/common'
import { refuse, refuseField } from '@workledger/contracts/kernel/errors'
import { leaveRulesApi as api } from '@workledger/contracts/leave/leave-rules.api'
import type { Seen } from '@workledger/domain/kernel/contents'
import { yearOf } from '@workledger/domain/leave/leave-facts'
import { leaveRulesDecider } from '@workledger/domain/leave/leave-rules'
import type { Reads } from '@workledger/projections/kernel/tenant-reads'
import { holidaysList } from '@workledger/projections/leave/leave.lists'
import { holidaysBetween, holidayTakers } from '@workledger/projections/leave/leave.queries'
import { OwnGain } from '../kernel/access/own-gain'
import { Commands } from '../kernel/commands/commands'
import { changing } from '../kernel/commands/or-current'
import type { Call } from '../kernel/http/call'
import { given } from '../kernel/http/changed'
import type { Ctx } from '../kernel/http/context'
import { Route } from '../kernel/http/route'
import { type Asking, Lists } from '../kernel/lists/lists'
import { Queries } from '../kernel/lists/queries'
import { countriesWithHolidays, publicHolidaysOf, statesWithHolidays } from './public-holidays'

const YEARS_BACK = 10

interface HolidayInput {
  holiday_id: string
  fields: { name: string; date: string; part: string; location_id?: string | null | undefined }
  shown?: Seen | undefined
}

/** Holidays of offices and of the whole workspace, typed or imported. */
@Controller()
export class HolidaysController {
  constructor(
    private readonly commands: Commands,
    private readonly queries: Queries,
    private readonly lists: Lists,
    private readonly gain: OwnGain,
  ) {}

  @Route(api.holidays)
  list(call: Call<typeof api.holidays>) {
    const { location_id, ...query } = call.query
    const { workspace, caller, ctx } = call

    return this.lists.page(
      holidaysList,
      { workspace, caller, ctx, query },
      location_id ? { of_office: location_id } : {},
    )
  }

  @Route(api.holiday)
  async showHoliday(call: Call<typeof api.holiday>) {
    return { data: await this.read(call) }
  }

  @Route(api.addHoliday)
  async add(call: Call<typeof api.addHoliday>) {
    const { workspace, ctx, body } = call
    await this.refuseForOneself(call, body.location_id ?? null)
    const holiday_id = ctx.newId()
    await this.put('add-holiday', ctx, workspace, { holiday_id, fields: body })

    return { data: { id: holiday_id } }
  }

  @Route(api.changeHoliday)
  async change(call: Call<typeof api.changeHoliday>) {
    const { workspace, ctx, params, body } = call
    const before = await this.read(call)
    const after = { ...before, ...given(body) }
    await this.refuseForOneself(call, after.location_id ?? null)

    return changing(
      call.seen(params.id),
      (seen) =>
        this.put('change-holiday', ctx, workspace, {
          holiday_id: params.id,
          fields: after,
          shown: seen,
        }),
      async () => ({ data: await this.read(call) }),
    )
  }

  @Route(api.deleteHoliday)
  async delete(call: Call<typeof api.deleteHoliday>) {
    const { workspace, params } = call
    await this.refuseForOneself(call, (await this.read(call)).location_id)

    await call.run(leaveRulesDecider, workspace, {
      type: 'delete-holiday',
      workspace_id: workspace,
      holiday_id: params.id,
    })
  }

  /**
   * Refuses a change for the caller's own gain. An office's holidays are days off for its people;
   * company-wide ones do not count as the caller's own.
   */
  private async refuseForOneself(call: Call, office: string | null) {
    const { workspace } = call
    await this.gain.checkAlone(call, await call.read((db) => holidayTakers(db, workspace, office)))
  }

  private async put(
    type: 'add-holiday' | 'change-holiday',
    ctx: Ctx,
    workspace: string,
    { holiday_id, fields: { name, date, part, location_id = null }, shown }: HolidayInput,
  ) {
    if (
      location_id &&
      !(await this.queries.ask(workspace, (db) => officeExists(db, workspace, location_id)))
    )
      refuseField('location_id', 'field.id')

    const on = { workspace_id: workspace, holiday_id }
    await this.commands
      .in(ctx, workspace)
      .run(leaveRulesDecider, workspace, { type, ...on, name, date, location_id, part }, shown)
  }

  private read(call: Asking & { params: { id: string } }) {
    return this.lists.one(holidaysList, call, call.params.id)
  }

  @Route(api.publicHolidaysCountries)
  async countries({ query }: Call<typeof api.publicHolidaysCountries>) {
    return { data: await countriesWithHolidays(query.language ?? 'en') }
  }

  @Route(api.publicHolidayStates)
  async states({ query }: Call<typeof api.publicHolidayStates>) {
    return { data: await statesWithHolidays(query.country, query.language ?? 'en') }
  }

  /**
   * Covers ten years ago to the next year, by UTC. For an office that the caller cannot see, no day
   * is marked.
   */
  @Route(api.publicHolidays)
  async offered({ query, ctx, session }: Call<typeof api.publicHolidays>) {
    const { country, state, year, location_id } = query
    const ahead = year - yearOf(ctx.now.toISOString())
    if (ahead < -YEARS_BACK || ahead > 1) refuseField('year', 'leave.country_years')
    const standing = new Set<string>()

    if (location_id)
      for (const { workspace } of session.memberships)
        await this.queries.ask(workspace, async (db) => {
          if (!(await officeExists(db, workspace, location_id))) return

          for (const { date } of await holidaysBetween(db, workspace, location_id, {
            from: `${year}-01-01`,
            to: `${year}-12-31`,
          }))
            standing.add(date)
        })

    const holidays = await publicHolidaysOf(country, year, state)

    return { data: holidays.map((holiday) => ({ ...holiday, added: standing.has(holiday.date) })) }
  }

  @Route(api.importHolidays)
  async import(call: Call<typeof api.importHolidays>) {
    const { workspace, ctx, params, body } = call
    if (!(await call.read((db) => officeExists(db, workspace, params.id)))) refuse('not_found')
    await this.refuseForOneself(call, params.id)

    const holidays = body.holidays.map((holiday) => ({
      workspace_id: workspace,
      holiday_id: ctx.newId(),
      ...holiday,
      location_id: params.id,
    }))

    const { state } = await call.run(leaveRulesDecider, workspace, {
      type: 'add-holidays',
      holidays,
    })

    const added = holidays.filter(({ holiday_id }) => state.holidays[holiday_id]).length

    return { data: { added, skipped: holidays.length - added } }
  }
}

const officeExists = async (db: Reads, workspace: string, id: string) =>
  !!(await db
    .selectFrom('offices')
    .select('id')
    .where('workspace_id', '=', workspace)
    .where('id', '=', id)
    .executeTakeFirst())
