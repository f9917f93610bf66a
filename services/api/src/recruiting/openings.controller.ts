import { Controller } from '@nestjs/common'
import type { RowOf } from '@workledger/contracts/kernel/define-list'
import { refuse } from '@workledger/contracts/kernel/errors'
import {
  openingsApi as api,
  type FormField,
  type OpeningAnswer,
} from '@workledger/contracts/recruiting/openings.api'
import { LONGEST_DESCRIPTION } from '@workledger/contracts/recruiting/recruiting.bounds'
import type { SafeHtml } from '@workledger/domain/kernel/safe-html'
import { openingDecider } from '@workledger/domain/recruiting/opening'
import { openingsList } from '@workledger/projections/recruiting/recruiting.lists'
import { fieldsOf } from '@workledger/projections/recruiting/recruiting.queries'
import { changing } from '../kernel/commands/or-current'
import type { Call } from '../kernel/http/call'
import { Route } from '../kernel/http/route'
import { type Asking, Lists } from '../kernel/lists/lists'
import { Queries } from '../kernel/lists/queries'
import { safeHtml } from '../kernel/untrusted/safe-html'

@Controller()
export class OpeningsController {
  constructor(
    private readonly queries: Queries,
    private readonly lists: Lists,
  ) {}

  @Route(api.openings)
  async list(call: Call<typeof api.openings>) {
    const page = await this.lists.page(openingsList, call)
    return { ...page, data: page.data.map(openingOf) }
  }

  @Route(api.opening)
  async showOpening(call: Call<typeof api.opening>) {
    return { data: await this.seen(call, call.params.id) }
  }

  @Route(api.addOpening)
  async add(call: Call<typeof api.addOpening>) {
    const { body, ctx } = call
    const { location, description: _, planned_days, ...rest } = body
    const opening_id = ctx.newId()
    const { description = null } = await descriptionOf(call)
    const details = { ...rest, description, ...location }
    await call.run(openingDecider, opening_id, { type: 'add', opening_id, details, planned_days })

    return { data: { id: opening_id } }
  }

  @Route(api.changeOpening)
  async change(call: Call<typeof api.changeOpening>) {
    const { params, body } = call
    const { location, status, planned_days, description: _, ...rest } = body
    const details = { ...rest, ...location, ...(await descriptionOf(call)) }

    const command = {
      type: 'change' as const,
      opening_id: params.id,
      details,
      planned_days,
      status,
    }

    return changing(
      call.seen(params.id),
      (seen) => call.run(openingDecider, params.id, command, seen),
      async () => ({ data: await this.seen(call, params.id) }),
    )
  }

  @Route(api.deleteOpening)
  async delete(call: Call<typeof api.deleteOpening>) {
    const { params } = call
    const remove = { type: 'delete' as const, opening_id: params.id }
    await call.run(openingDecider, params.id, remove, call.seen(params.id))
  }

  @Route(api.formFields)
  async fields({ workspace, params }: Call<typeof api.formFields>) {
    return { data: (await this.form(workspace, params.id)) as FormField[] }
  }

  @Route(api.addFormField)
  async addField(call: Call<typeof api.addFormField>) {
    const { params, body, ctx } = call

    const field_id = ctx.newId()
    const field = { ...body, choices: body.choices ?? [] }

    await call.run(openingDecider, params.id, {
      type: 'add-field',
      opening_id: params.id,
      field_id,
      field,
    })

    return { data: { id: field_id } }
  }

  @Route(api.changeFormField)
  async changeField(call: Call<typeof api.changeFormField>) {
    const { workspace, params, body } = call
    const { id: opening_id, fieldId: field_id } = params
    const change = { type: 'change-field' as const, opening_id, field_id, field: body }

    return changing(
      call.seen(field_id),
      (seen) => call.run(openingDecider, opening_id, change, seen),
      async () => {
        const field = (await this.form(workspace, opening_id)).find(({ id }) => id === field_id)
        return { data: (field ?? refuse('not_found')) as FormField }
      },
    )
  }

  @Route(api.deleteFormField)
  async deleteField(call: Call<typeof api.deleteFormField>) {
    const { params } = call

    const { id: opening_id, fieldId: field_id } = params
    await call.run(openingDecider, opening_id, { type: 'delete-field', opening_id, field_id })
  }

  private form(workspace: string, opening: string) {
    return this.queries.ask(workspace, (db) => fieldsOf(db, opening))
  }

  private async seen(call: Asking, id: string) {
    return openingOf(await this.lists.one(openingsList, call, id))
  }
}

/** Returns the sanitised description of a body; undefined if it is omitted. */
async function descriptionOf(
  call: Call<typeof api.addOpening> | Call<typeof api.changeOpening>,
): Promise<{ description?: SafeHtml | null }> {
  const { description } = call.body
  if (!description) return description === undefined ? {} : { description: null }

  return {
    description: await safeHtml(call.asker, description, 'description', LONGEST_DESCRIPTION),
  }
}

function openingOf({
  city,
  country,
  ...row
}: RowOf<typeof openingsList.definition>): OpeningAnswer {
  return { ...row, location: { city, country } }
}
