import { Inject, Injectable } from '@nestjs/common'
import { CodedError, refuse } from '@workledger/contracts/kernel/errors'
import { SYSTEM_WORKSPACE } from '@workledger/contracts/kernel/system'
import { emailDecider, userDecider } from '@workledger/domain/access/user'
import { emailKey } from '@workledger/event-store/secrets/keyed-hash'
import { LinkKeys } from '@workledger/event-store/secrets/link-keys'
import type { PoolClient } from 'pg'
import { ACCESS_CONFIG, type AccessConfig } from '../kernel/access/access-config'
import { Commands } from '../kernel/commands/commands'
import { forTheRecord } from '../kernel/evidence/chain'
import type { Ctx } from '../kernel/http/context'
import type { Opening } from './challenges'
import { Credentials } from './credentials'
import { Sessions } from './sessions'

/** The employee record that a new user gets. */
type Invitation = { workspace_id: string; employee_id: string }

interface Person {
  first_name: string
  last_name: string
  email: string
}

/** Creates users and their sessions, for sign-up, invitations and sign-in. */
@Injectable()
export class Accounts {
  constructor(
    private readonly commands: Commands,
    private readonly sessions: Sessions,
    private readonly credentials: Credentials,
    private readonly keys: LinkKeys,
    @Inject(ACCESS_CONFIG) private readonly config: AccessConfig,
  ) {}

  /**
   * Reserves the address, registers the user, then stores the password in the vault. A repetition
   * resumes a broken attempt.
   */
  async createUser(
    ctx: Ctx,
    person: Person & { password?: string | undefined },
    joins: Invitation | null = null,
  ): Promise<string> {
    const reservation = this.reservation(person.email)
    let user_id = ctx.newId()

    try {
      await this.commands
        .in(ctx.as(user_id), SYSTEM_WORKSPACE)
        .append(emailDecider, reservation, { type: 'reserve', user_id })
    } catch (error) {
      if (!(error instanceof CodedError) || error.code !== 'access.email_taken') throw error
      user_id =
        (await this.commands.state(emailDecider, SYSTEM_WORKSPACE, reservation)).user_id ?? user_id
      const user = await this.commands.state(userDecider, SYSTEM_WORKSPACE, user_id)
      // Registered without a stored password: neither a sign-in nor a mail can have followed.
      const unfinished = user.status === 'registered' && !user.verified && !joins && person.password
      if (unfinished && (await this.credentials.setFirst(user_id, person.password!))) return user_id
      if (user.status !== 'none') throw error
    }

    const { first_name, last_name, email } = person

    await this.commands.in(ctx.as(user_id), SYSTEM_WORKSPACE).append(userDecider, user_id, {
      type: 'register',
      user_id,
      first_name,
      last_name,
      email,
      via: joins ? 'invitation' : 'sign-up',
      joins,
      // The holder of an invitation's link reads the mails of its address.
      verified: joins !== null,
    })

    // A concurrent attempt for the address may have taken over this one. The first stored password
    // wins.
    if (person.password && !(await this.credentials.setFirst(user_id, person.password)))
      return refuse('access.email_taken', { field: 'email' })

    return user_id
  }

  /** Returns the user of a sign-up whose address is not proven yet. */
  async newcomer({ email, first_name, last_name }: Person): Promise<string | undefined> {
    const { user_id } = await this.commands.state(
      emailDecider,
      SYSTEM_WORKSPACE,
      this.reservation(email),
    )

    if (!user_id) return undefined
    const user = await this.commands.state(userDecider, SYSTEM_WORKSPACE, user_id)
    if (user.status !== 'registered' || user.verified) return undefined

    return user.first_name === first_name && user.last_name === last_name ? user_id : undefined
  }

  /**
   * Opens a session and returns its token. `within` runs in the same transaction and undoes it by a
   * refusal.
   */
  async signIn(
    ctx: Ctx,
    user: string,
    agent: string | undefined,
    { within, ...opening }: Opening & { within?: (client: PoolClient) => Promise<void> },
  ) {
    const { id, token } = await this.sessions.open(user, agent, { opening, within })
    const { by, second } = opening
    const command = { type: 'sign-in' as const, user_id: user, session_id: id, by, second }

    await forTheRecord(
      this.commands
        .in(ctx.as(user).step('sign-in'), SYSTEM_WORKSPACE)
        .append(userDecider, user, command),
    )

    return { token }
  }

  /**
   * Ends the access of an old password or address: sessions (except `except`), reset links, keys
   * for sign-in-as.
   */
  async endAccess(user: string, except?: string): Promise<void> {
    await this.sessions.revokeAll(user, except)
    await this.keys.revoke('reset-password', user)
    await this.keys.revokeMintedBy(user)
  }

  /**
   * Returns the stream id of an address: a keyed hash, so that no stream's name contains an
   * address.
   */
  reservation(email: string) {
    return emailKey(this.config.masterKey, email)
  }
}
