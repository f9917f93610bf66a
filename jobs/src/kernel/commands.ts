import { SYSTEM_ACTOR } from '@workledger/contracts/kernel/system'
import { CommandLoop, type CommandResult } from '@workledger/domain/kernel/command-loop'
import type { Decider } from '@workledger/domain/kernel/decider'
import { FoldedStates } from '@workledger/domain/kernel/folded-states'
import type { KeptStates } from '@workledger/domain/kernel/kept-states'
import { uuid } from '@workledger/event-store/ids'
import { type EventStore, WrongExpectedRevision } from '@workledger/event-store/port'

/** The event to which a command reacts. */
export interface Cause {
  /** Same id, same effect once: for commands that a repeated reaction sends again. */
  commandId?: string
  correlation?: string
  causation?: string
  /** Default: the system. */
  actor?: string
  impersonator?: string | undefined
  /** Time of the event, ISO 8601. Default: now. */
  occurredAt?: string
}

/** Runs the commands of reactions, processes and schedules. */
export class SystemCommands {
  private readonly loop: CommandLoop

  constructor(
    readonly store: EventStore,
    kept?: KeptStates,
  ) {
    // Requests write to most of these streams first, so the log is read before each decision.
    const remembered = new FoldedStates(500, 100_000)
    this.loop = new CommandLoop(store, {
      optimistic: false,
      remembered,
      kept,
      isConcurrencyConflict: (error) => error instanceof WrongExpectedRevision,
    })
  }

  /** Runs a command and throws a refusal. */
  async run<S, C, E extends { type: string; data: object }>(
    decider: Decider<S, C, E>,
    stream: {
      workspace: string
      id: string
      /** It is expected to be empty. */
      fresh?: boolean
      /** Its state that the caller has just read. */
      loaded?: { readonly state: S; readonly revision: number } | undefined
    },
    command: C,
    cause: Cause = {},
  ): Promise<CommandResult<S, E>> {
    const command_id = cause.commandId ?? uuid()

    const meta = {
      actor: cause.actor ?? SYSTEM_ACTOR,
      ...(cause.impersonator ? { impersonator: cause.impersonator } : {}),
      command_id,
      correlation_id: cause.correlation ?? command_id,
      ...(cause.causation ? { causation_id: cause.causation } : {}),
      occurred_at: cause.occurredAt ?? new Date().toISOString(),
    }

    return this.loop.run({ decider, ...stream, command, meta })
  }

  /** Returns the present state of a stream from the log. */
  async state<S, E extends { type: string }>(
    decider: Decider<S, never, E>,
    workspace: string,
    id: string,
  ): Promise<S> {
    return (await this.loop.load(decider, workspace, id)).state
  }
}
