import { Inject, Injectable } from '@nestjs/common'
import { CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { refuse } from '@workledger/contracts/kernel/errors'
import { type Decider, fold, streamOf } from '@workledger/domain/kernel/decider'
import { type Folded, FoldedStates } from '@workledger/domain/kernel/folded-states'
import { eventIds } from '@workledger/event-store/event-ids'
import { type EventStore, UnknownOutcome, WrongExpectedRevision } from '@workledger/event-store/port'
import { Progress } from '@workledger/projections/runner/progress'
import type { Ctx } from './context'
import { PROCESSES, type Processes } from './processes'
import { changesAccess, SessionCache } from './session-cache'

export const STORE = Symbol('event store')

const ATTEMPTS = 8

/** One command for the stream `${decider.category}-${id}`; the only way in which business data changes. */
export class Decide<S, C, E extends { type: string; data: object }> {
  constructor(
    readonly decider: Decider<S, C, E>,
    readonly ctx: Ctx,
    readonly workspace: string,
    readonly id: string,
    readonly command: C,
    /** Refuse with state.stale unless the stream stands at this revision (If-Match). */
    readonly expected?: number,
  ) {}
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

/** Loads, folds, decides, appends at the expected revision, and decides anew when somebody was faster. */
@CommandHandler(Decide)
export class DecideHandler implements ICommandHandler<Decide<any, any, any>> {
  /** Latest states of busy streams. A stale one costs a second decision, never a wrong one. */
  private readonly folded = new FoldedStates()
  private readonly turns = new Map<string, Promise<Outcome>>()
  constructor(
    @Inject(STORE) private readonly store: EventStore,
    @Inject(PROCESSES) private readonly processes: Processes,
  ) {
    store.onErased((workspace) => this.folded.erase(workspace))
  }

  /** Commands for one stream take turns in this process: in a race all but one would decide again. */
  execute(decide: Decide<any, any, any>): Promise<Outcome> {
    const stream = streamOf(decide.decider, decide.id)
    const key = `${decide.workspace} ${stream}`
    const go = () => this.decide(decide, stream)
    const before = this.turns.get(key)
    const turn = before ? before.then(go, go) : go()
    this.turns.set(key, turn)
    const leave = () => {
      if (this.turns.get(key) === turn) this.turns.delete(key)
    }
    turn.then(leave, leave)
    return turn
  }

  private async decide({ decider, ctx, workspace, command, expected }: Decide<any, any, any>, stream: string): Promise<Outcome> {
    const written = async (position: string, revision: number) => {
      const { state } = await this.load(decider, workspace, stream, true)
      return { position, revision, state, event: eventIds(ctx.commandId, stream).first, starts: true, access: true }
    }
    if (ctx.repeatable) {
      const before = await this.store.findCommand(workspace, stream, ctx.commandId)
      if (before) return written(before.position, before.revision)
    }
    for (let attempt = 1, again = false; ; attempt++, again = true) {
      const { epoch } = this.folded
      const remembered = !again && this.folded.get(`${workspace} ${stream}`) !== undefined
      const { state, revision } = await this.load(decider, workspace, stream, again)
      let events: readonly { type: string; data: Record<string, unknown> }[]
      try {
        if (expected !== undefined && expected !== revision) refuse('state.stale')
        events = decider.decide(state, command)
      } catch (error) {
        // Another server may have changed the stream since: only the log's own state may refuse.
        if (remembered) continue
        throw error
      }
      if (events.length === 0 && remembered) continue
      if (events.length === 0) return { position: undefined, revision, state, event: undefined, starts: false, access: false }
      try {
        const appended = await this.store.append({
          workspace,
          stream,
          expected: revision,
          events,
          meta: {
            actor: ctx.actor,
            ...(ctx.impersonator ? { impersonator: ctx.impersonator } : {}),
            command_id: ctx.commandId,
            correlation_id: ctx.correlationId,
            ...(ctx.causationId ? { causation_id: ctx.causationId } : {}),
            occurred_at: ctx.now.toISOString(),
          },
        })
        const { position, revision: at } = appended
        // What the first attempt wrote may differ from what is decided now.
        if (appended.duplicate) return written(position, at)
        const next = events.reduce((folded, event) => decider.evolve(folded, event), state)
        this.remember(workspace, stream, { state: next, revision: at }, epoch)
        const event = eventIds(ctx.commandId, stream).first
        return { position, revision: at, state: next, event, starts: this.processes.starts(events), access: changesAccess(events) }
      } catch (error) {
        if (error instanceof UnknownOutcome) refuse('log.unknown_outcome', { retryAfter: 1 })
        if (!(error instanceof WrongExpectedRevision)) throw error
        if (attempt === ATTEMPTS) refuse('state.conflict')
      }
    }
  }

  private async load(decider: Decider<any, any, any>, workspace: string, stream: string, again = false): Promise<Folded> {
    const { epoch } = this.folded
    const known = this.folded.get(`${workspace} ${stream}`)
    if (known && !again) return known
    const events = await this.store.readStream(workspace, stream, { from: known ? known.revision + 1 : 0 })
    const state = events.reduce((folded, event) => decider.evolve(folded, event), known?.state ?? decider.initial)
    const folded = { state, revision: events.at(-1)?.revision ?? known?.revision ?? -1 }
    this.remember(workspace, stream, folded, epoch)
    return folded
  }

  private remember(workspace: string, stream: string, folded: Folded, epoch: number) {
    this.folded.set(`${workspace} ${stream}`, folded, epoch)
  }
}

/** The read tables are late, or do not take in what was written; the write is safe. Answered as 202 with the position. */
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
    @Inject(STORE) private readonly store: EventStore,
    @Inject(PROCESSES) private readonly processes: Processes,
  ) {}

  /** The state of a stream as the log has it now, for questions that a read table must not answer. */
  async state<S, E extends { type: string }>(
    decider: Decider<S, never, E> | Decider<S, any, E>,
    workspace: string,
    id: string,
  ): Promise<S> {
    const events = await this.store.readStream(workspace, streamOf(decider, id))
    return fold(decider as Decider<S, any, E>, events as unknown as E[])
  }

  /** Refuses now what `append` would refuse later, for a step that follows a reservation: a refused request writes nothing. */
  async check<S, C, E extends { type: string; data: object }>(
    ctx: Ctx,
    decider: Decider<S, C, E>,
    workspace: string,
    id: string,
    command: C,
    expected?: number,
  ): Promise<void> {
    const stream = streamOf(decider, id)
    // An earlier attempt got through: this one answers what that one did.
    if (ctx.repeatable && (await this.store.findCommand(workspace, stream, ctx.commandId))) return
    const events = await this.store.readStream(workspace, stream)
    if (expected !== undefined && expected !== (events.at(-1)?.revision ?? -1)) refuse('state.stale')
    decider.decide(fold(decider, events as unknown as E[]), command)
  }

  /** One of several appends of a request. Nobody waits for the read tables before the last; a request has no other order to keep. */
  async append<S, C, E extends { type: string; data: object }>(
    ctx: Ctx,
    decider: Decider<S, C, E>,
    workspace: string,
    id: string,
    command: C,
    expected?: number,
  ): Promise<Outcome<S>> {
    const { request } = ctx
    request.give(ctx.commandId, `${workspace} ${streamOf(decider, id)}`)
    const outcome: Outcome<S> = await this.bus.execute(new Decide(decider, ctx, workspace, id, command, expected))
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

  /** The only append of a request, or its last; when it returns, the next read by anyone sees what the request did. */
  async run<S, C, E extends { type: string; data: object }>(
    ctx: Ctx,
    decider: Decider<S, C, E>,
    workspace: string,
    id: string,
    command: C,
    expected?: number,
  ): Promise<Outcome<S>> {
    const outcome = await this.append(ctx, decider, workspace, id, command, expected)
    await ctx.settled()
    return outcome
  }

  /** Waits for the processes that the request's events start, and those that these start, then for the read tables. */
  private async settle({ request, wait }: Ctx): Promise<void> {
    const { last, started } = request
    if (request.settled || last === undefined || !wait) return
    request.settled = true
    const until = performance.now() + this.patience * request.patience
    const left = () => Math.max(0, until - performance.now())
    const done = started === undefined ? last : await this.processes.waitFor(started, left())
    if (done === undefined || !(await this.progress.waitFor(this.later(last, done), left()))) throw new Pending(last)
    if (request.access) await this.sessions.spread()
    // The log has it, and who may act is decided from tables that no record can block; but the lists do not show it yet.
    if ([...request.streams].some((stream) => this.progress.isBlocked(stream))) throw new Pending(last, 'stream.blocked')
  }

  private later(a: string | undefined, b: string): string {
    return a === undefined || this.store.comparePositions(a, b) < 0 ? b : a
  }
}
