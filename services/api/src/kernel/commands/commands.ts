import { Inject, Injectable } from '@nestjs/common'
import { CommandBus } from '@nestjs/cqrs'
import { CodedError, refuse } from '@workledger/contracts/kernel/errors'
import { getById } from '@workledger/domain/kernel/by-id'
import { checkExpected } from '@workledger/domain/kernel/command-loop'
import { checkUnseen, type Seen } from '@workledger/domain/kernel/contents'
import { type AnyDecider, type Decider, streamOf } from '@workledger/domain/kernel/decider'
import type { EventStore } from '@workledger/event-store/port'
import { Progress } from '@workledger/projections/runner/progress'
import { SessionCache } from '../access/session-cache'
import { TokenLimits } from '../access/token-limits'
import type { Ctx } from '../http/context'
import { type AnyEvent, type CommandInput, Decide, type Outcome } from './decide'
import { Loop, STORE } from './loop'
import { PROCESSES, type Processes } from './processes'

/**
 * The read tables are late or reject the events, but the write is safe. Answered as 202 with the
 * position.
 */
export class Pending extends Error {
  constructor(
    readonly position: string,
    readonly code?: string,
  ) {
    super('Accepted')
  }
}

/** For answers that are right even if the read tables are late. */
export function allowLate(error: unknown): void {
  if (!(error instanceof Pending)) throw error
}

/** Runs the commands of controllers. */
@Injectable()
export class Commands {
  /** Milliseconds that an answer waits for processes and read tables before it becomes 202. */
  patience = 5_000

  constructor(
    private readonly bus: CommandBus,
    private readonly progress: Progress,
    private readonly sessions: SessionCache,
    private readonly loop: Loop,
    private readonly tokens: TokenLimits,
    @Inject(STORE) private readonly store: EventStore,
    @Inject(PROCESSES) private readonly processes: Processes,
  ) {}

  /**
   * Returns the state of a stream from the log, for questions that a read table must not answer.
   */
  async state<S, E extends { type: string }>(
    decider: Decider<S, never, E>,
    workspace: string,
    id: string,
  ): Promise<S> {
    return (await this.loop.load(decider, workspace, id)).state
  }

  /**
   * Returns the revision of a stream's item, counted from 1; 0 if it has none. For items without a
   * read table.
   */
  async revisionOf(
    decider: AnyDecider,
    workspace: string,
    id: string,
    item: string,
  ): Promise<number> {
    return (
      (getById((await this.loop.load(decider, workspace, id)).contents, item)?.revision ?? -1) + 1
    )
  }

  /**
   * Returns whether an earlier attempt of this request succeeded, even during this check. Its
   * outcome answers this request.
   */
  async alreadyApplied(
    ctx: Ctx,
    decider: AnyDecider,
    workspace: string,
    id: string,
  ): Promise<boolean> {
    return (
      ctx.repeatable &&
      Boolean(await this.store.findCommand(workspace, streamOf(decider, id), ctx.commandId))
    )
  }

  /** Returns when the read tables show everything written before the call. */
  async caughtUp(): Promise<void> {
    const head = await this.store.head()

    if (head !== null && !(await this.progress.waitFor(head, this.patience)))
      refuse('service.unavailable', { retryAfter: 2 })
  }

  /** Returns true once the read tables show a position; false if they take too long. */
  shows(position: string): Promise<boolean> {
    return this.progress.waitFor(position, this.patience)
  }

  /** Returns the commands of one workspace within one request. */
  in(ctx: Ctx, workspace: string): WorkspaceCommands {
    return new WorkspaceCommands(this, ctx, workspace)
  }

  /**
   * Refuses now what `append` would refuse later, for a step after a reservation: a refused request
   * writes nothing.
   */
  async check<S, C, E extends AnyEvent>({
    ctx,
    workspace,
    decider,
    id,
    command,
    expected,
  }: CommandInput<S, C, E>): Promise<void> {
    const written = () => this.alreadyApplied(ctx, decider, workspace, id)
    if (await written()) return
    const { state, revision, contents } = await this.loop.load(decider, workspace, id)

    try {
      checkExpected(decider, { revision, contents }, expected)
      const events = decider.decide(state, command)
      if (ctx.token) this.tokens.refuse(events)
      if (typeof expected === 'object') checkUnseen(contents, expected)
    } catch (error) {
      if (!(await written())) throw error
    }
  }

  /**
   * Makes one of several appends of a request, without waiting for the read tables. Only the last
   * append waits.
   */
  async append<S, C, E extends AnyEvent>(input: CommandInput<S, C, E>): Promise<Outcome<S>> {
    const { ctx, workspace, decider, id } = input
    const { request } = ctx
    await request.beforeAppend?.(workspace)
    request.give(ctx.commandId, `${workspace} ${streamOf(decider, id)}`)

    const outcome: Outcome<S> = await this.bus.execute(new Decide(input)).catch((error) => {
      // Only a refusal proves that nothing was written.
      if (!(error instanceof CodedError) || error.code === 'log.unknown_outcome')
        request.unsure = true

      throw error
    })

    const { position } = outcome
    if (position === undefined) return outcome
    request.lastOutcome = outcome
    request.streams.add(`${workspace} ${streamOf(decider, id)}`)
    request.last = this.later(request.last, position)
    request.access ||= outcome.access || outcome.starts
    if (outcome.starts) request.started = this.later(request.started, position)
    const settle = () => this.settle(ctx)
    request.settle ??= settle

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

    if (request.access) await this.sessions.invalidateEverywhere()

    // The log has the events, and tables that no record can block decide access. But the lists do
    // not show the events yet.
    if ([...request.streams].some((stream) => this.progress.isBlocked(stream)))
      throw new Pending(last, 'stream.blocked')
  }

  private later(a: string | undefined, b: string): string {
    return a === undefined || this.store.comparePositions(a, b) < 0 ? b : a
  }
}

/** The commands of one request in one workspace; they share its context, actor and workspace. */
export class WorkspaceCommands {
  constructor(
    private readonly commands: Commands,
    private readonly ctx: Ctx,
    private readonly workspace: string,
  ) {}

  /**
   * Runs the only or last command of a request. When it returns, any read shows the result of the
   * request.
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

  /** Runs one of several commands of a request, without waiting for the read tables. */
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
   * Refuses now what `append` would refuse later, for a step after a reservation: a refused request
   * writes nothing.
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

  /** Returns commands for streams that the request has already written to. */
  step(label: string): WorkspaceCommands {
    return this.commands.in(this.ctx.step(label), this.workspace)
  }
}
