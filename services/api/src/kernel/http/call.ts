import type { BodyOf, Endpoint, ParamsOf, QueryOf } from '@workledger/contracts/kernel/endpoint'
import { refuse } from '@workledger/contracts/kernel/errors'
import { administers, audits } from '@workledger/contracts/kernel/permissions'
import type { Seen } from '@workledger/domain/kernel/contents'
import type { Decider } from '@workledger/domain/kernel/decider'
import type { Asker } from '@workledger/domain/kernel/fair-turns'
import type { Scope } from '@workledger/projections/kernel/scope'
import type { Reads } from '@workledger/projections/kernel/tenant-reads'
import type { Onlooker } from '@workledger/projections/kernel/visibility'
import type { Commands, WorkspaceCommands } from '../commands/commands'
import type { Queries } from '../lists/queries'
import { askerOf } from './asker'
import type { Authority, Caller, Ctx, Session, Target } from './context'

/** What a call gives commands and reads with. */
export interface CallTools {
  readonly commands: Pick<Commands, 'in' | 'state'>
  readonly queries: Pick<Queries, 'ask'>
}

/** What a request holds, in the contract's own types, and the context that it acts in. */
export interface CallInput<E> {
  readonly params: ParamsOf<E>
  readonly query: QueryOf<E>
  readonly body: BodyOf<E>
  readonly ctx: Ctx
}

/** Who calls, from where, and which revision they were shown. */
export type CallAuthority = Authority & {
  address: string
  agent?: string
  token?: string
  revision?: number
  looks?: boolean
}

type EventOfDecider = { type: string; data: object }

/** One call as a controller gets it: parsed, authenticated, authorised. */
export class Call<E> {
  /** Keeps the answer for a repeated Idempotency-Key. */
  complete?: (status: number, answer: unknown) => Promise<void>
  /**
   * Whether an attempt of this very request, with its Idempotency-Key, got through as far as the
   * log.
   */
  wrote?: () => Promise<boolean>
  /**
   * Says that there is none to keep, so that a repeated request does not wait for it; see `Claim`.
   */
  release?: (mayHaveWritten: boolean) => Promise<void>
  readonly params: ParamsOf<E>
  readonly query: QueryOf<E>
  readonly body: BodyOf<E>
  readonly ctx: Ctx
  private scopeRead = false
  private gainLooked = false

  constructor(
    private readonly endpoint: Pick<Endpoint, 'who' | 'method' | 'permission' | 'gain' | 'ifMatch'>,
    input: CallInput<E>,
    private readonly who: CallAuthority,
    private readonly tools: CallTools,
  ) {
    this.params = input.params
    this.query = input.query
    this.body = input.body
    this.ctx = input.ctx
  }

  /** Gives commands in the caller's workspace. */
  get commands(): WorkspaceCommands {
    return this.tools.commands.in(this.ctx, this.workspace)
  }

  /**
   * Gives the only command of the call, or its last; when it returns, the next read by anyone shows
   * what the call did.
   */
  run<S, C, E extends EventOfDecider>(
    decider: Decider<S, C, E>,
    id: string,
    command: C,
    expected?: number | Seen,
  ) {
    return this.commands.run(decider, id, command, expected)
  }

  /** Gives one of several commands, without waiting for the read tables. */
  append<S, C, E extends EventOfDecider>(
    decider: Decider<S, C, E>,
    id: string,
    command: C,
    expected?: number | Seen,
  ) {
    return this.commands.append(decider, id, command, expected)
  }

  /** Refuses now what `append` would refuse later. */
  check<S, C, E extends EventOfDecider>(
    decider: Decider<S, C, E>,
    id: string,
    command: C,
    expected?: number | Seen,
  ) {
    return this.commands.check(decider, id, command, expected)
  }

  /** Gives a further command to a stream that the call has written to already. */
  step(label: string): WorkspaceCommands {
    return this.commands.step(label)
  }

  /** Returns the state of a stream as the log has it now, for what a read table must not answer. */
  state<S, E extends { type: string }>(
    decider: Decider<S, never, E> | Decider<S, any, E>,
    id: string,
  ): Promise<S> {
    return this.tools.commands.state(decider, this.workspace, id)
  }

  /** Reads the tables of the caller's workspace. */
  read<T>(query: (db: Reads) => Promise<T>): Promise<T> {
    return this.tools.queries.ask(this.workspace, query)
  }

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

  /** An admin of the workspace, or of the area that this call belongs to. */
  get admin() {
    return administers(this.caller.permissions, this.endpoint.permission)
  }

  /**
   * Whether visibility and pay are as open as to an admin: for admins, and for auditors as long as
   * they read.
   */
  get seesEverything() {
    return this.admin || (this.endpoint.method === 'GET' && audits(this.caller.permissions))
  }

  /** Who looks at colleagues: the workspace's visibility level narrows what they see. */
  get onlooker(): Onlooker {
    return { employee: this.caller.employee, everything: this.seesEverything }
  }

  /** Whose records the call may touch. A handler that never asks for it is refused; see `Route`. */
  get scope(): Scope {
    this.scopeRead = true
    return this.who.scope ?? refuse('access.denied')
  }

  get scopeIgnored() {
    return this.who.scope !== undefined && !this.scopeRead
  }

  /** The call as its area declares it. */
  get declared() {
    return this.endpoint
  }

  /** The handler has asked who gains by the call; see `OwnGain`. */
  gainAsked() {
    this.gainLooked = true
  }

  get gainIgnored() {
    return this.endpoint.gain?.of === 'record' && !this.gainLooked
  }

  /**
   * Whether a record is the caller's own: of the person signed in, or of the admin behind a
   * sign-in-as session.
   */
  own(employee: string) {
    return employee === this.caller.employee || employee === this.caller.session.behind?.employee
  }

  may(permission: string) {
    return this.caller.permissions.includes(permission)
  }

  /** Network address of the client, for slowing down guesses. */
  get address() {
    return this.who.address
  }

  /** For whom the call's costly work is done. */
  get asker(): Asker {
    return askerOf(this.who.session, this.who.caller?.workspace, this.who.address)
  }

  /** What the client says it is (User-Agent). */
  get agent() {
    return this.who.agent
  }

  /** The revision that the caller saw, from If-Match. */
  get revision() {
    return this.who.revision
  }

  /**
   * What the caller had in front of them of an item; says whether they decide about it, see
   * `checkUnseen`.
   */
  seen(item: string): Seen {
    const { revision } = this
    const unsaid = this.endpoint.ifMatch === 'decision' && revision === undefined && !this.who.looks
    return { item, revision, ...(unsaid && { decidedBy: this.ctx.impersonator ?? this.ctx.actor }) }
  }

  /**
   * The same of what may not be there yet, such as a setting: its revision counts from 1, and 0
   * says that nothing has been set.
   */
  seenOrNone(item: string): Seen {
    const { revision } = this
    return {
      ...this.seen(item),
      orNone: true,
      revision: revision === undefined ? undefined : revision - 1,
    }
  }

  /**
   * The same of several at once, such as a list that is put in order: its revision is the highest
   * of theirs.
   */
  seenAmong(items: readonly string[]): Seen {
    return { ...this.seen(''), among: items }
  }

  /**
   * Whether the caller can have had an item in front of them as it is at this revision; without a
   * header it has had no other content.
   */
  couldSee(revision: number): boolean {
    return this.revision === undefined || revision === this.revision
  }

  get token() {
    return this.who.token
  }
}
