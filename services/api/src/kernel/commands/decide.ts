import { Inject } from '@nestjs/common'
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { refuse } from '@workledger/contracts/kernel/errors'
import type { Fault } from '@workledger/contracts/kernel/faults'
import type { CommandResult } from '@workledger/domain/kernel/command-loop'
import type { Seen } from '@workledger/domain/kernel/contents'
import { type Decider, streamOf } from '@workledger/domain/kernel/decider'
import { eventIds } from '@workledger/event-store/event-ids'
import {
  AppendTooLarge,
  type EventStore,
  UnknownOutcome,
  WrongExpectedRevision,
} from '@workledger/event-store/port'
import { ZodError, type z } from 'zod'
import { changesAccess } from '../access/session-cache'
import { TokenLimits } from '../access/token-limits'
import type { Ctx } from '../http/context'
import { Loop, STORE } from './loop'
import { PROCESSES, type Processes } from './processes'

export type AnyEvent = { type: string; data: object }

/**
 * One command for the stream `${decider.category}-${id}`, with everything that its decision needs.
 */
export interface CommandInput<S, C, E extends AnyEvent> {
  readonly ctx: Ctx
  readonly workspace: string
  readonly decider: Decider<S, C, E>
  readonly id: string
  readonly command: C
  /**
   * Refuses with state.stale unless the stream has this revision, or the item is as the caller saw
   * it (If-Match).
   */
  readonly expected?: number | Seen | undefined
  /** The stream is expected to be empty, which saves its read. */
  readonly fresh?: boolean
}

/** The only way to change business data. */
export class Decide<S, C, E extends AnyEvent> {
  constructor(readonly input: CommandInput<S, C, E>) {}
}

export interface Outcome<S = unknown> {
  /** Undefined if nothing had to change. */
  position: string | undefined
  revision: number
  /** Folded when it is read. */
  readonly state: S
  /** Derives the id of the first event of the append, the cause of all that follows from it. */
  readonly cause: (() => string) | undefined
  /** Events were written that processes react to, as far as known. */
  starts: boolean
  /** The facts that decide sessions may have changed. */
  access: boolean
}

/**
 * Nest's command bus carries this one message, so `CommandBus` hides no routing: every command of
 * the product goes through the loop. `Ask` is the only query in the same way.
 */
@CommandHandler(Decide)
export class DecideHandler implements ICommandHandler<Decide<unknown, unknown, AnyEvent>> {
  constructor(
    @Inject(STORE) private readonly store: EventStore,
    @Inject(PROCESSES) private readonly processes: Processes,
    private readonly loop: Loop,
    private readonly tokens: TokenLimits,
  ) {}

  async execute({ input }: Decide<unknown, unknown, AnyEvent>): Promise<Outcome> {
    const { decider, ctx, workspace, id, command, expected, fresh } = input
    const stream = streamOf(decider, id)
    const { commandId } = ctx
    const cause = () => eventIds(commandId, stream).first
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
        cause,
        starts: true,
        access: true,
      }
    }

    const meta = {
      actor: ctx.actor,
      ...(ctx.impersonator ? { impersonator: ctx.impersonator } : {}),
      ...(ctx.token ? { token: ctx.token.id } : {}),
      ...(ctx.isAlone(id) ? { nobody_else: true as const } : {}),
      command_id: commandId,
      correlation_id: ctx.correlationId,
      ...(ctx.causationId ? { causation_id: ctx.causationId } : {}),
      occurred_at: ctx.now.toISOString(),
    }

    const decided = await this.loop
      .run({
        ...{ decider, workspace, id, command, meta, expected, written, fresh },
        ...(ctx.token && { allowed: this.tokens.refuse }),
      })
      .catch((error) => {
        if (error instanceof UnknownOutcome) refuse('log.unknown_outcome', { retryAfter: 1 })
        if (error instanceof WrongExpectedRevision) refuse('state.conflict')
        if (error instanceof ZodError) refuseOutgrown(error)

        if (error instanceof AppendTooLarge)
          refuse('request.too_large', { params: { limit: '1 MB' } })

        throw error
      })

    const { position, revision, events, duplicate } = decided

    if (position === undefined) {
      const { state } = decided
      return { position, revision, state, cause: undefined, starts: false, access: false }
    }

    // The events of the first attempt may differ from the current decision.
    const starts = duplicate || this.processes.starts(events)

    return new Written(decided, starts, duplicate || changesAccess(events), cause)
  }
}

class Written implements Outcome {
  constructor(
    private readonly decided: CommandResult<unknown, AnyEvent>,
    readonly starts: boolean,
    readonly access: boolean,
    readonly cause: () => string,
  ) {}

  get position() {
    return this.decided.position
  }

  get revision() {
    return this.decided.revision
  }

  get state() {
    return this.decided.state
  }
}

/**
 * Refuses a value that escaping or joining made too long after its check, like any value above its
 * limit.
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
