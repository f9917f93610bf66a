import { Controller } from '@nestjs/common'
import { savedReportsApi as api } from '@workledger/contracts/reports/saved-reports.api'
import { savedReportsDecider } from '@workledger/domain/reports/saved-reports'
import { savedReportsList } from '@workledger/projections/reports/saved-reports.lists'
import { Commands } from '../kernel/commands'
import type { Call } from '../kernel/context'
import { Lists } from '../kernel/lists'
import { Route } from '../kernel/route'
import { nowOf } from '../kernel/zones'

/** Reports that somebody keeps. Nobody changes another's: they are in another stream. */
@Controller()
export class SavedReportsController {
  constructor(
    private readonly commands: Commands,
    private readonly lists: Lists,
  ) {}

  @Route(api.savedReports)
  list(call: Call<typeof api.savedReports>) {
    return this.lists.page(savedReportsList, call)
  }

  @Route(api.saveReport)
  async save({ workspace, caller, body, ctx }: Call<typeof api.saveReport>) {
    const { employee: employee_id } = caller
    const report_id = ctx.newId()
    const save = { ...body, type: 'save' as const, employee_id, report_id, now: nowOf(ctx) }
    await this.commands.run(ctx, savedReportsDecider, workspace, employee_id, save)
    return { data: { id: report_id } }
  }

  @Route(api.changeSavedReport)
  async change(call: Call<typeof api.changeSavedReport>) {
    const { workspace, caller, params, body, ctx } = call
    const { employee: employee_id } = caller
    const change = { ...body, type: 'change' as const, employee_id, report_id: params.id, now: nowOf(ctx) }
    await this.commands.run(ctx, savedReportsDecider, workspace, employee_id, change)
    return { data: await this.lists.one(savedReportsList, call, params.id) }
  }

  @Route(api.deleteSavedReport)
  async delete({ workspace, caller, params, ctx }: Call<typeof api.deleteSavedReport>) {
    const { employee: employee_id } = caller
    await this.commands.run(ctx, savedReportsDecider, workspace, employee_id, { type: 'delete', employee_id, report_id: params.id })
  }
}
