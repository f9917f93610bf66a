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
  /** Up to where processes have written; null before their first append. */
  written(): string | null
  /** Hears of every append that a process makes. */
  wrote(position: string, events: readonly { type: string; data: object }[]): void
}

const PATIENCE = 10_000

/**
 * What a process works with: it acts in the name of whoever caused the event, at the event's
 * moment.
 */
export class ProcessContext {
  constructor(
    private readonly tools: ProcessTools,
    private readonly name: string,
    private readonly event: Event,
  ) {}

  /**
   * Asks the read tables, once they show the event and what processes have written before: of two
   * changes close to each other the second one sees what has come of the first. Where a stream can
   * answer, `state` is the better question.
   */
  async ask<T>(query: (db: Reads) => Promise<T>): Promise<T> {
    const { progress, commands, written } = this.tools
    const { position } = this.event
    const before = written()
    const last =
      before !== null && commands.store.comparePositions(position, before) < 0 ? before : position

    if (!(await progress.waitFor(last, PATIENCE)))
      throw new Error('The read tables are late; processes wait for them.')

    return query(this.tools.reads.of([this.event.workspace]))
  }

  /** A stream as the log has it now. */
  state<S, E extends { type: string }>(
    decider: Decider<S, any, E>,
    id: string,
    workspace = this.event.workspace,
  ): Promise<S> {
    return this.tools.commands.state(decider, workspace, id)
  }

  /** The event's own stream as it was before the event. */
  async before<S, E extends { type: string }>(decider: Decider<S, any, E>): Promise<S> {
    const { workspace, stream, revision } = this.event

    const history =
      revision === 0
        ? []
        : await this.tools.commands.store.readStream(workspace, stream, { to: revision - 1 })

    return fold(decider, history as unknown as E[])
  }

  /**
   * Gives a command. `step` tells several commands of this process on one stream apart.
   * `asRequest`: it is the command that the event's request gives in that step (`''`: in none),
   * under the same id, so that only one of both is written.
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
      // Refused because an earlier run, cut off after this step, has done it.
      const done =
        error instanceof CodedError &&
        (await this.tools.commands.store.findCommand(workspace, streamOf(decider, id), commandId))
      if (!done) throw error
      this.tools.wrote(done.position, [])

      return this.state(decider, id, workspace)
    }
  }

  /** The same in every run of this process for this event. */
  newId(label: string): string {
    return derivedId(this.event.id, `${this.name} ${label}`)
  }

  /** Destroys a person's key, for good: what was written about them becomes unreadable. */
  erase(person: string, workspace = this.event.workspace): Promise<void> {
    return this.tools.vault.destroy(workspace, person)
  }

  /** The same for everybody of the event's workspace. */
  eraseAll(): Promise<void> {
    return this.tools.vault.destroyAll(this.event.workspace)
  }

  /** What is kept of people outside of events and read tables. */
  get traces(): Traces {
    return this.tools.traces
  }

  /** Under which an address is reserved. */
  emailKey(email: string): string {
    return emailKey(this.tools.masterKey, email)
  }

  /** Under which an employee id or address is unique within the workspace. */
  directoryKey(kind: string, value: string): string {
    return directoryKey(this.tools.masterKey, this.event.workspace, kind, value)
  }
}
