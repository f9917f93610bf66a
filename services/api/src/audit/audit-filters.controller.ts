import { Controller } from '@nestjs/common'
import {
  auditEventsApi as api,
  auditFilterBody,
} from '@workledger/contracts/audit/audit-events.api'
import { auditFiltersDecider } from '@workledger/domain/audit/audit-filters'
import { auditFiltersList, recordViewsList } from '@workledger/projections/audit/audit.lists'
import { changing } from '../kernel/commands/or-current'
import type { Call } from '../kernel/http/call'
import { changed } from '../kernel/http/changed'
import { Route } from '../kernel/http/route'
import { Lists } from '../kernel/lists/lists'

/**
 * The saved searches of auditors, each in its owner's stream, and the records of people that
 * auditors opened.
 */
@Controller()
export class AuditFiltersController {
  constructor(private readonly lists: Lists) {}

  @Route(api.auditFilters)
  list(call: Call<typeof api.auditFilters>) {
    return this.lists.page(auditFiltersList, call)
  }

  @Route(api.saveAuditFilter)
  async save(call: Call<typeof api.saveAuditFilter>) {
    const { caller, body, ctx } = call

    const on = { employee_id: caller.employee, filter_id: ctx.newId() }
    await call.run(auditFiltersDecider, caller.employee, { ...on, ...body, type: 'save' })

    return { data: { id: on.filter_id } }
  }

  @Route(api.changeAuditFilter)
  async change(call: Call<typeof api.changeAuditFilter>) {
    const { caller, params, body } = call
    const on = { employee_id: caller.employee, filter_id: params.id }
    const { title: name, shared, filters } = await this.lists.one(auditFiltersList, call, params.id)
    const whole = changed(auditFilterBody, { name, shared, filters }, body)

    return changing(
      call.seen(params.id),
      (seen) =>
        call.run(auditFiltersDecider, caller.employee, { ...on, ...whole, type: 'change' }, seen),
      async () => ({ data: await this.lists.one(auditFiltersList, call, params.id) }),
    )
  }

  @Route(api.deleteAuditFilter)
  async delete(call: Call<typeof api.deleteAuditFilter>) {
    const { caller, params } = call

    const on = { employee_id: caller.employee, filter_id: params.id }
    await call.run(auditFiltersDecider, caller.employee, { ...on, type: 'delete' })
  }

  @Route(api.recordViews)
  recordViews(call: Call<typeof api.recordViews>) {
    return this.lists.page(recordViewsList, call, { employee_id: call.params.id })
  }
}
