import type { BodyOf, ParamsOf, QueryOf } from '@workledger/contracts/kernel/endpoint'
import { refuse } from '@workledger/contracts/kernel/errors'
import { isAdmin } from '@workledger/contracts/kernel/permissions'
import { derivedId, uuid } from '@workledger/event-store/ids'

export interface Membership {
  workspace: string
  employee: string
  permissions: string[]
}
/** Who holds a valid token. */
export interface Session {
  id: string
  user: { id: string; first_name: string; last_name: string; email: string; email_verified_at: string | null }
  /** The admin behind a sign-in-as session. */
  impersonator: string | null
  memberships: Membership[]
}
/** A session inside one workspace. */
export interface Caller extends Membership {
  session: Session
}
/** The employee that an `/employees/{id}/…` call is about. */
export interface Target {
  employee: string
  workspace: string
  self: boolean
  /** The caller is their manager or time-off manager. */
  manages: boolean
}

/** What every command carries: who, when and under which id. */
export class Ctx {
  private made = 0
  constructor(
    readonly actor: string,
    readonly impersonator: string | null,
    /** Made when it is first asked for: most calls only read. */
    private id: string | undefined,
    /** The moment it happens; the server's clock, save for the demo company's past. */
    readonly now: Date,
    /** The client gave an Idempotency-Key: an earlier attempt may have got through. */
    readonly repeatable: boolean = false,
    /** Wait until the read tables show what was written. */
    readonly wait: boolean = true,
  ) {}

  static of(actor: string, now = new Date(), options: { impersonator?: string | null; wait?: boolean } = {}) {
    return new Ctx(actor, options.impersonator ?? null, uuid(now.getTime()), now, false, options.wait ?? true)
  }
  get commandId(): string {
    this.id ??= uuid(this.now.getTime())
    return this.id
  }
  newId() {
    return derivedId(this.commandId, this.made++)
  }
  /** A further step of the same command on a stream that it has written already; as repeatable as the command itself. */
  step(label: string) {
    return new Ctx(this.actor, this.impersonator, derivedId(this.commandId, label), this.now, this.repeatable, this.wait)
  }
  /** The same command as one of many: nobody waits for the read tables until the last one. */
  batched() {
    return new Ctx(this.actor, this.impersonator, this.commandId, this.now, this.repeatable, false)
  }
  /** The same moment and command in somebody else's name, such as a person who has just signed up. */
  as(actor: string) {
    return new Ctx(actor, this.impersonator, this.commandId, this.now, this.repeatable, this.wait)
  }
  get today() {
    return this.now.toISOString().slice(0, 10)
  }
}

/** One call as a controller gets it: parsed, authenticated, authorised. */
export class Call<E> {
  /** Keeps the answer for a repeated Idempotency-Key. */
  complete?: (status: number, answer: unknown) => Promise<void>
  constructor(
    readonly params: ParamsOf<E>,
    readonly query: QueryOf<E>,
    readonly body: BodyOf<E>,
    readonly ctx: Ctx,
    private readonly who: { session?: Session; caller?: Caller; target?: Target; address: string; token?: string; revision?: number },
  ) {}
  get session(): Session {
    return this.who.session ?? refuse('auth.required')
  }
  /** On calls that anybody may make: who it is, should they be signed in. */
  get visitor(): Session | undefined {
    return this.who.session
  }
  get caller(): Caller {
    return this.who.caller ?? refuse('access.denied')
  }
  get target(): Target {
    return this.who.target ?? refuse('not_found')
  }
  get workspace() {
    return this.caller.workspace
  }
  get admin() {
    return isAdmin(this.caller.permissions)
  }
  may(permission: string) {
    return this.caller.permissions.includes(permission)
  }
  /** Network address of the client, for slowing down guesses. */
  get address() {
    return this.who.address
  }
  /** The revision that the caller saw, from If-Match. */
  get revision() {
    return this.who.revision
  }
  get token() {
    return this.who.token
  }
}
