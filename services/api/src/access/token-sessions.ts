import { Injectable } from '@nestjs/common'
import { ApiTokens } from '../integrations/api-tokens.port'
import { SessionFinder } from '../kernel/access/session-finder'
import { looksLikeApiToken } from '../kernel/access/token-format'
import type { Session } from '../kernel/http/context'
import { Sessions } from './sessions'

/** Finds sessions of people who signed in, and those of API tokens. */
@Injectable()
export class TokenSessions extends SessionFinder {
  constructor(
    private readonly sessions: Sessions,
    private readonly tokens: ApiTokens,
  ) {
    super()
  }

  find(token: string): Promise<Session | undefined> {
    return looksLikeApiToken(token) ? this.tokens.find(token) : this.sessions.find(token)
  }

  /** An API token opens no live channel. */
  look(token: string): Promise<Session | undefined> {
    return this.sessions.look(token)
  }

  async byId(id: string): Promise<Session | undefined> {
    return (await this.sessions.byId(id)) ?? this.tokens.byId(id)
  }
}
