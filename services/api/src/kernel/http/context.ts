import type { BodyOf, Endpoint, ParamsOf, QueryOf } from '@workledger/contracts/kernel/endpoint'
import { refuse } from '@workledger/contracts/kernel/errors'
import { administers, audits } from '@workledger/contracts/kernel/permissions'
import type { Seen } from '@workledger/domain/kernel/contents'
import type { Asker } from '@workledger/domain/kernel/fair-turns'
import { derivedId, stepId, uuid } from '@workledger/event-store/ids'
import type { Scope } from '@workledger/projections/kernel/scope'
import type { Onlooker } from '@workledger/projections/kernel/visibility'
import { askerOf } from './asker'

export interface Membership {
  workspace: string
  employee: string
  permissions: string[]
  /** From when on nothing of the workspace can be changed, UTC. */
  closes_at: string | null
}
/** Who holds a valid token. */
export interface Session {
  id: string
  user: { id: string; first_name: string; last_name: string; email: string; email_verified_at: string | null }
  /** The admin behind a sign-in-as session. */
  impersonator: string | null
  /** That admin as an employee of the same workspace. */
  behind?: { employee: string; permissions: string[] } | null
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
  /** The manager in whose place the caller decides leaves today. */
  standsInFor: string | null
}

/** What the kernel found out about a caller before the handler runs. */
export interface Authority {
  session?: Session
  caller?: Caller
  target?: Target
  /** On calls that are `scoped` or `own-time`. */
  scope?: Scope
}

/** One request with all its steps: ids are made from its command id, and it waits once, after its last append. */
class Request {
  /** Ids made so far. */
  made = 0
  /** The first event of the last append; the step after it names it as its cause. */
  event: string | undefined
  /** Positions of the last append, and of the last one that a process reacts to. */
  last: string | undefined
  started: string | undefined
  /** What it wrote, or set going, may change what sessions are decided by. */
  access = false
  /** By this request the caller alone gains, and nobody else could make it. */
  alone = false
  /** The same of what it writes to the streams of these ids. */
  readonly aloneOn = new Set<string>()
  /** How many times as long as others it waits before the answer is 202. */
  patience = 1
  /** Waits until what was written can be read; there once something was. */
  settle: (() => Promise<void>) | undefined
  settled = false
  /** Looks at a workspace before the request writes to it; refuses what may not be written. */
  beforeAppend: ((workspace: string) => Promise<void>) | undefined
  /** `workspace stream` of what it wrote to. */
  readonly streams = new Set<string>()
  /** An append ended without saying whether it was written. */
  unsure = false
  private readonly given = new Set<string>()

  constructor(
    private id: string | undefined,
    private readonly at: Date,
  ) {}
  get mayHaveWritten(): boolean {
    return this.unsure || this.streams.size > 0
  }
  /** Made when it is first asked for: most calls only read. */
  get commandId(): string {
    this.id ??= uuid(this.at.getTime())
    return this.id
  }
  /** A second command of the same id on a stream would be taken for the first one repeated. */
  give(commandId: string, stream: string) {
    if (this.settled) throw new Error(`A request waits once, after its last append; ${stream} came after that.`)
    const key = `${commandId} ${stream}`
    if (this.given.has(key)) throw new Error(`Two commands of one request on ${stream} have the same id: name the second as a step.`)
    this.given.add(key)
  }
}

/** What every command carries: who, when and under which id. */
export class Ctx {
  private constructor(
    readonly actor: string,
    readonly impersonator: string | null,
    /** The moment it happens; the server's clock, save for the demo company's past. */
    readonly now: Date,
    /** The client gave an Idempotency-Key: an earlier attempt may have got through. */
    readonly repeatable: boolean,
    /** Wait until the read tables show what was written. */
    readonly wait: boolean,
    readonly request: Request,
    private readonly label: string,
    private readonly cause: string | undefined,
  ) {}

  static of(
    actor: string,
    now = new Date(),
    options: {
      impersonator?: string | null
      id?: string | undefined
      repeatable?: boolean
      wait?: boolean
      beforeAppend?: ((workspace: string) => Promise<void>) | undefined
    } = {},
  ) {
    const { impersonator = null, id, repeatable = false, wait = true, beforeAppend } = options
    const request = new Request(id, now)
    request.beforeAppend = beforeAppend
    return new Ctx(actor, impersonator, now, repeatable, wait, request, '', undefined)
  }
  get commandId(): string {
    return stepId(this.request.commandId, this.label)
  }
  /** The same for all steps of a request. */
  get correlationId(): string {
    return this.request.commandId
  }
  /** The event that led to this step: the one that was named, or the last that the request wrote. */
  get causationId(): string | undefined {
    return this.cause ?? this.request.event
  }
  /** Marks all that the request writes from now on: the caller alone gains by it, and nobody else could do it. */
  markAlone() {
    this.request.alone = true
  }
  /** Marks what the request writes to the streams of these employees, where it writes to those of others too. */
  markAloneOn(employees: readonly string[]) {
    for (const employee of employees) this.request.aloneOn.add(employee)
  }
  /** Whether what is written to the stream of this id has the mark. */
  isAlone(id: string): boolean {
    return this.request.alone || this.request.aloneOn.has(id)
  }
  newId() {
    return derivedId(this.request.commandId, this.request.made++)
  }
  /** A further step of the same command on a stream that it has written already; as repeatable as the command itself. */
  step(label: string) {
    return this.with({ label: this.label ? `${this.label} ${label}` : label })
  }
  /** For steps side by side: each of them was caused by this event, not by one another. */
  because(event: string | undefined) {
    return this.with({ cause: event })
  }
  /** The same moment and command in somebody else's name, such as a person who has just signed up. */
  as(actor: string) {
    return this.with({ actor })
  }
  /** Waits until everybody can read what the request has written. Nothing may be appended after it. */
  async settled(): Promise<void> {
    await this.request.settle?.()
  }
  private with({
    actor = this.actor,
    label = this.label,
    cause = this.cause,
  }: {
    actor?: string
    label?: string
    cause?: string | undefined
  }) {
    return new Ctx(actor, this.impersonator, this.now, this.repeatable, this.wait, this.request, label, cause)
  }
}

/** One call as a controller gets it: parsed, authenticated, authorised. */
export class Call<E> {
  /** Keeps the answer for a repeated Idempotency-Key. */
  complete?: (status: number, answer: unknown) => Promise<void>
  /** Whether an attempt of this very request, with its Idempotency-Key, got through as far as the log. */
  wrote?: () => Promise<boolean>
  /** Says that there is none to keep, so that a repeated request does not wait for it; see `Claim`. */
  release?: (mayHaveWritten: boolean) => Promise<void>
  private scopeRead = false
  private gainLooked = false
  constructor(
    private readonly endpoint: Pick<Endpoint, 'who' | 'method' | 'permission' | 'gain' | 'ifMatch'>,
    readonly params: ParamsOf<E>,
    readonly query: QueryOf<E>,
    readonly body: BodyOf<E>,
    readonly ctx: Ctx,
    private readonly who: Authority & { address: string; agent?: string; token?: string; revision?: number; looks?: boolean },
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
  /** An admin of the workspace, or of the area that this call belongs to. */
  get admin() {
    return administers(this.caller.permissions, this.endpoint.permission)
  }
  /** Whether visibility and pay are as open as to an admin: for admins, and for auditors as long as they read. */
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
  /** Whether a record is the caller's own: of the person signed in, or of the admin behind a sign-in-as session. */
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
  /** What the caller had in front of them of an item; says whether they decide about it, see `checkUnseen`. */
  seen(item: string): Seen {
    const { revision } = this
    const unsaid = this.endpoint.ifMatch === 'decision' && revision === undefined && !this.who.looks
    return { item, revision, ...(unsaid && { decidedBy: this.ctx.impersonator ?? this.ctx.actor }) }
  }
  /** The same of what may not be there yet, such as a setting: its revision counts from 1, and 0 says that nothing has been set. */
  seenOrNone(item: string): Seen {
    const { revision } = this
    return { ...this.seen(item), orNone: true, revision: revision === undefined ? undefined : revision - 1 }
  }
  /** The same of several at once, such as a list that is put in order: its revision is the highest of theirs. */
  seenAmong(items: readonly string[]): Seen {
    return { ...this.seen(''), among: items }
  }
  /** Whether the caller can have had an item in front of them as it is at this revision; without a header it has had no other content. */
  couldSee(revision: number): boolean {
    return this.revision === undefined || revision === this.revision
  }
  get token() {
    return this.who.token
  }
}
