import { SYSTEM_ACTOR } from '@workledger/contracts/kernel/system'
import { type Decider, streamOf } from '@workledger/domain/kernel/decider'
import { type Folded, FoldedStates } from '@workledger/domain/kernel/folded-states'
import { uuid } from '@workledger/event-store/ids'
import { type EventStore, WrongExpectedRevision } from '@workledger/event-store/port'

const ATTEMPTS = 8

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
export interface Given<S, E> {
  /** Undefined when nothing had to change. */
  position: string | undefined
  state: S
  events: readonly E[]
}

/** Commands that reactions, processes and schedules give. */
export class SystemCommands {
  /** Of the streams used last; what was appended since is read before each decision. */
  private readonly folded = new FoldedStates(500, 100_000)
  constructor(readonly store: EventStore) {
    store.onErased((workspace) => this.folded.erase(workspace))
  }

  /** Loads, folds, decides and appends; decides anew when somebody was faster. A refusal is thrown. */
  async run<S, C, E extends { type: string; data: object }>(
    decider: Decider<S, C, E>,
    workspace: string,
    id: string,
    command: C,
    cause: Cause = {},
  ): Promise<Given<S, E>> {
    const stream = streamOf(decider, id)
    const command_id = cause.commandId ?? uuid()
    for (let attempt = 1; ; attempt++) {
      const { state, revision } = await this.load(decider, workspace, stream)
      const events = decider.decide(state, command)
      if (events.length === 0) return { position: undefined, state, events }
      try {
        const { position } = await this.store.append({
          workspace,
          stream,
          expected: revision,
          events: events as unknown as { type: string; data: Record<string, unknown> }[],
          meta: {
            actor: cause.actor ?? SYSTEM_ACTOR,
            ...(cause.impersonator ? { impersonator: cause.impersonator } : {}),
            command_id,
            correlation_id: cause.correlation ?? command_id,
            ...(cause.causation ? { causation_id: cause.causation } : {}),
            occurred_at: cause.occurredAt ?? new Date().toISOString(),
          },
        })
        return { position, state: (await this.load(decider, workspace, stream)).state, events }
      } catch (error) {
        if (!(error instanceof WrongExpectedRevision) || attempt === ATTEMPTS) throw error
      }
    }
  }

  /** The state of a stream as the log has it now. */
  async state<S, E extends { type: string }>(decider: Decider<S, any, E>, workspace: string, id: string): Promise<S> {
    return (await this.load(decider, workspace, streamOf(decider, id))).state
  }

  private async load<S, E extends { type: string }>(decider: Decider<S, any, E>, workspace: string, stream: string) {
    const key = `${workspace} ${stream}`
    const { epoch } = this.folded
    const known = this.folded.get(key) as (Folded & { state: S }) | undefined
    const history = await this.store.readStream(workspace, stream, { from: known ? known.revision + 1 : 0 })
    if (known && history.length === 0) return known
    const folded = {
      state: (history as unknown as E[]).reduce((state, event) => decider.evolve(state, event), known?.state ?? decider.initial),
      revision: history.at(-1)?.revision ?? -1,
    }
    this.folded.set(key, folded, epoch)
    return folded
  }
}
