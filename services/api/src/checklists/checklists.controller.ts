import { Controller } from '@nestjs/common'
import { checklistsApi as api } from '@workledger/contracts/checklists/checklists.api'
import { refuse, refuseField } from '@workledger/contracts/kernel/errors'
import { isAdmin } from '@workledger/contracts/kernel/permissions'
import { checklistsDecider } from '@workledger/domain/checklists/checklists'
import {
  checklistItemsList,
  checklistsList,
} from '@workledger/projections/checklists/checklists.lists'
import { employeeById } from '@workledger/projections/people/people.queries'
import { changing, orCurrent } from '../kernel/commands/or-current'
import type { Call } from '../kernel/http/call'
import { Route } from '../kernel/http/route'
import { Lists } from '../kernel/lists/lists'
import { Queries } from '../kernel/lists/queries'

@Controller()
export class ChecklistsController {
  constructor(
    private readonly queries: Queries,
    private readonly lists: Lists,
  ) {}

  @Route(api.checklists)
  list(call: Call<typeof api.checklists>) {
    return this.lists.page(checklistsList, call)
  }

  @Route(api.beginChecklist)
  async begin(call: Call<typeof api.beginChecklist>) {
    const { workspace, body, ctx } = call

    const { employee_id, template_id, day } = body
    const person = await call.read((db) => employeeById(db, workspace, employee_id))
    if (!person) return refuseField('employee_id', 'checklist.employee')

    const template = await call.read((db) =>
      db
        .selectFrom('checklist_templates')
        .selectAll()
        .where('workspace_id', '=', workspace)
        .where('id', '=', template_id)
        .executeTakeFirst(),
    )

    if (!template) return refuseField('template_id', 'checklist.template')
    const checklist_id = ctx.newId()

    await call.run(checklistsDecider, employee_id, {
      type: 'begin',
      employee_id,
      checklist_id,
      template_id,
      name: template.name,
      kind: template.kind as 'joining',
      because: 'hand',
      employment: person.earlier.length,
      day,
      items: template.items.map((item) => ({
        ...item,
        owner: item.owner as 'admin',
        item_id: ctx.newId(),
      })),
    })

    return { data: { id: checklist_id } }
  }

  @Route(api.moveChecklist)
  async move(call: Call<typeof api.moveChecklist>) {
    const { workspace, params, body } = call
    const on = await this.found(workspace, params.id)

    return changing(
      call.seen(params.id),
      (seen) =>
        call.run(checklistsDecider, on.employee_id, { ...on, type: 'move', day: body.day }, seen),
      async () => ({ data: await this.lists.one(checklistsList, call, params.id) }),
    )
  }

  @Route(api.cancelChecklist)
  async cancel(call: Call<typeof api.cancelChecklist>) {
    const { workspace, params, body } = call
    const on = await this.found(workspace, params.id)
    const cancel = { ...on, type: 'cancel' as const, reason: body.reason }
    const answer = () => this.lists.one(checklistsList, call, params.id)

    await orCurrent(
      () => call.run(checklistsDecider, on.employee_id, cancel, call.seen(params.id)),
      answer,
    )

    return { data: await answer() }
  }

  @Route(api.checklistItems)
  items(call: Call<typeof api.checklistItems>) {
    return this.lists.page(checklistItemsList, call)
  }

  @Route(api.settleChecklistItem)
  async settle(call: Call<typeof api.settleChecklistItem>) {
    const { params, body, caller } = call

    // Callers who cannot see the item find nothing. Auditors see it, but settle only their own.
    const { checklist_id, employee_id, owner_id } = await this.lists.one(
      checklistItemsList,
      call,
      params.itemId,
    )

    if (owner_id !== caller.employee && !isAdmin(caller.permissions)) refuse('access.denied')
    const { status, reason = null } = body

    const settle = {
      type: 'settle' as const,
      employee_id,
      checklist_id,
      item_id: params.itemId,
      status,
      reason,
    }

    return changing(
      call.seen(params.itemId),
      (seen) => call.run(checklistsDecider, employee_id, settle, seen),
      async () => ({ data: await this.lists.one(checklistItemsList, call, params.itemId) }),
    )
  }

  private async found(workspace: string, checklist_id: string) {
    const row = await this.queries.ask(workspace, (db) =>
      db
        .selectFrom('checklists')
        .select('employee_id')
        .where('workspace_id', '=', workspace)
        .where('id', '=', checklist_id)
        .executeTakeFirst(),
    )
    return { employee_id: row?.employee_id ?? refuse('not_found'), checklist_id }
  }
}
