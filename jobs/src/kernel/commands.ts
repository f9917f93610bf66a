import { SYSTEM_ACTOR } from '@workledger/contracts/kernel/system'
import { type Decider, streamOf } from '@workledger/domain/kernel/decider'
import { uuid } from '@workledger/event-store/ids'
import { type EventStore, WrongExpectedRevision } from '@workledger/event-store/port'

const ATTEMPTS = 8

/** Why a command is given: the event it reacts to. */
export interface Cause {
  /** Same id, same effect once: of commands that a repeated reaction gives again. */
  commandId?: string
  correlation?: string
  causation?: string
}

/** Commands that reactions and schedules give, in the name of the system. */
export class SystemCommands {
  constructor(readonly store: EventStore) {}

  /** Loads, folds, decides and appends; decides anew when somebody was faster. A refusal is thrown. */
  async run<S, C, E extends { type: string; data: object }>(
    decider: Decider<S, C, E>,
    workspace: string,
    id: string,
    command: C,
    cause: Cause = {},
  ): Promise<void> {
    const stream = streamOf(decider, id)
    const command_id = cause.commandId ?? uuid()
    for (let attempt = 1; ; attempt++) {
      const history = await this.store.readStream(workspace, stream)
      const state = (history as unknown as E[]).reduce((folded, event) => decider.evolve(folded, event), decider.initial)
      const events = decider.decide(state, command) as unknown as { type: string; data: Record<string, unknown> }[]
      if (events.length === 0) return
      try {
        await this.store.append({
          workspace,
          stream,
          expected: history.at(-1)?.revision ?? -1,
          events,
          meta: {
            actor: SYSTEM_ACTOR,
            command_id,
            correlation_id: cause.correlation ?? command_id,
            ...(cause.causation ? { causation_id: cause.causation } : {}),
            occurred_at: new Date().toISOString(),
          },
        })
        return
      } catch (error) {
        if (!(error instanceof WrongExpectedRevision) || attempt === ATTEMPTS) throw error
      }
    }
  }
}
