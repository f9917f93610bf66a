import { derivedId, stepId, uuid } from '@workledger/event-store/ids'
import type { Scope } from '@workledger/projections/kernel/scope'

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
  user: {
    id: string
    first_name: string
    last_name: string
    email: string
    email_verified_at: string | null
  }
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

/**
 * One request with all its steps: ids are made from its command id, and it waits once, after its
 * last append.
 */
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
  /** When it happens: the server's clock, except for the past of the demo company. */
  readonly now: Date
  /** The client gave an Idempotency-Key: an earlier attempt may have got through. */
  readonly repeatable: boolean
  /** Wait until the read tables show what was written. */
  readonly wait: boolean
  readonly request: Request
  readonly label: string
  readonly cause: string | undefined
}

/** What every command carries: who, when and under which id. */
export class Ctx {
  private constructor(private readonly fields: CtxFields) {}

  get actor(): string {
    return this.fields.actor
  }

  get impersonator(): string | null {
    return this.fields.impersonator
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

    return new Ctx({
      actor,
      impersonator,
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

  /**
   * The event that led to this step: the one that was named, or the last that the request wrote.
   */
  get causationId(): string | undefined {
    return this.fields.cause ?? this.request.event
  }

  /**
   * Marks all that the request writes from now on: the caller alone gains by it, and nobody else
   * could do it.
   */
  markAlone() {
    this.request.alone = true
  }

  /**
   * Marks what the request writes to the streams of these employees, where it writes to those of
   * others too.
   */
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

  /**
   * A further step of the same command on a stream that it has written already; as repeatable as
   * the command itself.
   */
  step(label: string) {
    const before = this.fields.label
    return this.with({ label: before ? `${before} ${label}` : label })
  }

  /** For steps side by side: each of them was caused by this event, not by one another. */
  because(event: string | undefined) {
    return this.with({ cause: event })
  }

  /**
   * The same moment and command in somebody else's name, such as a person who has just signed up.
   */
  as(actor: string) {
    return this.with({ actor })
  }

  /**
   * Waits until everybody can read what the request has written. Nothing may be appended after it.
   */
  async settled(): Promise<void> {
    await this.request.settle?.()
  }

  private with(changes: Partial<CtxFields>) {
    return new Ctx({ ...this.fields, ...changes })
  }
}
