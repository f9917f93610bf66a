import { derivedId, stepId, uuid } from '@workledger/event-store/ids'
import type { Scope } from '@workledger/projections/kernel/scope'

export interface Membership {
  workspace: string
  employee: string
  permissions: string[]
  /** Time from which the workspace is read-only, UTC. */
  closes_at: string | null
}

/** A company of the person that this session does not satisfy. */
export interface Barred {
  readonly workspace: string
  readonly employee: string
  /** The provider by which the person must sign in there. */
  readonly provider: { readonly id: string; readonly name: string }
  /** The person is named for emergency access. */
  readonly emergency: boolean
}

/** The holder of a valid token. */
export interface Session {
  id: string
  user: {
    id: string
    first_name: string
    last_name: string
    email: string
    email_verified_at: string | null
    language: string | null
  }
  /** What confirmed the sign-in: a second factor, if one was asked. */
  second: 'totp' | 'passkey' | 'recovery-code' | null
  /** The company's provider that opened it, and when it last asked who the person is. */
  provider?: string | null
  authenticated_at?: string | null
  /** The admin behind a sign-in-as session. */
  impersonator: string | null
  /** That admin as an employee of the same workspace. */
  behind?: { employee: string; permissions: string[] } | null
  memberships: Membership[]
  /** Companies of the person that want a sign-in by their provider. */
  barred?: readonly Barred[]
  /** It showed two factors, of an account that has a second one. */
  strong?: boolean
  /** Workspaces that need a second factor, which this session has not shown. */
  unproved?: Membership[]
  /** The API token of the request, instead of a sign-in. */
  token?: TokenOfSession
}

/** What a request by an API token may do. */
export interface TokenOfSession {
  readonly id: string
  readonly scopes: readonly string[]
  /** Those of `scopes` that do not count yet: admins must grant them. */
  readonly waiting: readonly string[]
  /** Networks in CIDR notation from which it works; none: from all. */
  readonly networks: readonly string[]
  /** For a service account: everyone as whom it counts, its maker and the holders of its tokens. */
  readonly people: readonly { readonly user: string; readonly employee: string }[]
}

/** A session inside one workspace. */
export interface Caller extends Membership {
  session: Session
}

/** The employee of an `/employees/{id}/…` call. */
export interface Target {
  employee: string
  workspace: string
  self: boolean
  /** The caller is their manager or time-off manager. */
  manages: boolean
  /** The manager for whom the caller decides leaves today. */
  standsInFor: string | null
  /** A step of one of their requests names the caller; only read for calls about steps. */
  decidesStep: boolean
}

/** What the kernel knows about a caller before the handler runs. */
export interface Authority {
  session?: Session
  caller?: Caller
  target?: Target
  /** On calls that are `scoped` or `own-time`. */
  scope?: Scope
}

/**
 * One request with all its steps. Its ids derive from its command id, and it waits once, after its
 * last append.
 */
class Request {
  /** Number of ids made so far. */
  made = 0
  /** Of the last append; its first event is the cause of the next step. */
  lastOutcome: { readonly cause: (() => string) | undefined } | undefined
  /** Positions of the last append, and of the last one that a process reacts to. */
  last: string | undefined
  started: string | undefined
  /** Its direct or later effects may change what sessions are decided by. */
  access = false
  /** Only the caller gains by this request, and no other person could make it. */
  alone = false
  /** Streams by id whose events alone have that mark. */
  readonly aloneOn = new Set<string>()
  /** Factor of the waiting time before the answer is 202. */
  patience = 1
  /** Waits until the events can be read; set after the first append. */
  settle: (() => Promise<void>) | undefined
  settled = false
  /** Checks a workspace before the request writes to it; refuses forbidden writes. */
  beforeAppend: ((workspace: string) => Promise<void>) | undefined
  /** `workspace stream` of each stream written to. */
  readonly streams = new Set<string>()
  /** An append ended with an unknown outcome. */
  unsure = false
  private readonly given = new Set<string>()

  constructor(
    private id: string | undefined,
    private readonly at: Date,
  ) {}

  get mayHaveWritten(): boolean {
    return this.unsure || this.streams.size > 0
  }

  /** Made on first use, because most calls only read. */
  get commandId(): string {
    this.id ??= uuid(this.at.getTime())
    return this.id
  }

  /** A second command with the same id on a stream would count as a repetition of the first. */
  give(commandId: string, stream: string) {
    if (this.settled)
      throw new Error(`A request waits once, after its last append; ${stream} came after that.`)

    const key = `${commandId} ${stream}`

    if (this.given.has(key))
      throw new Error(
        `Two commands of one request on ${stream} have the same id: name the second as a step.`,
      )

    this.given.add(key)
  }
}

interface CtxFields {
  readonly actor: string
  readonly impersonator: string | null
  /** Of a request by an API token. */
  readonly token: TokenOfSession | undefined
  /** Time of the request: the server's clock, except for the past of the demo company. */
  readonly now: Date
  /** The client sent an Idempotency-Key, so an earlier attempt may have succeeded. */
  readonly repeatable: boolean
  /** Wait until the read tables show the events. */
  readonly wait: boolean
  readonly request: Request
  readonly label: string
  readonly cause: string | undefined
}

/** What every command carries: actor, time and id. */
export class Ctx {
  private constructor(private readonly fields: CtxFields) {}

  get actor(): string {
    return this.fields.actor
  }

  get impersonator(): string | null {
    return this.fields.impersonator
  }

  get token(): TokenOfSession | undefined {
    return this.fields.token
  }

  /** All users behind the request, for the rule of four eyes. */
  get everyone(): string[] {
    const { actor, impersonator, token } = this.fields

    return [
      ...new Set([
        actor,
        ...(impersonator ? [impersonator] : []),
        ...(token?.people ?? []).map(({ user }) => user),
      ]),
    ]
  }

  get now(): Date {
    return this.fields.now
  }

  get repeatable(): boolean {
    return this.fields.repeatable
  }

  get wait(): boolean {
    return this.fields.wait
  }

  get request(): Request {
    return this.fields.request
  }

  static begin(
    actor: string,
    now = new Date(),
    options: {
      impersonator?: string | null
      token?: TokenOfSession | undefined
      id?: string | undefined
      repeatable?: boolean
      wait?: boolean
      beforeAppend?: ((workspace: string) => Promise<void>) | undefined
    } = {},
  ) {
    const {
      impersonator = null,
      token,
      id,
      repeatable = false,
      wait = true,
      beforeAppend,
    } = options
    const request = new Request(id, now)
    request.beforeAppend = beforeAppend

    return new Ctx({
      actor,
      impersonator,
      token,
      now,
      repeatable,
      wait,
      request,
      label: '',
      cause: undefined,
    })
  }

  get commandId(): string {
    return stepId(this.request.commandId, this.fields.label)
  }

  /** The same for all steps of a request. */
  get correlationId(): string {
    return this.request.commandId
  }

  /** The cause of this step: the named event, or the request's last one. */
  get causationId(): string | undefined {
    return this.fields.cause ?? this.request.lastOutcome?.cause?.()
  }

  /**
   * Marks all later events of the request: only the caller gains by them, and no other person could
   * make it.
   */
  markAlone() {
    this.request.alone = true
  }

  /**
   * Marks later events on the streams of these employees only, if the request also writes to those
   * of others.
   */
  markAloneOn(employees: readonly string[]) {
    for (const employee of employees) this.request.aloneOn.add(employee)
  }

  /** Returns whether events on the stream of this id get the mark. */
  isAlone(id: string): boolean {
    return this.request.alone || this.request.aloneOn.has(id)
  }

  newId() {
    return derivedId(this.request.commandId, this.request.made++)
  }

  /**
   * Returns a further step of the command on a stream that it has already written to, as repeatable
   * as the command.
   */
  step(label: string) {
    const before = this.fields.label
    return this.with({ label: before ? `${before} ${label}` : label })
  }

  /** Returns a context for parallel steps, which share this event as their cause. */
  because(event: string | undefined) {
    return this.with({ cause: event })
  }

  /**
   * Returns the same time and command for another actor, such as a person who has just signed up.
   */
  as(actor: string) {
    return this.with({ actor })
  }

  /** Waits until all readers see the request's events. No append may follow. */
  async settled(): Promise<void> {
    await this.request.settle?.()
  }

  private with(changes: Partial<CtxFields>) {
    return new Ctx({ ...this.fields, ...changes })
  }
}
