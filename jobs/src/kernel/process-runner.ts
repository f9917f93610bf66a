import type { KeptStates } from '@workledger/domain/kernel/kept-states'
import { IdlePoll } from '@workledger/event-store/idle-poll'
import { Pause } from '@workledger/event-store/pause'
import type { Event, EventStore } from '@workledger/event-store/port'
import { createPool } from '@workledger/event-store/postgres/connections'
import { leadInTurn } from '@workledger/event-store/postgres/leader'
import { LOCKS } from '@workledger/event-store/postgres/locks'
import type { Vault } from '@workledger/event-store/vault'
import type { TenantReads } from '@workledger/projections/kernel/tenant-reads'
import type { Progress } from '@workledger/projections/runner/progress'
import type { Pool, PoolClient } from 'pg'
import type { Logger } from 'pino'
import { SystemCommands } from './commands'
import { Concerns } from './concerns'
import { Expected } from './expected'
import { ParkedProcesses } from './parked-processes'
import type { Expectation, Process } from './process'
import { ProcessCheckpoint } from './process-checkpoint'
import { ProcessContext } from './process-context'
import { type ProcessPosition, WAKE_CHANNEL } from './process-progress'
import type { Traces } from './traces'
import { Triggers } from './triggers'

const PROCESS_RUNNER_BATCH = 500
const PROCESS_RUNNER_POLL = 500

/** Milliseconds between two looks at the log while no caller waits for a process. */
const BATCHING = 40

/** The most milliseconds between checkpoints while no event in the log starts a process. */
const KEEP = 1000

const SWEEP = 1000
const TRIES = 3

export interface ProcessRunnerOptions {
  store: EventStore
  kept?: KeptStates | undefined
  /** Connects as wl_jobs. */
  jobsUrl: string
  /** Connects as wl_jobs. */
  reads: TenantReads
  progress: Pick<Progress, 'waitFor'>
  masterKey: Buffer
  vault: Pick<Vault, 'destroy' | 'destroyAll'>
  traces: Traces
  processes: readonly Process[]
  expectations: readonly Expectation[]
  /** Milliseconds within which an expected event must follow. */
  followWithin?: number
  log: Logger
}

/**
 * Runs processes in the log's order, after its own checkpoint. One process leads; the others wait
 * to take over. A waiting caller wakes the leader at once.
 */
export class ProcessRunner {
  private readonly pool: Pool
  private readonly commands: SystemCommands
  private readonly triggers: Triggers
  private readonly expected: Expected
  private readonly parked = new ParkedProcesses()
  private readonly listeners = new Set<(at: ProcessPosition) => void>()
  private readonly checkpoint: ProcessCheckpoint
  private readonly pause = new Pause()
  private readonly poll = new IdlePoll(PROCESS_RUNNER_POLL)
  private leads = false
  private stopped = false
  private urgent = false
  private concerns: Concerns | undefined
  private running: Promise<void> | undefined
  private unsubscribe: (() => void) | undefined

  constructor(private readonly options: ProcessRunnerOptions) {
    this.pool = createPool({
      connectionString: options.jobsUrl,
      max: 1,
      statement_timeout: 30_000,
      connectionTimeoutMillis: 5_000,
    })
    this.checkpoint = new ProcessCheckpoint(options.store)
    this.commands = new SystemCommands(options.store, options.kept)
    this.triggers = new Triggers(options.processes)
    this.expected = new Expected(options.expectations, options.log, options.followWithin)
  }

  get leading() {
    return this.leads
  }

  start(): void {
    this.unsubscribe = this.options.store.onAppended(() => {
      this.poll.stir()
      this.pause.wake(BATCHING)
    })
    this.running = leadInTurn({
      pool: this.pool,
      lock: LOCKS.processes,
      lead: (session) =>
        this.lead(session).finally(() => {
          this.leads = false
        }),
      stopped: () => this.stopped,
      rest: () => this.pause.rest(this.poll.pause),
      onError: (error) => this.options.log.error({ err: error }, 'processes'),
    })
  }

  /** Makes the runner look at the log now, because a caller waits. */
  wake(): void {
    this.urgent = true
    this.pause.wake()
  }

  /** Registers a listener for the processes' position. */
  onAdvanced(listener: (at: ProcessPosition) => void): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  async stop(): Promise<void> {
    this.stopped = true
    this.unsubscribe?.()
    this.wake()
    await this.running
    await this.pool.end()
  }

  private async lead(client: PoolClient) {
    client.on('notification', () => this.wake())
    await client.query(`listen ${WAKE_CHANNEL}`)
    await this.checkpoint.load(client)
    await this.parked.load(client)
    await this.expected.load(client)

    this.leads = true
    let swept = 0

    while (!this.stopped) {
      const awaited = this.urgent
      this.urgent = false
      this.pause.clear()
      const { position } = this.checkpoint.at
      const events = await this.options.store.readAll(position, PROCESS_RUNNER_BATCH)
      const reacted = await this.react(client, events)
      const changes = this.expected.changes(events)
      if (events.length > 0 || awaited) this.poll.stir()
      if (events.length > 0) this.checkpoint.reached(events.at(-1)!.position)
      const due = reacted || awaited || !changes.none || this.checkpoint.age > KEEP

      if (due && this.checkpoint.moved) {
        await this.checkpoint.keep(client, changes)
        for (const listener of this.listeners) listener(this.checkpoint.at)
      }

      if (events.length < PROCESS_RUNNER_BATCH && Date.now() - swept > SWEEP) {
        const begin = (event: Event, one: Expectation, key: string) =>
          one.otherwise(event as never, this.contextOf(one, event), key)
        const more = await this.expected.sweep(client, this.options.store, begin)
        await this.parked.retry(client, this.options, (event, process) => this.once(event, process))
        swept = more ? 0 : Date.now()
        if (more) this.wake()
      }

      if (events.length < PROCESS_RUNNER_BATCH && !this.urgent && !this.stopped)
        await this.pause.rest(events.length > 0 ? BATCHING : this.poll.pause)
    }
  }

  /** Returns true if an event started a process. */
  private async react(client: PoolClient, events: readonly Event[]): Promise<boolean> {
    let reacted = false

    const concerns = new Concerns(events, (process, asked) => this.concernedBy(process, asked))
    this.concerns = concerns

    for (const event of events)
      for (const process of this.triggers.processesFor(event)) {
        reacted = true
        if (!(await concerns.concerns(process, event))) continue

        if (this.parked.blocks(process, event))
          await this.parked.park(
            client,
            process,
            event,
            'An earlier event of this stream is parked.',
          )
        else await this.attempt(client, event, process)
      }

    return reacted
  }

  /**
   * Returns the events that concern processes. If that fails, each event is checked alone, and
   * parked with its stream on a failure.
   */
  private async concernedBy(
    process: Process,
    events: readonly Event[],
  ): Promise<ReadonlySet<string>> {
    for (let attempt = 1; !this.stopped; attempt++)
      try {
        return await process.concern!.find(events as never, this.contextOf(process, events.at(-1)!))
      } catch (error) {
        if (attempt < TRIES) continue
        this.options.log.warn({ err: error, process: process.name }, 'processes')
        break
      }

    return new Set(events.map(({ id }) => id))
  }

  /**
   * Runs a process. If it keeps failing while everything around it works, its stream is parked and
   * retried later.
   */
  private async attempt(client: PoolClient, event: Event, process: Process) {
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.once(event, process)
      } catch (error) {
        if (this.stopped) throw error
        await client.query('select 1')
        await this.options.store.head()

        if (attempt < TRIES) {
          await this.pause.rest(attempt * 100)
          continue
        }

        this.options.log.error(
          { err: error, process: process.name, event: event.id },
          'process parked',
        )

        await this.parked.park(client, process, event, String(error))

        return
      }
    }
  }

  private async once(event: Event, process: Process) {
    await process.react(event as never, this.contextOf(process, event))
  }

  private contextOf({ name }: Process | Expectation, event: Event): ProcessContext {
    const { reads, progress, masterKey, vault, traces } = this.options

    const wrote = (position: string, events: readonly { type: string; data: object }[]) => {
      const starts = this.triggers.starts(events)
      this.checkpoint.wrote(position, starts)
      this.concerns?.appended(events)
      if (starts) this.wake()
    }

    const written = () => this.checkpoint.at.written

    return new ProcessContext(
      { commands: this.commands, reads, progress, masterKey, vault, traces, written, wrote },
      name,
      event,
    )
  }
}
