import { CodedError } from '@workledger/contracts/kernel/errors'
import { type Decider, fold, streamOf } from '@workledger/domain/kernel/decider'
import { derivedId, stepId } from '@workledger/event-store/ids'
import type { Event } from '@workledger/event-store/port'
import { directoryKey, emailKey } from '@workledger/event-store/secrets/keyed-hash'
import type { Vault } from '@workledger/event-store/vault'
import type { Reads, TenantReads } from '@workledger/projections/kernel/tenant-reads'
import type { Progress } from '@workledger/projections/runner/progress'
import type { SystemCommands } from './commands'
import type { Traces } from './traces'

export interface ProcessTools {
  commands: SystemCommands
  reads: TenantReads
  progress: Pick<Progress, 'waitFor'>
  masterKey: Buffer
  vault: Pick<Vault, 'destroy' | 'destroyAll'>
  traces: Traces
  /** Position of the processes' last append; null before their first. */
  written(): string | null
  /** Receives every append of a process. */
  wrote(position: string, events: readonly { type: string; data: object }[]): void
}

const PROCESS_CONTEXT_PATIENCE = 10_000

/** The tools of a process. It acts in the name of the event's actor, at the event's time. */
export class ProcessContext {
  constructor(
    private readonly tools: ProcessTools,
    private readonly name: string,
    private readonly event: Event,
  ) {}

  /**
   * Reads the read tables once they show the event and earlier writes of processes. Of two close
   * changes, the second one therefore sees the effects of the first. Prefer `state` where a stream
   * can answer.
   */
  async ask<T>(query: (db: Reads) => Promise<T>): Promise<T> {
    const { progress, commands, written } = this.tools
    const { position } = this.event
    const before = written()
    const last =
      before !== null && commands.store.comparePositions(position, before) < 0 ? before : position

    if (!(await progress.waitFor(last, PROCESS_CONTEXT_PATIENCE)))
      throw new Error('The read tables are late; processes wait for them.')

    return query(this.tools.reads.of([this.event.workspace]))
  }

  /** Returns the present state of a stream from the log. */
  state<S, E extends { type: string }>(
    decider: Decider<S, never, E>,
    id: string,
    workspace = this.event.workspace,
  ): Promise<S> {
    return this.tools.commands.state(decider, workspace, id)
  }

  /** Returns the state of the event's own stream before the event. */
  async before<S, E extends { type: string }>(decider: Decider<S, never, E>): Promise<S> {
    const { workspace, stream, revision } = this.event

    const history =
      revision === 0
        ? []
        : await this.tools.commands.store.readStream(workspace, stream, { to: revision - 1 })

    return fold(decider, history as unknown as E[])
  }

  /** Returns the events of the event's own stream, later ones included. */
  async history(): Promise<Event[]> {
    const { workspace, stream } = this.event
    return this.tools.commands.store.readStream(workspace, stream)
  }

  /**
   * Runs a command. `step` distinguishes several commands of this process on one stream.
   * `asRequest` names the step in which the event's request sends the same command (`''`: without a
   * step). Both then share an id, and only one is written.
   */
  async run<S, C, E extends { type: string; data: object }>(
    decider: Decider<S, C, E>,
    id: string,
    command: C,
    {
      step = '',
      asRequest,
      workspace = this.event.workspace,
    }: { step?: string; asRequest?: string; workspace?: string } = {},
  ): Promise<S> {
    const { meta } = this.event
    const commandId =
      asRequest === undefined ? this.newId(step) : stepId(meta.correlation_id, asRequest)

    try {
      const { position, state, events } = await this.tools.commands.run(
        decider,
        { workspace, id },
        command,
        {
          commandId,
          correlation: meta.correlation_id,
          causation: this.event.id,
          actor: meta.actor,
          impersonator: meta.impersonator,
          occurredAt: meta.occurred_at,
        },
      )

      if (position !== undefined) this.tools.wrote(position, events)
      return state
    } catch (error) {
      // The refusal may come from an earlier run that was cut off after this step.
      const done =
        error instanceof CodedError &&
        (await this.tools.commands.store.findCommand(workspace, streamOf(decider, id), commandId))
      if (!done) throw error
      this.tools.wrote(done.position, [])

      return this.state(decider, id, workspace)
    }
  }

  /** Returns an id that is the same in every run of this process for this event. */
  newId(label: string): string {
    return derivedId(this.event.id, `${this.name} ${label}`)
  }

  /** Destroys a person's key for good: data about them becomes unreadable. */
  erase(person: string, workspace = this.event.workspace): Promise<void> {
    return this.tools.vault.destroy(workspace, person)
  }

  /** Destroys the keys of all people of the event's workspace. */
  eraseAll(): Promise<void> {
    return this.tools.vault.destroyAll(this.event.workspace)
  }

  /** Access to personal data outside of events and read tables. */
  get traces(): Traces {
    return this.tools.traces
  }

  /** Returns the key under which an address is reserved. */
  emailKey(email: string): string {
    return emailKey(this.tools.masterKey, email)
  }

  /** Returns the key under which an employee id or address is unique in the workspace. */
  directoryKey(kind: string, value: string): string {
    return directoryKey(this.tools.masterKey, this.event.workspace, kind, value)
  }
}
