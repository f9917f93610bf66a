import { SYSTEM_ACTOR } from '@workledger/contracts/kernel/system'
import { CommandLoop, type Decided } from '@workledger/domain/kernel/command-loop'
import type { Decider } from '@workledger/domain/kernel/decider'
import { FoldedStates } from '@workledger/domain/kernel/folded-states'
import type { KeptStates } from '@workledger/domain/kernel/kept-states'
import { uuid } from '@workledger/event-store/ids'
import { type EventStore, WrongExpectedRevision } from '@workledger/event-store/port'

/** Why a command is given: the event it reacts to. */
export interface Cause {
  /** Same id, same effect once: of commands that a repeated reaction gives again. */
  commandId?: string
  correlation?: string
  causation?: string
  /** Left out, the system acts. */
  actor?: string
  impersonator?: string | undefined
  /** When it happened, ISO 8601; left out, now. */
  occurredAt?: string
}

/** Commands that reactions, processes and schedules give. */
export class SystemCommands {
  private readonly loop: CommandLoop

  constructor(
    readonly store: EventStore,
    kept?: KeptStates,
  ) {
    // Most of these streams are written to by requests, which come first: the log is read before
    // each decision.
    const remembered = new FoldedStates(500, 100_000)
    this.loop = new CommandLoop(store, {
      trusting: false,
      remembered,
      kept,
      outrun: (error) => error instanceof WrongExpectedRevision,
    })
  }

  /** A refusal is thrown. */
  async run<S, C, E extends { type: string; data: object }>(
    decider: Decider<S, C, E>,
    { workspace, id }: { workspace: string; id: string },
    command: C,
    cause: Cause = {},
  ): Promise<Decided<S, E>> {
    const command_id = cause.commandId ?? uuid()

    const meta = {
      actor: cause.actor ?? SYSTEM_ACTOR,
      ...(cause.impersonator ? { impersonator: cause.impersonator } : {}),
      command_id,
      correlation_id: cause.correlation ?? command_id,
      ...(cause.causation ? { causation_id: cause.causation } : {}),
      occurred_at: cause.occurredAt ?? new Date().toISOString(),
    }

    return this.loop.run({ decider, workspace, id, command, meta })
  }

  /** The state of a stream as the log has it now. */
  async state<S, E extends { type: string }>(
    decider: Decider<S, any, E>,
    workspace: string,
    id: string,
  ): Promise<S> {
    return (await this.loop.load(decider, workspace, id)).state
  }
}
