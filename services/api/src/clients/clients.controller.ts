import { Controller } from '@nestjs/common'
import { clientsApi as api } from '@workledger/contracts/clients/clients.api'
import { clientDecider } from '@workledger/domain/clients/client'
import { clientsList } from '@workledger/projections/clients/clients.lists'
import { Commands } from '../kernel/commands'
import type { Call } from '../kernel/context'
import { Lists } from '../kernel/lists'
import { References } from '../kernel/references'
import { Route } from '../kernel/route'

@Controller()
export class ClientsController {
  constructor(
    private readonly commands: Commands,
    private readonly references: References,
    private readonly lists: Lists,
  ) {}

  @Route(api.clients)
  list(call: Call<typeof api.clients>) {
    return this.lists.page(clientsList, call)
  }

  @Route(api.client)
  async one(call: Call<typeof api.client>) {
    return { data: await this.lists.one(clientsList, call, call.params.id) }
  }

  @Route(api.addClient)
  async add({ workspace, body, ctx }: Call<typeof api.addClient>) {
    const client_id = ctx.newId()
    const { contact_email = null, contact_phone = null, address = null, hrate = null, ...required } = body
    await this.commands.run(ctx, clientDecider, workspace, client_id, {
      ...required,
      contact_email,
      contact_phone,
      address,
      hrate,
      type: 'add',
      client_id,
    })
    return { data: { id: client_id } }
  }

  @Route(api.changeClient)
  async change(call: Call<typeof api.changeClient>) {
    const { workspace, params, body, ctx, revision } = call
    await this.commands.run(ctx, clientDecider, workspace, params.id, { ...body, type: 'change', client_id: params.id }, revision)
    return { data: await this.lists.one(clientsList, call, params.id) }
  }

  @Route(api.deleteClient)
  async delete({ workspace, params, ctx }: Call<typeof api.deleteClient>) {
    const { id: client_id } = params
    const client = { kind: 'client', target_id: client_id } as const
    await this.references.remove(ctx, clientDecider, workspace, client_id, { type: 'delete', client_id }, client)
  }
}
