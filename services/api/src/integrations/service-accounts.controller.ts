import { Controller } from '@nestjs/common'
import { MOST_SERVICE_ACCOUNTS } from '@workledger/contracts/integrations/bounds'
import { integrationsApi as api } from '@workledger/contracts/integrations/integrations.api'
import { refuse } from '@workledger/contracts/kernel/errors'
import { serviceAccountDecider } from '@workledger/domain/integrations/service-account'
import { serviceAccountsList } from '@workledger/projections/integrations/integrations.lists'
import {
  serviceAccountById,
  serviceAccountsOf,
} from '@workledger/projections/integrations/integrations.queries'
import { changing } from '../kernel/commands/or-current'
import type { Call } from '../kernel/http/call'
import { Route } from '../kernel/http/route'
import { Lists } from '../kernel/lists/lists'
import { TokenMaker } from './token-maker'

/** Service accounts: actors of the company that are no persons. */
@Controller()
export class ServiceAccountsController {
  constructor(
    private readonly lists: Lists,
    private readonly maker: TokenMaker,
  ) {}

  @Route(api.serviceAccounts)
  list(call: Call<typeof api.serviceAccounts>) {
    return this.lists.page(serviceAccountsList, call)
  }

  @Route(api.addServiceAccount)
  async add(call: Call<typeof api.addServiceAccount>) {
    const { workspace, body, ctx, caller } = call
    const { name, description = null, permissions } = body

    if ((await call.read((db) => serviceAccountsOf(db, workspace))) >= MOST_SERVICE_ACCOUNTS)
      refuse('token.accounts_most', { params: { most: MOST_SERVICE_ACCOUNTS } })

    const account_id = ctx.newId()

    await call.run(serviceAccountDecider, account_id, {
      ...{ type: 'add', account_id, name, description, permissions },
      held: caller.permissions,
      // In a sign-in-as session the admin makes it.
      made_by: ctx.impersonator ?? ctx.actor,
    })

    return { data: { id: account_id } }
  }

  @Route(api.changeServiceAccount)
  async change(call: Call<typeof api.changeServiceAccount>) {
    const { params, body, caller } = call
    await this.account(call)
    const held = caller.permissions
    const change = { ...body, type: 'change', account_id: params.id, held } as const

    return changing(
      call.seen(params.id),
      (seen) => call.run(serviceAccountDecider, params.id, change, seen),
      async () => ({ data: await this.lists.one(serviceAccountsList, call, params.id) }),
    )
  }

  @Route(api.removeServiceAccount)
  async remove(call: Call<typeof api.removeServiceAccount>) {
    await this.account(call)
    const { id: account_id } = call.params
    await call.run(serviceAccountDecider, account_id, { type: 'remove', account_id })
  }

  @Route(api.makeAccountToken)
  async makeToken(call: Call<typeof api.makeAccountToken>) {
    const { id } = await this.account(call)
    return this.maker.make(call as Call, call.body, id)
  }

  private async account(
    call: Pick<Call<typeof api.removeServiceAccount>, 'workspace' | 'params' | 'read'>,
  ) {
    const { workspace, params } = call

    return (
      (await call.read((db) => serviceAccountById(db, workspace, params.id))) ?? refuse('not_found')
    )
  }
}
