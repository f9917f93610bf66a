import type { BodyOf, Endpoint, ParamsOf, QueryOf } from '@workledger/contracts/kernel/endpoint'
import { refuse } from '@workledger/contracts/kernel/errors'
import { administers, audits } from '@workledger/contracts/kernel/permissions'
import type { Seen } from '@workledger/domain/kernel/contents'
import type { Decider } from '@workledger/domain/kernel/decider'
import type { Asker } from '@workledger/domain/kernel/fair-turns'
import type { Onlooker } from '@workledger/projections/kernel/onlooker'
import type { Scope } from '@workledger/projections/kernel/scope'
import type { Reads } from '@workledger/projections/kernel/tenant-reads'
import type { Commands, WorkspaceCommands } from '../commands/commands'
import type { Queries } from '../lists/queries'
import { actsFor } from './acts-for'
import { askerOf } from './asker'
import type { Authority, Caller, Ctx, Session, Target } from './context'

/** The tools of a call for commands and reads. */
export interface CallTools {
  readonly commands: Pick<Commands, 'in' | 'state'>
  readonly queries: Pick<Queries, 'ask'>
}

/** The content of a request in the contract's types. */
export interface CallContent<E> {
  readonly params: ParamsOf<E>
  readonly query: QueryOf<E>
  readonly body: BodyOf<E>
}

/** The content of a request with its context. */
export interface CallInput<E> extends CallContent<E> {
  readonly ctx: Ctx
}

/** The caller, the client's address and the revision that the caller saw. */
export type CallAuthority = Authority & {
  address: string
  agent?: string
  token?: string
  revision?: number
  looks?: boolean
}

type EventOfDecider = { type: string; data: object }

/** One call as a controller gets it: parsed, authenticated, authorised. */
export class Call<E = Endpoint> {
  /** Stores the answer for a repeated Idempotency-Key. */
  complete?: (status: number, answer: unknown) => Promise<void>
  /** Returns whether an attempt of this request, by its Idempotency-Key, reached the log. */
  wrote?: () => Promise<boolean>
  /** Ends the attempt without an answer, so that a repeated request does not wait; see `Claim`. */
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

  /** Returns the commands of the caller's workspace. */
  get commands(): WorkspaceCommands {
    return this.tools.commands.in(this.ctx, this.workspace)
  }

  /**
   * Runs the only or last command of the call. When it returns, any read shows the result of the
   * call.
   */
  run<S, C, E extends EventOfDecider>(
    decider: Decider<S, C, E>,
    id: string,
    command: C,
    expected?: number | Seen,
  ) {
    return this.commands.run(decider, id, command, expected)
  }

  /** Runs one of several commands, without waiting for the read tables. */
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

  /** Returns commands for a stream that the call has already written to. */
  step(label: string): WorkspaceCommands {
    return this.commands.step(label)
  }

  /**
   * Returns the state of a stream from the log, for questions that a read table must not answer.
   */
  state<S, E extends { type: string }>(decider: Decider<S, never, E>, id: string): Promise<S> {
    return this.tools.commands.state(decider, this.workspace, id)
  }

  /** Reads the tables of the caller's workspace. */
  read<T>(query: (db: Reads) => Promise<T>): Promise<T> {
    return this.tools.queries.ask(this.workspace, query)
  }

  get session(): Session {
    return this.who.session ?? refuse('auth.required')
  }

  /** The session on a public call, if the visitor is signed in. */
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

  /** Whether the caller is an admin of the workspace, or of the call's area. */
  get admin() {
    return administers(this.caller.permissions, this.endpoint.permission)
  }

  /**
   * Whether visibility and pay are as open as to an admin: for admins, and for auditors in reads.
   */
  get seesEverything() {
    return this.admin || (this.endpoint.method === 'GET' && audits(this.caller.permissions))
  }

  /** The viewer of colleagues; the workspace's visibility level narrows the result. */
  get onlooker(): Onlooker {
    return { employee: this.caller.employee, everything: this.seesEverything }
  }

  /** Whose records the call may touch. A handler that never reads it is refused; see `Route`. */
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

  /** Notes that the handler has checked who gains by the call; see `OwnGain`. */
  gainAsked() {
    this.gainLooked = true
  }

  get gainIgnored() {
    return this.endpoint.gain?.of === 'record' && !this.gainLooked
  }

  /**
   * Returns whether a record belongs to the signed-in person, or to the admin behind a sign-in-as
   * session.
   */
  own(employee: string) {
    return actsFor(this.caller, employee)
  }

  may(permission: string) {
    return this.caller.permissions.includes(permission)
  }

  /** Network address of the client, for limiting guesses. */
  get address() {
    return this.who.address
  }

  /** For whom the call's costly work is done. */
  get asker(): Asker {
    return askerOf(this.who.session, this.who.caller?.workspace, this.who.address)
  }

  /** The client's name for itself (User-Agent). */
  get agent() {
    return this.who.agent
  }

  /** The revision that the caller saw, from If-Match. */
  get revision() {
    return this.who.revision
  }

  /**
   * Returns what the caller saw of an item and whether the call decides on it; see `checkUnseen`.
   */
  seen(item: string): Seen {
    const { revision } = this
    const unsaid = this.endpoint.ifMatch === 'decision' && revision === undefined && !this.who.looks
    return { item, revision, ...(unsaid && { decidedBy: this.ctx.impersonator ?? this.ctx.actor }) }
  }

  /**
   * Returns what the caller saw of an item that may be decided already. A decision does not change
   * its revision; without `status`, the caller may replace only their own decision.
   */
  seenDecided(item: string, status: string | undefined): Seen {
    const seen = this.seen(item)
    if (status !== undefined) return seen
    return { ...seen, overturnedBy: this.ctx.impersonator ?? this.ctx.actor }
  }

  /**
   * Returns what the caller saw of a record that may not exist yet, such as a setting. Its revision
   * counts from 1; 0 means unset.
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
   * Returns what the caller saw of several items, such as an ordered list. Its revision is the
   * highest of theirs.
   */
  seenAmong(items: readonly string[]): Seen {
    return { ...this.seen(''), among: items }
  }

  /**
   * Returns whether the caller can have seen an item at this revision. Without a header it must
   * have had no other content.
   */
  couldSee(revision: number): boolean {
    return this.revision === undefined || revision === this.revision
  }

  get token() {
    return this.who.token
  }
}
