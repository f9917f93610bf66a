import { Controller } from '@nestjs/common'
import {
  checklistsApi as api,
  type templateItemBody,
} from '@workledger/contracts/checklists/checklists.api'
import { refuseField } from '@workledger/contracts/kernel/errors'
import { checklistTemplates } from '@workledger/domain/checklists/templates'
import { checklistTemplatesList } from '@workledger/projections/checklists/checklists.lists'
import { employeeById } from '@workledger/projections/people/people.queries'
import type * as z from 'zod'
import { changing } from '../kernel/commands/or-current'
import type { Call } from '../kernel/http/call'
import type { Ctx } from '../kernel/http/context'
import { Route } from '../kernel/http/route'
import { Lists } from '../kernel/lists/lists'
import { Queries } from '../kernel/lists/queries'

@Controller()
export class ChecklistTemplatesController {
  constructor(
    private readonly queries: Queries,
    private readonly lists: Lists,
  ) {}

  @Route(api.checklistTemplates)
  list(call: Call<typeof api.checklistTemplates>) {
    return this.lists.page(checklistTemplatesList, call)
  }

  @Route(api.addChecklistTemplate)
  async add(call: Call<typeof api.addChecklistTemplate>) {
    const { workspace, body, ctx } = call

    const template_id = ctx.newId()
    const template = { ...body, items: await this.items(ctx, workspace, body.items) }
    await call.run(checklistTemplates, workspace, { type: 'add', template_id, template })

    return { data: { id: template_id } }
  }

  @Route(api.changeChecklistTemplate)
  async change(call: Call<typeof api.changeChecklistTemplate>) {
    const { workspace, params, body, ctx } = call
    const { items, ...rest } = body

    const template = {
      ...rest,
      ...(items ? { items: await this.items(ctx, workspace, items) } : {}),
    }

    const change = { type: 'change' as const, template_id: params.id, template }

    return changing(
      call.seen(params.id),
      (seen) => call.run(checklistTemplates, workspace, change, seen),
      async () => ({ data: await this.lists.one(checklistTemplatesList, call, params.id) }),
    )
  }

  @Route(api.removeChecklistTemplate)
  async remove(call: Call<typeof api.removeChecklistTemplate>) {
    const { workspace, params } = call

    await call.run(checklistTemplates, workspace, { type: 'remove', template_id: params.id })
  }

  /** Checks that named persons work here; other owners name none. */
  private async items(
    ctx: Ctx,
    workspace: string,
    items: readonly z.output<typeof templateItemBody>[],
  ) {
    const named = [
      ...new Set(
        items.flatMap(({ owner, owner_id }) => (owner === 'person' && owner_id ? [owner_id] : [])),
      ),
    ]

    for (const id of named) {
      const person = await this.queries.ask(workspace, (db) => employeeById(db, workspace, id))
      if (person?.status !== 'active') refuseField('items', 'checklist.owner')
    }

    return items.map(({ owner, owner_id = null, ...item }) => ({
      ...item,
      item_id: ctx.newId(),
      owner,
      owner_id: owner === 'person' ? owner_id : null,
    }))
  }
}
