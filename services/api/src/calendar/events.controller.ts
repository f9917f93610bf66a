import { Controller } from '@nestjs/common'
import { eventsApi as api } from '@workledger/contracts/calendar/events.api'
import { refuseField } from '@workledger/contracts/kernel/errors'
import { companyEventDecider } from '@workledger/domain/calendar/company-event'
import { companyEventsList } from '@workledger/projections/calendar/calendar.lists'
import { zoneOf } from '@workledger/projections/calendar/calendar.queries'
import { changing } from '../kernel/commands/or-current'
import type { Call } from '../kernel/http/call'
import { Route } from '../kernel/http/route'
import { Lists } from '../kernel/lists/lists'
import { Queries } from '../kernel/lists/queries'
import { nowOf } from '../kernel/lists/zones'
import { References, target } from '../references/references.port'

@Controller()
export class EventsController {
  constructor(
    private readonly queries: Queries,
    private readonly references: References,
    private readonly lists: Lists,
  ) {}

  @Route(api.companyEvents)
  list(call: Call<typeof api.companyEvents>) {
    return this.lists.page(companyEventsList, call)
  }

  @Route(api.companyEvent)
  async showCompanyEvent(call: Call<typeof api.companyEvent>) {
    return { data: await this.lists.one(companyEventsList, call, call.params.id) }
  }

  @Route(api.addCompanyEvent)
  async add(call: Call<typeof api.addCompanyEvent>) {
    const { workspace, body, ctx } = call

    const event_id = ctx.newId()

    const {
      description = null,
      event_time = null,
      end_date = null,
      end_time = null,
      location_id = null,
      notify = true,
      ...required
    } = body

    const zone = await this.zone(workspace, location_id)
    const optional = { description, event_time, end_date, end_time, location_id, notify }
    const add = { ...required, ...optional, zone, type: 'add', event_id, now: nowOf(ctx) } as const

    await this.references.run(
      call,
      { decider: companyEventDecider, id: event_id, command: add },
      target('office', location_id),
    )

    return { data: { id: event_id } }
  }

  @Route(api.changeCompanyEvent)
  async change(call: Call<typeof api.changeCompanyEvent>) {
    const { workspace, params, body, ctx } = call
    // Another audience has another time zone; the event keeps its local time.
    const zone =
      body.location_id === undefined ? undefined : await this.zone(workspace, body.location_id)
    const change = { ...body, zone, type: 'change', event_id: params.id, now: nowOf(ctx) } as const
    const named = target('office', body.location_id)

    return changing(
      call.seen(params.id),
      (seen) =>
        this.references.run(
          call,
          { decider: companyEventDecider, id: params.id, command: change, expected: seen },
          named,
        ),
      async () => ({ data: await this.lists.one(companyEventsList, call, params.id) }),
    )
  }

  @Route(api.deleteCompanyEvent)
  async delete(call: Call<typeof api.deleteCompanyEvent>) {
    const { params, ctx } = call

    await call.run(companyEventDecider, params.id, {
      type: 'delete',
      event_id: params.id,
      now: nowOf(ctx),
    })
  }

  private async zone(workspace: string, office: string | null): Promise<string> {
    return (
      (await this.queries.ask(workspace, (db) => zoneOf(db, workspace, office))) ??
      refuseField('location_id', 'field.id')
    )
  }
}
