import { Injectable } from '@nestjs/common'
import { MOST_TOKENS } from '@workledger/contracts/integrations/bounds'
import type { tokenBody } from '@workledger/contracts/integrations/integrations.api'
import { DAY_MS } from '@workledger/contracts/kernel/durations'
import { refuse } from '@workledger/contracts/kernel/errors'
import { isAdmin } from '@workledger/contracts/kernel/permissions'
import { apiTokenDecider } from '@workledger/domain/integrations/api-token'
import { activeTokensOf } from '@workledger/projections/integrations/integrations.queries'
import { instantOf } from '@workledger/projections/kernel/projection'
import type * as z from 'zod'
import { OwnPassword } from '../kernel/access/own-password'
import type { Call } from '../kernel/http/call'
import { ApiTokens } from './api-tokens.port'

/** Makes API tokens of people and of service accounts. */
@Injectable()
export class TokenMaker {
  constructor(
    private readonly tokens: ApiTokens,
    private readonly password: OwnPassword,
  ) {}

  /**
   * Makes a token of the caller; `account`: of this service account. The log has the token before
   * the vault has its hash, so a failure between the two leaves one that opens nothing.
   */
  async make(call: Call, body: z.output<typeof tokenBody>, account: string | null) {
    const { workspace, session, ctx, caller } = call
    const { current_password, name, scopes, networks, days } = body
    await this.password.confirm(session, current_password)
    const of = account ? { account } : { holder: session.user.id }

    if ((await call.read((db) => activeTokensOf(db, workspace, of))) >= MOST_TOKENS)
      refuse('token.most', { params: { most: MOST_TOKENS } })

    const { token, hint } = this.tokens.make()
    const token_id = ctx.newId()
    const expires_at = new Date(ctx.now.getTime() + days * DAY_MS).toISOString()

    // The answer alone shows the token, so it does not wait for the read tables here.
    await call.append(apiTokenDecider, token_id, {
      ...{ type: 'make', token_id, name, scopes, networks, hint, expires_at },
      holder_id: session.user.id,
      account_id: account,
      admin: isAdmin(caller.permissions),
    })

    await this.tokens.keep(token, { id: token_id, workspace })

    return { data: { id: token_id, token, expires_at: instantOf(expires_at) } }
  }
}
