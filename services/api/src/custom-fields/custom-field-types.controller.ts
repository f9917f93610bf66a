import { Controller } from '@nestjs/common'
import { customFieldsApi as api } from '@workledger/contracts/custom-fields/custom-fields.api'
import { kindOf } from '@workledger/contracts/kernel/custom-field'
import { refuse, refuseField } from '@workledger/contracts/kernel/errors'
import {
  type CustomFieldCommand,
  customFieldsDecider,
} from '@workledger/domain/custom-fields/custom-fields'
import { customFieldTypesList } from '@workledger/projections/custom-fields/custom-fields.lists'
import { Commands } from '../kernel/commands/commands'
import { changing, newest } from '../kernel/commands/or-current'
import type { Call } from '../kernel/http/call'
import { Route } from '../kernel/http/route'
import { type Asking, Lists } from '../kernel/lists/lists'

type Add = Call<typeof api.addCustomFieldType>
type Change = Call<typeof api.changeCustomFieldTypeAlone>

/** The custom fields of a workspace, at its path and at their own documented path. */
@Controller()
export class CustomFieldTypesController {
  constructor(
    private readonly commands: Commands,
    private readonly lists: Lists,
  ) {}

  @Route(api.customFieldTypes)
  list(call: Call<typeof api.customFieldTypes>) {
    return this.lists.page(customFieldTypesList, call)
  }

  @Route(api.customFieldTypesOfCompany)
  listOfCompany(call: Call<typeof api.customFieldTypesOfCompany>) {
    return this.lists.page(customFieldTypesList, call)
  }

  @Route(api.customFieldType)
  async showCustomFieldType(call: Call<typeof api.customFieldType>) {
    return { data: await this.lists.one(customFieldTypesList, call, call.params.id) }
  }

  @Route(api.customFieldTypeAlone)
  async alone(call: Call<typeof api.customFieldTypeAlone>) {
    return { data: await this.lists.one(customFieldTypesList, call, call.params.id) }
  }

  @Route(api.addCustomFieldType)
  async add(call: Call<typeof api.addCustomFieldType>) {
    const { company_id } = call.body

    if (company_id !== undefined && company_id !== call.workspace)
      refuseField('company_id', 'field.id')

    return this.added(call, call.workspace)
  }

  @Route(api.addCustomFieldTypeTo)
  async addTo(call: Call<typeof api.addCustomFieldTypeTo>) {
    const { body, session, workspace } = call
    const { company_id = workspace } = body
    const membership = session.memberships.find((one) => one.workspace === company_id)
    if (!membership) return refuseField('company_id', 'field.id')
    if (!membership.permissions.includes('edit_company')) return refuse('access.denied')

    return this.added(call, company_id)
  }

  @Route(api.changeCustomFieldType)
  async change(call: Call<typeof api.changeCustomFieldType>) {
    return this.changed(call)
  }

  @Route(api.changeCustomFieldTypeAlone)
  async changeAlone(call: Call<typeof api.changeCustomFieldTypeAlone>) {
    return this.changed(call)
  }

  @Route(api.orderCustomFieldTypes)
  async order(call: Call<typeof api.orderCustomFieldTypes>) {
    const { workspace, body } = call
    const { category, field_ids } = body
    const order = { type: 'order' as const, workspace_id: workspace, category, field_ids }

    return changing(
      call.seenAmong(field_ids),
      (seen) => call.run(customFieldsDecider, workspace, order, seen),
      async () => {
        const rows = await this.lists.all(customFieldTypesList, call, { category })
        return { data: { field_ids: rows.map(({ id }) => id), revision: newest(rows) } }
      },
    )
  }

  @Route(api.deleteCustomFieldType)
  async delete(call: Call<typeof api.deleteCustomFieldType>) {
    await this.removed(call)
  }

  @Route(api.deleteCustomFieldTypeAlone)
  async deleteAlone(call: Call<typeof api.deleteCustomFieldTypeAlone>) {
    await this.removed(call)
  }

  private async added({ ctx, body }: Pick<Add, 'ctx' | 'body'>, workspace_id: string) {
    const field_id = ctx.newId()
    const { type, company_id: _, description = null, ...given } = body

    const add: CustomFieldCommand = {
      ...given,
      type: 'add',
      kind: kindOf(type),
      description,
      workspace_id,
      field_id,
    }

    await this.commands.in(ctx, workspace_id).run(customFieldsDecider, workspace_id, add)

    return { data: { id: field_id } }
  }

  private async changed(call: Asking & Pick<Change, 'params' | 'body' | 'seen'>) {
    const { workspace, ctx, params } = call
    const { type, company_id, category, ...update } = call.body
    if (company_id !== undefined && company_id !== workspace) refuseField('company_id', 'field.id')
    const before = await this.lists.one(customFieldTypesList, call, params.id)

    if (category !== undefined && category !== before.category)
      refuseField('category', 'custom_fields.category_stays')

    const change = {
      ...update,
      type: 'change' as const,
      kind: type && kindOf(type),
      workspace_id: workspace,
      field_id: params.id,
    }

    return changing(
      call.seen(params.id),
      (seen) => this.commands.in(ctx, workspace).run(customFieldsDecider, workspace, change, seen),
      async () => ({ data: await this.lists.one(customFieldTypesList, call, params.id) }),
    )
  }

  private async removed({
    workspace,
    ctx,
    params,
  }: Pick<Call<typeof api.deleteCustomFieldTypeAlone>, 'workspace' | 'ctx' | 'params'>) {
    const remove = { type: 'delete', workspace_id: workspace, field_id: params.id } as const
    await this.commands.in(ctx, workspace).run(customFieldsDecider, workspace, remove)
  }
}
