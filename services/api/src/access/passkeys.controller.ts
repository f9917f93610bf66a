import { Controller, Inject } from '@nestjs/common'
import { passkeysApi as api, CONFIRMED } from '@workledger/contracts/access/passkeys.api'
import { refuse } from '@workledger/contracts/kernel/errors'
import { UUID } from '@workledger/contracts/kernel/text'
import type { Logger } from 'pino'
import { OwnPassword } from '../kernel/access/own-password'
import type { Call } from '../kernel/http/call'
import type { Session } from '../kernel/http/context'
import { MinuteLimit } from '../kernel/http/minute-limit'
import { networkOf } from '../kernel/http/network'
import { Route } from '../kernel/http/route'
import { LOG } from '../kernel/log'
import { Attempts, limit } from './attempts.port'
import { Challenges } from './challenges'
import { FactorWrites } from './factor-writes'
import { Factors } from './factors'
import { Passkeys } from './passkeys'
import { Sessions } from './sessions'
import { SignIns } from './sign-ins.service'

/** Challenges a minute of one network: an office signs in behind one address. */
const CHALLENGES = 300

/** Passkeys: the sign-in with one alone, one's own, and the confirmation in a password's place. */
@Controller()
export class PasskeysController {
  private readonly pace = new MinuteLimit(CHALLENGES)

  constructor(
    private readonly signIns: SignIns,
    private readonly writes: FactorWrites,
    private readonly factors: Factors,
    private readonly passkeys: Passkeys,
    private readonly challenges: Challenges,
    private readonly sessions: Sessions,
    private readonly attempts: Attempts,
    private readonly password: OwnPassword,
    @Inject(LOG) private readonly log: Logger,
  ) {}

  @Route(api.passkeyOptions)
  async options({ address }: Call<typeof api.passkeyOptions>) {
    this.pace.take(networkOf(address))
    const { token, expires_at } = await this.challenges.make('passkey', null, {})

    return { data: { options: await this.passkeys.requestOptions(token), expires_at } }
  }

  @Route(api.passkeySignIn)
  async signIn({ body, ctx, address, agent }: Call<typeof api.passkeySignIn>) {
    const limits = [
      limit(`passkey ${body.passkey.id} from ${networkOf(address)}`),
      limit(`sign-in from ${networkOf(address)}`, 50),
    ] as const

    await this.attempts.take(...limits)

    const opened = await this.signIns.withPasskey(ctx, body.passkey, agent).catch((refusal) => {
      this.log.warn({ address, passkey: true }, 'sign-in refused')
      throw refusal
    })

    await this.attempts.succeeded(...limits)

    return opened
  }

  @Route(api.startPasskey)
  async start({ body, session, ctx }: Call<typeof api.startPasskey>) {
    const user = own(session)
    await this.password.confirm(session, body.current_password)
    const id = ctx.newId()
    const { token, expires_at } = await this.challenges.make('new-passkey', user, { factor: id })
    const options = await this.passkeys.creationOptions(token, session.user)

    return { data: { id, options, expires_at } }
  }

  /** The log has the passkey before it counts; a failure between the two leaves one that does not. */
  @Route(api.confirmPasskey)
  async confirm({ params, body, session, ctx }: Call<typeof api.confirmPasskey>) {
    const user = own(session)
    const id = UUID.test(params.factor) ? params.factor : refuse('not_found')
    if (!(await this.challenges.isBegun(user, id))) refuse('not_found')
    const { challenge } = this.passkeys.clientData(body.passkey.response.clientDataJSON)
    const begun = await this.challenges.take('new-passkey', challenge)
    if (begun?.user !== user || begun.content.factor !== id) refuse('passkey.over')
    await this.passkeys.keep(id, user, body.passkey)
    if (!(await this.challenges.use(challenge))) refuse('passkey.over')
    await this.writes.add(ctx, user, id, { kind: 'passkey', name: body.name })
    await this.factors.activate(id)
    await this.sessions.confirmed(session.id, 'passkey')

    return { data: { recovery_codes: await this.writes.firstCodes(ctx, user) } }
  }

  @Route(api.confirmationOptions)
  async confirmation({ session }: Call<typeof api.confirmationOptions>) {
    const user = own(session)
    if (!(await this.passkeys.has(user))) refuse('passkey.none')
    const { token, expires_at } = await this.challenges.make('confirm', user, {})

    return { data: { options: await this.passkeys.requestOptions(token, user), expires_at } }
  }

  @Route(api.makeConfirmation)
  async makeConfirmation({ body, session, ctx }: Call<typeof api.makeConfirmation>) {
    const user = own(session)
    const second = await this.signIns.confirm(ctx, user, body)
    if (session.second === null) await this.sessions.confirmed(session.id, second)
    const made = await this.challenges.make('confirmation', user, { session: session.id })

    return { data: { confirmation: `${CONFIRMED}${made.token}`, expires_at: made.expires_at } }
  }
}

const own = ({ user, impersonator }: Session) =>
  impersonator ? refuse('access.impersonating') : user.id
