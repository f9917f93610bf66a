import { Controller } from '@nestjs/common'
import { clientsApi as api, type Client } from '@workledger/contracts/clients/clients.api'
import { refuse } from '@workledger/contracts/kernel/errors'
import { administers, audits } from '@workledger/contracts/kernel/permissions'
import { clientDecider } from '@workledger/domain/clients/client'
import { streamOf } from '@workledger/domain/kernel/decider'
import { type ClientRow, clientById, clientInUse, clientsPage } from '@workledger/projections/clients/clients.queries'
import { Commands } from '../kernel/commands'
import type { Call } from '../kernel/context'
import { Queries } from '../kernel/queries'
import { Route } from '../kernel/route'

@Controller()
export class ClientsController {
  constructor(
    private readonly commands: Commands,
    private readonly queries: Queries,
  ) {}

  @Route(api.clients)
  async list({ workspace, query, caller }: Call<typeof api.clients>) {
    const contacts = seesContacts(caller.permissions)
    const page = await this.queries.ask(workspace, (db) => clientsPage(db, workspace, query, contacts))
    return { ...page, data: page.data.map((row) => shown(row, contacts)) }
  }

  @Route(api.client)
  async one({ workspace, params, caller }: Call<typeof api.client>) {
    return { data: await this.view(workspace, params.id, seesContacts(caller.permissions)) }
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
  async change({ workspace, params, body, ctx, revision }: Call<typeof api.changeClient>) {
    await this.commands.run(ctx, clientDecider, workspace, params.id, { ...body, type: 'change', client_id: params.id }, revision)
    return { data: await this.view(workspace, params.id, true) }
  }

  @Route(api.deleteClient)
  async delete({ workspace, params, ctx }: Call<typeof api.deleteClient>) {
    const inUse = await this.queries.ask(workspace, (db) => clientInUse(db, params.id))
    await this.commands.run(ctx, clientDecider, workspace, params.id, { type: 'delete', client_id: params.id, inUse })
  }

  private async view(workspace: string, id: string, contacts: boolean) {
    return shown((await this.queries.ask(workspace, (db) => clientById(db, workspace, id))) ?? refuse('not_found'), contacts)
  }
}

/** Those who manage projects or invoices, and auditors. */
const seesContacts = (held: readonly string[]) => administers(held, 'manage_invoices') || audits(held)

function shown({ workspace_id: _, ...row }: ClientRow, contacts: boolean): Client {
  const { id, name, created_at } = row
  return { ...(contacts ? row : { id, name, created_at }), stream: streamOf(clientDecider, id) }
}
