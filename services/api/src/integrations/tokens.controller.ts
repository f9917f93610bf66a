import { Controller } from '@nestjs/common'
import { integrationsApi as api } from '@workledger/contracts/integrations/integrations.api'
import { refuse } from '@workledger/contracts/kernel/errors'
import { apiTokenDecider } from '@workledger/domain/integrations/api-token'
import { apiTokensList } from '@workledger/projections/integrations/integrations.lists'
import { tokenById } from '@workledger/projections/integrations/integrations.queries'
import type { Call } from '../kernel/http/call'
import { Route } from '../kernel/http/route'
import { Lists } from '../kernel/lists/lists'
import { TokenMaker } from './token-maker'

/** API tokens: one's own, and those of the company. */
@Controller()
export class TokensController {
  constructor(
    private readonly lists: Lists,
    private readonly maker: TokenMaker,
  ) {}

  @Route(api.ownTokens)
  async own(call: Call<typeof api.ownTokens>) {
    return { data: await this.lists.all(apiTokensList, call, ofHolder(call)) }
  }

  @Route(api.makeToken)
  make(call: Call<typeof api.makeToken>) {
    return this.maker.make(call as Call, call.body, null)
  }

  @Route(api.revokeOwnToken)
  async revokeOwn(call: Call<typeof api.revokeOwnToken>) {
    const { holder_id, account_id } = await this.token(call)
    if (account_id !== null || holder_id !== call.session.user.id) refuse('not_found')
    await this.end(call)
  }

  @Route(api.apiTokens)
  all(call: Call<typeof api.apiTokens>) {
    return this.lists.page(apiTokensList, call)
  }

  @Route(api.revokeToken)
  async revoke(call: Call<typeof api.revokeToken>) {
    await this.token(call)
    await this.end(call)
  }

  @Route(api.grantTokenScope)
  async grant(call: Call<typeof api.grantTokenScope>) {
    const { params, body, ctx, session } = call
    // An admin who is signed in as a person must not confirm as that person.
    if (session.impersonator) refuse('access.impersonating')
    await this.token(call)

    await call.run(apiTokenDecider, params.id, {
      ...{ type: 'grant', token_id: params.id, scope: body.scope },
      by: ctx.everyone,
      now: ctx.now.toISOString(),
    })

    return { data: await this.lists.one(apiTokensList, call, params.id) }
  }

  @Route(api.withdrawTokenScope)
  async withdraw(call: Call<typeof api.withdrawTokenScope>) {
    const { params } = call
    await this.token(call)
    const { id: token_id, scope } = params
    await call.run(apiTokenDecider, token_id, { type: 'withdraw', token_id, scope })
  }

  private async token(call: Pick<Call<typeof api.revokeToken>, 'read' | 'workspace' | 'params'>) {
    const { workspace, params } = call
    return (await call.read((db) => tokenById(db, workspace, params.id))) ?? refuse('not_found')
  }

  private async end(call: Pick<Call<typeof api.revokeToken>, 'run' | 'params'>) {
    const { id: token_id } = call.params
    await call.run(apiTokenDecider, token_id, { type: 'revoke', token_id })
  }
}

/** The tokens that a person uses in their own name. */
const ofHolder = ({ session }: Pick<Call, 'session'>) => ({
  holder_id: session.user.id,
  account_id: null,
})
