import { setTimeout as pause } from 'node:timers/promises'
import {
  type AppendResult,
  type EventData,
  NO_STREAM,
  WrongExpectedVersionError,
} from '@eventstore/db-client'
import { CODEC_MOST_BYTES, type PreparedAppend } from '../codec'
import { eventIds } from '../event-ids'
import {
  type Appended,
  AppendTooLarge,
  LogBusy,
  UnknownOutcome,
  WrongExpectedRevision,
} from '../port'
import type { Signer } from '../signer'
import type { Connection } from './connection'
import { EventsGone, elsewhere, refused } from './errors'
import type { KnownStream, KnownStreams, Outcome } from './known-streams'
import type { LogReader } from './log-reader'
import type { Names } from './names'
import { recordsOf, signedRecords, sizeOf } from './records'

/** Commands in the chain, which save the read of a long stream. */
export interface EarlierCommands {
  /** Returns the last revision of a stream in the chain; -1 for none. */
  lastRevision(workspace: string, stream: string): Promise<number>
  outcomeOf(workspace: string, stream: string, commandId: string): Promise<Outcome | undefined>
}

interface StreamWriterOptions {
  readonly connection: Connection
  readonly names: Names
  readonly reader: LogReader
  readonly known: KnownStreams
  readonly earlier: EarlierCommands
  readonly signer?: Signer | undefined
  written(): void
  /** Time limits in milliseconds: of one call, and of an append with all repetitions. */
  readonly callTime?: number
  readonly patience?: number
}

const MOST_WAITING = 10_000
const MOST_WAITING_BYTES = 64 * 1024 * 1024

/** Most attempts against other writers if any revision will do. */
const RACES = 100

const RETRY_MS = 100

/**
 * Appends at exactly the revision that was checked for the command. The server refuses if another
 * process was faster. Appends to one stream take turns in their order of arrival.
 */
export class StreamWriter {
  private readonly turns = new Map<string, Promise<unknown>>()
  private open = 0
  private bytes = 0
  private closed = false

  constructor(private readonly options: StreamWriterOptions) {}

  /**
   * Rejects with WrongExpectedRevision, LogBusy (nothing was written), UnknownOutcome, TypeError,
   * or the server's refusal.
   */
  async append(append: PreparedAppend): Promise<Appended> {
    const { stream, size } = append
    // The server's answer to an append above its limit is not reliable.
    if (sizeOf(append) > CODEC_MOST_BYTES) throw new AppendTooLarge(stream)

    if (this.closed || this.open >= MOST_WAITING || this.bytes + size > MOST_WAITING_BYTES)
      throw new LogBusy()

    this.open++
    this.bytes += size

    try {
      return await this.inTurn(append, () => this.write(append))
    } finally {
      this.open--
      this.bytes -= size
    }
  }

  async find(workspace: string, stream: string, commandId: string): Promise<Appended | undefined> {
    const known = await this.refreshed(workspace, stream)
    return this.before(known, workspace, stream, commandId)
  }

  /** Waits for pending appends. */
  async close(): Promise<void> {
    this.closed = true
    await Promise.allSettled(this.turns.values())
  }

  private async inTurn<T>(
    { workspace, stream }: PreparedAppend,
    act: () => Promise<T>,
  ): Promise<T> {
    const name = `${workspace}/${stream}`
    const turn = (this.turns.get(name) ?? Promise.resolve()).then(act, act)
    this.turns.set(name, turn)
    const leave = () => this.turns.get(name) === turn && this.turns.delete(name)
    turn.then(leave, leave)

    return turn
  }

  private async write(append: PreparedAppend): Promise<Appended> {
    const { workspace, stream, expected, meta } = append
    const records = recordsOf(append)
    let known = this.options.known.get(workspace, stream)

    for (let race = 0; race < RACES; race++) {
      // A stream that is declared new, or that the chain lacks, is assumed to be new. The server
      // refuses if it is not.
      const believed = known
        ? known.last
        : race === 0 && (await this.seemsNew(append))
          ? -1
          : undefined

      if (race > 0 || believed === undefined || (expected !== 'any' && expected !== believed))
        known = await this.refreshed(workspace, stream)

      const last = known?.last ?? -1
      const before = known && (await this.before(known, workspace, stream, meta.command_id))
      if (before) return before

      if (expected !== 'any' && expected !== last)
        throw new WrongExpectedRevision(stream, expected, last)

      const written = await this.send(append, this.signed(append, records, last + 1), last)
      if (written) return this.noted(append, written)
    }

    throw new LogBusy()
  }

  private signed({ events }: PreparedAppend, records: EventData[], revision: number): EventData[] {
    const { signer } = this.options
    if (!signer) return records

    return signedRecords(
      records,
      signer.sign([{ revision, digests: Buffer.concat(events.map(({ digest }) => digest)) }]),
    )
  }

  private async seemsNew({ workspace, stream, expected }: PreparedAppend): Promise<boolean> {
    return (
      expected === -1 ||
      (expected === 'any' && (await this.options.earlier.lastRevision(workspace, stream)) < 0)
    )
  }

  /** Returns the earlier outcome of the command from the known events or the chain. */
  private async before(
    known: KnownStream,
    workspace: string,
    stream: string,
    commandId: string,
  ): Promise<Appended | undefined> {
    const here = this.options.known.outcomeIn(known, eventIds(commandId, stream).first)

    const found =
      here ??
      (known.from > 0
        ? await this.options.earlier.outcomeOf(workspace, stream, commandId)
        : undefined)

    return found && { ...found, duplicate: true }
  }

  /** Reads the stream from the server. Other calls may take in the same events meanwhile. */
  private async refreshed(workspace: string, stream: string): Promise<KnownStream> {
    const { known, earlier, reader } = this.options
    const chained = known.get(workspace, stream)
      ? undefined
      : await earlier.lastRevision(workspace, stream)
    const stands =
      known.get(workspace, stream) ?? known.begin(workspace, stream, 1 + (chained ?? -1))
    const next = stands.last + 1
    const found = await reader.stream(workspace, stream, next)
    if (found.length > 0 && found[0]!.revision !== next) throw new EventsGone(stream)
    known.note(workspace, stream, found)

    return known.get(workspace, stream) ?? stands
  }

  /**
   * Sends until the outcome is known. The server writes the same records at the same revision once,
   * however often they are sent.
   */
  private async send(
    { workspace, stream }: PreparedAppend,
    records: EventData[],
    last: number,
  ): Promise<AppendResult | undefined> {
    const { connection, names, callTime, patience = 10_000 } = this.options
    const until = performance.now() + patience
    const expectedRevision = last < 0 ? NO_STREAM : BigInt(last)

    for (let doubted = false; ; ) {
      try {
        const name = names.of(workspace, stream)
        return await connection.call(
          (client) =>
            client.appendToStream(name, records, { expectedRevision, requiresLeader: true }),
          callTime,
        )
      } catch (error) {
        // Another process was faster, or this append was and its answer was lost. The stream shows
        // which.
        if (error instanceof WrongExpectedVersionError) return undefined
        if (refused(error)) throw error
        doubted ||= !elsewhere(error)
        if (performance.now() > until) throw doubted ? new UnknownOutcome(error) : new LogBusy()
        await pause(RETRY_MS)
      }
    }
  }

  private async noted(
    { workspace, stream, events }: PreparedAppend,
    { nextExpectedRevision, position }: AppendResult,
  ): Promise<Appended> {
    const revision = Number(nextExpectedRevision)
    const first = revision - events.length + 1
    const at = position
      ? String(position.commit)
      : (await this.options.reader.stream(workspace, stream, revision)).at(0)?.position
    if (at === undefined) throw new EventsGone(stream)

    if (!this.options.known.get(workspace, stream) && first === 0)
      this.options.known.begin(workspace, stream, 0)

    this.options.known.note(
      workspace,
      stream,
      events.map(({ id }, index) => ({ id, position: at, revision: first + index })),
    )

    this.options.written()

    return { position: at, revision, duplicate: false }
  }
}
