import { Controller } from '@nestjs/common'
import { clientsApi as api } from '@workledger/contracts/clients/clients.api'
import { clientDecider } from '@workledger/domain/clients/client'
import { placed } from '@workledger/domain/kernel/money'
import { clientsList } from '@workledger/projections/clients/clients.lists'
import { said } from '@workledger/projections/kernel/projection'
import { workspaceById } from '@workledger/projections/workspaces/workspaces.queries'
import { changing } from '../kernel/commands/or-current'
import type { Call } from '../kernel/http/call'
import { Route } from '../kernel/http/route'
import { Lists } from '../kernel/lists/lists'
import { Queries } from '../kernel/lists/queries'
import { References } from '../references/references.port'

@Controller()
export class ClientsController {
  constructor(
    private readonly references: References,
    private readonly lists: Lists,
    private readonly queries: Queries,
  ) {}

  @Route(api.clients)
  async list(call: Call<typeof api.clients>) {
    const page = await this.lists.page(clientsList, call)
    const currency = await this.currency(call.workspace)
    return { ...page, data: page.data.map((row) => priced(row, currency)) }
  }

  @Route(api.client)
  async showClient(call: Call<typeof api.client>) {
    return {
      data: priced(
        await this.lists.one(clientsList, call, call.params.id),
        await this.currency(call.workspace),
      ),
    }
  }

  @Route(api.addClient)
  async add(call: Call<typeof api.addClient>) {
    const { body, ctx } = call

    const client_id = ctx.newId()

    await call.run(clientDecider, client_id, {
      ...nothingMore,
      ...said(body),
      type: 'add',
      client_id,
    })

    return { data: { id: client_id } }
  }

  @Route(api.changeClient)
  async change(call: Call<typeof api.changeClient>) {
    const { workspace, params, body } = call
    const change = { ...body, type: 'change' as const, client_id: params.id }

    return changing(
      call.seen(params.id),
      (seen) => call.run(clientDecider, params.id, change, seen),
      async () => ({
        data: priced(
          await this.lists.one(clientsList, call, params.id),
          await this.currency(workspace),
        ),
      }),
    )
  }

  @Route(api.deleteClient)
  async delete(call: Call<typeof api.deleteClient>) {
    const { params } = call

    const { id: client_id } = params
    const client = { kind: 'client', target_id: client_id } as const

    await this.references.remove(
      call,
      { decider: clientDecider, id: client_id, command: { type: 'delete', client_id } },
      client,
    )
  }

  /** Returns the company's currency, which rates use. */
  private async currency(workspace: string): Promise<string> {
    return (
      (await this.queries.ask(workspace, (db) => workspaceById(db, workspace)))?.currency ?? 'USD'
    )
  }
}

/** Removes prices for callers who may not see them. */
const priced = <R extends { hrate?: string | null | undefined }>(row: R, currency: string): R =>
  row.hrate === undefined ? row : { ...row, hrate: placed(row.hrate, currency) }

const nothingMore = {
  contact_email: null,
  contact_phone: null,
  address: null,
  postcode: null,
  city: null,
  country: null,
  vat_id: null,
  registration_number: null,
  buyer_reference: null,
  language: null,
  hrate: null,
}
