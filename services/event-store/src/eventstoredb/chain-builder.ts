import type { Position } from '@eventstore/db-client'
import type { Pool } from 'pg'
import { contentDigest, linkHash, microseconds } from '../chain'
import type { Stored } from '../codec'
import { leadInTurn } from '../postgres/leader'
import { LOCKS } from '../postgres/locks'
import type { Anchor } from '../verify'
import type { ChainTable, NewLink } from './chain-table'

interface Options {
  /** As the role wl_log. */
  readonly pool: Pool
  readonly chain: ChainTable
  read(after: string | null, limit: number): Promise<Stored[]>
  /** As far as the log was looked through. */
  scanned(): Position | undefined
  onError(error: unknown): void
}

const PAGE = 1_000
const POLL_MS = 500
const STANDBY_MS = 1_000

/**
 * Where others fill the log, a process that starts need not look through more than of so many
 * milliseconds.
 */
const SCANNED_EVERY_MS = 30_000

/**
 * Builds the chain of a log that has none of its own: each event of $all, in its order, gets a
 * number and the hash of what stands before it. Of all processes one builds at a time; the table
 * takes a link only behind the end that it was made for.
 */
export class ChainBuilder {
  private stopped = false
  private wake = () => {}
  private running: Promise<void> | undefined
  private kept = 0

  constructor(private readonly options: Options) {}

  start(): void {
    const { pool, onError } = this.options
    this.running ??= leadInTurn({
      pool,
      lock: LOCKS.chain,
      lead: () => this.build(),
      stopped: () => this.stopped,
      rest: () => this.rest(STANDBY_MS),
      onError,
    })
  }

  /** There is something to read. */
  grown(): void {
    this.wake()
  }

  async stop(): Promise<void> {
    this.stopped = true
    this.wake()
    await this.running
  }

  private async build(): Promise<void> {
    const { chain, read } = this.options
    let end = await chain.end()
    let { position: at } = await chain.beginning()

    while (!this.stopped) {
      const woken = this.rest(POLL_MS)
      const events = await read(at, PAGE)

      if (events.length === 0) {
        await this.keepScanned()
        await woken
        continue
      }

      const [links, next] = linked(events, end)
      // Somebody else leads: this process lost its session without knowing.
      if (!(await chain.link(end, links))) return
      end = next
      at = events.at(-1)!.position
    }
  }

  private async keepScanned(): Promise<void> {
    const scanned = this.options.scanned()
    if (!scanned || Date.now() - this.kept < SCANNED_EVERY_MS) return
    this.kept = Date.now()
    await this.options.chain.scanned(scanned)
  }

  private rest(milliseconds: number): Promise<void> {
    if (this.stopped) return Promise.resolve()
    return new Promise((resolve) => {
      const late = setTimeout(resolve, milliseconds)
      this.wake = () => {
        clearTimeout(late)
        resolve()
      }
    })
  }
}

function linked(events: readonly Stored[], end: Anchor): [NewLink[], Anchor] {
  let { hash } = end
  let position = BigInt(end.position)

  const links = events.map((event) => {
    const { position: at, workspace, stream, revision, id, type, recorded_at } = event
    position++

    hash = linkHash(hash, {
      position,
      revision: BigInt(revision),
      recordedAt: microseconds(recorded_at),
      digest: contentDigest(event),
    })

    return { at, recorded_at, workspace, id, revision, stream, type, hash }
  })

  return [links, { position: String(position), hash }]
}
