import { Controller } from '@nestjs/common'
import { accessApi as api } from '@workledger/contracts/access/access.api'
import { refuse } from '@workledger/contracts/kernel/errors'
import { SYSTEM_WORKSPACE } from '@workledger/contracts/kernel/system'
import { UUID } from '@workledger/contracts/kernel/text'
import { userDecider } from '@workledger/domain/access/user'
import { Commands } from '../kernel/commands/commands'
import type { Call } from '../kernel/http/call'
import type { Session } from '../kernel/http/context'
import { Route } from '../kernel/http/route'
import { Directory } from './directory.port'
import { Sessions } from './sessions'

/** The person's own sessions, without those of an admin in their name. */
@Controller()
export class SessionsController {
  constructor(
    private readonly commands: Commands,
    private readonly sessions: Sessions,
    private readonly directory: Directory,
  ) {}

  @Route(api.ownSessions)
  async list({ session }: Call<typeof api.ownSessions>) {
    const user = own(session)
    const sessions = await this.sessions.openSessionsOf(user)
    const admins = [...new Set(sessions.flatMap(({ impersonator }) => impersonator ?? []))]
    const names = new Map(
      await Promise.all(admins.map(async (id) => [id, await this.directory.userName(id)] as const)),
    )

    return {
      data: sessions.map(({ impersonator, ...each }) => ({
        ...each,
        current: each.id === session.id,
        impersonator: impersonator && (names.get(impersonator) ?? ''),
      })),
    }
  }

  @Route(api.endSession)
  async showEndSession({ params, session, ctx }: Call<typeof api.endSession>) {
    const user = own(session)
    if (params.session === session.id) refuse('access.this_session')
    const ended = UUID.test(params.session)
      ? await this.sessions.end(user, { id: params.session })
      : []
    if (ended.length === 0) refuse('not_found')
    await this.commands
      .in(ctx, SYSTEM_WORKSPACE)
      .run(userDecider, user, { type: 'sign-out', user_id: user, session_ids: ended })
  }

  @Route(api.endOtherSessions)
  async others({ session, ctx }: Call<typeof api.endOtherSessions>) {
    const user = own(session)
    const ended = await this.sessions.end(user, { except: session.id })

    if (ended.length > 0)
      await this.commands
        .in(ctx, SYSTEM_WORKSPACE)
        .run(userDecider, user, { type: 'sign-out', user_id: user, session_ids: ended })
  }
}

const own = ({ user, impersonator }: Session) =>
  impersonator ? refuse('access.impersonating') : user.id
