import { Inject, Injectable } from '@nestjs/common'
import { CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { CodedError, refuse } from '@workledger/contracts/kernel/errors'
import type { Fault } from '@workledger/contracts/kernel/faults'
import { getById } from '@workledger/domain/kernel/by-id'
import { CommandLoop, checkExpected } from '@workledger/domain/kernel/command-loop'
import { checkUnseen, type Seen } from '@workledger/domain/kernel/contents'
import { type Decider, streamOf } from '@workledger/domain/kernel/decider'
import type { KeptStates } from '@workledger/domain/kernel/kept-states'
import { eventIds } from '@workledger/event-store/event-ids'
import {
  AppendTooLarge,
  type EventStore,
  UnknownOutcome,
  WrongExpectedRevision,
} from '@workledger/event-store/port'
import { Progress } from '@workledger/projections/runner/progress'
import { ZodError, type z } from 'zod'
import { changesAccess, SessionCache } from '../access/session-cache'
import type { Ctx } from '../http/context'
import { PROCESSES, type Processes } from './processes'

export const STORE = Symbol('event store')
export const KEPT_STATES = Symbol('kept states')

type AnyEvent = { type: string; data: object }

/** One command for the stream `${decider.category}-${id}`, with all that it is decided by. */
export interface CommandInput<S, C, E extends AnyEvent> {
  readonly ctx: Ctx
  readonly workspace: string
  readonly decider: Decider<S, C, E>
  readonly id: string
  readonly command: C
  /**
   * Refuse with state.stale unless the stream stands at this revision, or the item as it was seen
   * (If-Match).
   */
  readonly expected?: number | Seen | undefined
  /** Nothing is expected on the stream yet, which spares reading it. */
  readonly fresh?: boolean
}

/** The only way in which business data changes. */
export class Decide<S, C, E extends AnyEvent> {
  constructor(readonly input: CommandInput<S, C, E>) {}
}

export interface Outcome<S = unknown> {
  /** Undefined when nothing had to change. */
  position: string | undefined
  revision: number
  state: S
  /** The first event of the append; what follows from it names it as its cause. */
  event: string | undefined
  /** Something was written that processes react to, as far as is known. */
  starts: boolean
  /** What sessions are decided by may have changed. */
  access: boolean
}

/** Every command of this server goes through one loop, which keeps the states of busy streams. */
@Injectable()
export class Loop extends CommandLoop {
  constructor(@Inject(STORE) store: EventStore, @Inject(KEPT_STATES) kept: KeptStates | undefined) {
    super(store, {
      trusting: true,
      kept,
      outrun: (error) => error instanceof WrongExpectedRevision,
    })
  }
}

@CommandHandler(Decide)
export class DecideHandler implements ICommandHandler<Decide<any, any, any>> {
  constructor(
    @Inject(STORE) private readonly store: EventStore,
    @Inject(PROCESSES) private readonly processes: Processes,
    private readonly loop: Loop,
  ) {}

  async execute({ input }: Decide<any, any, any>): Promise<Outcome> {
    const { decider, ctx, workspace, id, command, expected, fresh } = input
    const stream = streamOf(decider, id)
    const event = eventIds(ctx.commandId, stream).first
    const written = ctx.repeatable
      ? () => this.store.findCommand(workspace, stream, ctx.commandId)
      : undefined
    const before = await written?.()

    if (before) {
      const { state } = await this.loop.load(decider, workspace, id)
      return {
        position: before.position,
        revision: before.revision,
        state,
        event,
        starts: true,
        access: true,
      }
    }

    const meta = {
      actor: ctx.actor,
      ...(ctx.impersonator ? { impersonator: ctx.impersonator } : {}),
      ...(ctx.isAlone(id) ? { nobody_else: true as const } : {}),
      command_id: ctx.commandId,
      correlation_id: ctx.correlationId,
      ...(ctx.causationId ? { causation_id: ctx.causationId } : {}),
      occurred_at: ctx.now.toISOString(),
    }

    const decided = await this.loop
      .run<any, any, any>({ decider, workspace, id, command, meta, expected, written, fresh })
      .catch((error) => {
        if (error instanceof UnknownOutcome) refuse('log.unknown_outcome', { retryAfter: 1 })
        if (error instanceof WrongExpectedRevision) refuse('state.conflict')
        if (error instanceof ZodError) refuseOutgrown(error)

        if (error instanceof AppendTooLarge)
          refuse('request.too_large', { params: { limit: '1 MB' } })

        throw error
      })

    const { position, revision, state, events, duplicate } = decided

    if (position === undefined)
      return { position, revision, state, event: undefined, starts: false, access: false }

    // What the first attempt wrote may differ from what is decided now.
    const starts = duplicate || this.processes.starts(events)

    return { position, revision, state, event, starts, access: duplicate || changesAccess(events) }
  }
}

/**
 * A value that grew past its bound after it was checked, by being escaped or put together, is
 * refused like any long one.
 */
function refuseOutgrown({ issues }: ZodError): void {
  if (!issues.every(({ code }) => code === 'too_big')) return

  const fields = issues.flatMap((issue): [string, Fault[]][] => {
    const name = issue.path.findLast((part) => typeof part === 'string') ?? 'body'
    const { origin, maximum } = issue as z.core.$ZodIssueTooBig

    return [
      [
        name,
        [
          {
            code: origin === 'string' ? 'field.most_characters' : 'field.most_entries',
            params: { most: Number(maximum) },
          },
        ],
      ],
    ]
  })

  refuse('validation', { fields: Object.fromEntries(fields) })
}

/**
 * The read tables are late, or do not take in what was written; the write is safe. Answered as 202
 * with the position.
 */
export class Pending extends Error {
  constructor(
    readonly position: string,
    readonly code?: string,
  ) {
    super('Accepted')
  }
}

/** What controllers give commands with. */
@Injectable()
export class Commands {
  /** Milliseconds that an answer waits for processes and read tables before it is 202. */
  patience = 5_000

  constructor(
    private readonly bus: CommandBus,
    private readonly progress: Progress,
    private readonly sessions: SessionCache,
    private readonly loop: Loop,
    @Inject(STORE) private readonly store: EventStore,
    @Inject(PROCESSES) private readonly processes: Processes,
  ) {}

  /**
   * The state of a stream as the log has it now, for questions that a read table must not answer.
   */
  async state<S, E extends { type: string }>(
    decider: Decider<S, never, E> | Decider<S, any, E>,
    workspace: string,
    id: string,
  ): Promise<S> {
    return (await this.loop.load(decider as Decider<S, any, E>, workspace, id)).state
  }

  /**
   * The revision of an item of a stream, counted from 1; 0 where it has none. For what no read
   * table has.
   */
  async revisionOf(
    decider: Decider<any, any, any>,
    workspace: string,
    id: string,
    item: string,
  ): Promise<number> {
    return (
      (getById((await this.loop.load(decider, workspace, id)).contents, item)?.revision ?? -1) + 1
    )
  }

  /**
   * Whether an earlier attempt of this request got through here: it answers for this one, also when
   * it did so while this one looked.
   */
  async wrote(
    ctx: Ctx,
    decider: Decider<any, any, any>,
    workspace: string,
    id: string,
  ): Promise<boolean> {
    return (
      ctx.repeatable &&
      Boolean(await this.store.findCommand(workspace, streamOf(decider, id), ctx.commandId))
    )
  }

  /** When it returns, the read tables show all that was written before it was called. */
  async caughtUp(): Promise<void> {
    const head = await this.store.head()

    if (head !== null && !(await this.progress.waitFor(head, this.patience)))
      refuse('service.unavailable', { retryAfter: 2 })
  }

  /** Gives commands in one workspace, within one request. */
  in(ctx: Ctx, workspace: string): WorkspaceCommands {
    return new WorkspaceCommands(this, ctx, workspace)
  }

  /**
   * Refuses now what `append` would refuse later, for a step that follows a reservation: a refused
   * request writes nothing.
   */
  async check<S, C, E extends AnyEvent>({
    ctx,
    workspace,
    decider,
    id,
    command,
    expected,
  }: CommandInput<S, C, E>): Promise<void> {
    const written = () => this.wrote(ctx, decider, workspace, id)
    if (await written()) return
    const { state, revision, contents } = await this.loop.load(decider, workspace, id)

    try {
      checkExpected(decider, { revision, contents }, expected)
      decider.decide(state, command)
      if (typeof expected === 'object') checkUnseen(contents, expected)
    } catch (error) {
      if (!(await written())) throw error
    }
  }

  /**
   * One of several appends of a request. Nobody waits for the read tables before the last; a
   * request has no other order to keep.
   */
  async append<S, C, E extends AnyEvent>(input: CommandInput<S, C, E>): Promise<Outcome<S>> {
    const { ctx, workspace, decider, id } = input
    const { request } = ctx
    await request.beforeAppend?.(workspace)
    request.give(ctx.commandId, `${workspace} ${streamOf(decider, id)}`)

    const outcome: Outcome<S> = await this.bus.execute(new Decide(input)).catch((error) => {
      // Only a refusal says that nothing was written.
      if (!(error instanceof CodedError) || error.code === 'log.unknown_outcome')
        request.unsure = true

      throw error
    })

    const { position } = outcome
    if (position === undefined) return outcome
    request.event = outcome.event
    request.streams.add(`${workspace} ${streamOf(decider, id)}`)
    request.last = this.later(request.last, position)
    request.access ||= outcome.access || outcome.starts
    if (outcome.starts) request.started = this.later(request.started, position)
    request.settle ??= () => this.settle(ctx)

    return outcome
  }

  /**
   * Waits for the processes that the request's events start, and those that these start, then for
   * the read tables.
   */
  private async settle({ request, wait }: Ctx): Promise<void> {
    const { last, started } = request
    if (request.settled || last === undefined || !wait) return
    request.settled = true
    const until = performance.now() + this.patience * request.patience
    const left = () => Math.max(0, until - performance.now())
    const done = started === undefined ? last : await this.processes.waitFor(started, left())

    if (done === undefined || !(await this.progress.waitFor(this.later(last, done), left())))
      throw new Pending(last)

    if (request.access) await this.sessions.spread()

    // The log has it, and who may act is decided from tables that no record can block; but the
    // lists do not show it yet.
    if ([...request.streams].some((stream) => this.progress.isBlocked(stream)))
      throw new Pending(last, 'stream.blocked')
  }

  private later(a: string | undefined, b: string): string {
    return a === undefined || this.store.comparePositions(a, b) < 0 ? b : a
  }
}

/** The commands of one request in one workspace: context, actor and workspace are inside. */
export class WorkspaceCommands {
  constructor(
    private readonly commands: Commands,
    private readonly ctx: Ctx,
    private readonly workspace: string,
  ) {}

  /**
   * Gives the only command of a request, or its last; when it returns, the next read by anyone
   * shows what the request did.
   */
  async run<S, C, E extends AnyEvent>(
    decider: Decider<S, C, E>,
    id: string,
    command: C,
    expected?: number | Seen,
  ): Promise<Outcome<S>> {
    const outcome = await this.append(decider, id, command, expected)
    await this.ctx.settled()
    return outcome
  }

  /** Gives one of several commands of a request, without waiting for the read tables. */
  append<S, C, E extends AnyEvent>(
    decider: Decider<S, C, E>,
    id: string,
    command: C,
    expected?: number | Seen,
  ): Promise<Outcome<S>> {
    const { ctx, workspace } = this
    return this.commands.append({ ctx, workspace, decider, id, command, expected })
  }

  /**
   * Refuses now what `append` would refuse later, for a step that follows a reservation: a refused
   * request writes nothing.
   */
  check<S, C, E extends AnyEvent>(
    decider: Decider<S, C, E>,
    id: string,
    command: C,
    expected?: number | Seen,
  ): Promise<void> {
    const { ctx, workspace } = this
    return this.commands.check({ ctx, workspace, decider, id, command, expected })
  }

  /** Gives further commands to streams that the request has written to already. */
  step(label: string): WorkspaceCommands {
    return this.commands.in(this.ctx.step(label), this.workspace)
  }
}
