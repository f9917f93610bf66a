import { Controller } from '@nestjs/common'
import type { RowOf } from '@workledger/contracts/kernel/define-list'
import { refuseField } from '@workledger/contracts/kernel/errors'
import { savedReportsApi as api, SENDS } from '@workledger/contracts/reports/saved-reports.api'
import { nextDue, periodBefore } from '@workledger/domain/reports/report-schedule'
import { savedReportsDecider } from '@workledger/domain/reports/saved-reports'
import type { Onlooker } from '@workledger/projections/kernel/onlooker'
import { visibleTo } from '@workledger/projections/people/visibility.port'
import { weekOfEmployee } from '@workledger/projections/people/week-start.port'
import { savedReportsList } from '@workledger/projections/reports/saved-reports.lists'
import { activePeople, sendsOf } from '@workledger/projections/reports/saved-reports.queries'
import { zonesOfEach } from '@workledger/projections/structure/zones.queries'
import { changing } from '../kernel/commands/or-current'
import type { Call } from '../kernel/http/call'
import { Route } from '../kernel/http/route'
import { type Asking, Lists } from '../kernel/lists/lists'
import { Queries } from '../kernel/lists/queries'
import { nowOf, Zones } from '../kernel/lists/zones'

/** Mail rhythm of a report without a schedule. */
const rhythms = { day: 'daily', week: 'weekly', month: 'monthly' } as const

/** Saved reports. Each owner's are in a separate stream, so no person changes another's. */
@Controller()
export class SavedReportsController {
  constructor(
    private readonly lists: Lists,
    private readonly queries: Queries,
    private readonly zones: Zones,
  ) {}

  @Route(api.savedReports)
  async list(call: Call<typeof api.savedReports>) {
    const page = await this.lists.page(savedReportsList, call)
    return { ...page, data: await this.due(call, page.data) }
  }

  @Route(api.savedReport)
  async showSavedReport(call: Call<typeof api.savedReport>) {
    return { data: await this.shown(call, call.params.id) }
  }

  @Route(api.saveReport)
  async save(call: Call<typeof api.saveReport>) {
    const { caller, body, ctx } = call
    const { employee: employee_id } = caller
    await this.known(call, body.recipients)
    const report_id = ctx.newId()
    const save = { ...body, type: 'save' as const, employee_id, report_id, now: nowOf(ctx) }
    await call.run(savedReportsDecider, employee_id, save)

    return { data: { id: report_id } }
  }

  @Route(api.changeSavedReport)
  async change(call: Call<typeof api.changeSavedReport>) {
    const { caller, params, body, ctx } = call
    const { employee: employee_id } = caller
    await this.known(call, body.recipients ?? [])

    const change = {
      ...body,
      type: 'change' as const,
      employee_id,
      report_id: params.id,
      now: nowOf(ctx),
    }

    return changing(
      call.seen(params.id),
      (seen) => call.run(savedReportsDecider, employee_id, change, seen),
      async () => ({ data: await this.shown(call, params.id) }),
    )
  }

  @Route(api.deleteSavedReport)
  async delete(call: Call<typeof api.deleteSavedReport>) {
    const { caller, params } = call

    const { employee: employee_id } = caller

    await call.run(savedReportsDecider, employee_id, {
      type: 'delete',
      employee_id,
      report_id: params.id,
    })
  }

  @Route(api.sendSavedReport)
  async send(call: Call<typeof api.sendSavedReport>) {
    const { workspace, caller, params, ctx } = call
    const { employee: employee_id } = caller
    const { every, filters } = await this.lists.one(savedReportsList, call, params.id)

    const [today, weekStart] = await Promise.all([
      this.zones.today(ctx, workspace, employee_id),
      call
        .read((db) => weekOfEmployee(db, employee_id))
        .then(({ week_starts_on }) => week_starts_on),
    ])

    const days = periodBefore(
      every ?? rhythms[filters.tab === 'weekly' ? 'week' : filters.range],
      today,
      weekStart,
    )

    const send = {
      ...days,
      type: 'send' as const,
      employee_id,
      report_id: params.id,
      now: nowOf(ctx),
    }

    await call.run(savedReportsDecider, employee_id, send)

    return { data: days }
  }

  @Route(api.leaveSavedReport)
  async leave(call: Call<typeof api.leaveSavedReport>) {
    const { caller, params, ctx } = call
    const { id, employee_id } = await this.lists.one(savedReportsList, call, params.id)

    const leave = {
      type: 'leave' as const,
      employee_id,
      report_id: id,
      reader: caller.employee,
      now: nowOf(ctx),
    }

    await call.run(savedReportsDecider, employee_id, leave)

    return { message: 'You no longer get its mails.' }
  }

  @Route(api.savedReportSends)
  async sends(call: Call<typeof api.savedReportSends>) {
    const { id } = await this.lists.one(savedReportsList, call, call.params.id)
    return { data: await call.read((db) => sendsOf(db, id, SENDS)) }
  }

  /** Checks that recipients work here and are visible to the caller. */
  private async known(
    { workspace, onlooker }: { workspace: string; onlooker: Onlooker },
    recipients: readonly string[],
  ) {
    if (recipients.length === 0) return

    const seen = await this.queries.ask(workspace, async (db) => {
      const [active, visible] = await Promise.all([
        activePeople(db, workspace, recipients),
        visibleTo(db, workspace, onlooker),
      ])
      return new Set(active.flatMap(({ id }) => (!visible || visible.includes(id) ? [id] : [])))
    })

    if (recipients.some((id) => !seen.has(id))) refuseField('recipients', 'report.recipient')
  }

  private async shown(call: Asking, id: string) {
    const [report] = await this.due(call, [await this.lists.one(savedReportsList, call, id)])
    return report!
  }

  /** Adds the time of the next mails, in their owners' time zones. */
  private async due(
    { workspace, ctx }: Asking,
    rows: readonly RowOf<typeof savedReportsList.definition>[],
  ) {
    const owners = rows.map(({ employee_id }) => employee_id)
    const zoneOf = await this.queries.ask(workspace, (db) => zonesOfEach(db, workspace, owners))
    const now = nowOf(ctx)

    return rows.map((row) => {
      const { employee_id, every, hour, weekday } = row

      const next_due_at =
        every === null
          ? null
          : nextDue(
              { every, hour: hour ?? 0, weekday: weekday ?? 1 },
              zoneOf(employee_id)(now),
              now,
            )

      return { ...row, next_due_at }
    })
  }
}
