import type { Position } from '@eventstore/db-client'
import type { Pool } from 'pg'
import { contentDigest, linkHash, microseconds } from '../chain'
import type { Stored } from '../codec'
import { leadInTurn } from '../postgres/leader'
import { LOCKS } from '../postgres/locks'
import type { Anchor } from '../verify'
import type { ChainTable, NewLink } from './chain-table'

interface ChainBuilderOptions {
  /** Connects as wl_log. */
  readonly pool: Pool
  readonly chain: ChainTable
  read(after: string | null, limit: number): Promise<Stored[]>
  /** Returns the position up to which the log was searched. */
  scanned(): Position | undefined
  onError(error: unknown): void
}

const CHAIN_BUILDER_PAGE = 1_000
const POLL_MS = 500
const STANDBY_MS = 1_000

/** While others fill the log, a starting process searches at most this many milliseconds of it. */
const SCANNED_EVERY_MS = 30_000

/**
 * Builds the chain of a log that has none: numbers each event of $all in order and adds the hash of
 * the previous one. One process builds at a time. The table takes a link only after the end for
 * which it was made.
 */
export class ChainBuilder {
  private stopped = false
  private wake = () => {}
  private running: Promise<void> | undefined
  private kept = 0

  constructor(private readonly options: ChainBuilderOptions) {}

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

  /** Announces new events. */
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
      const events = await read(at, CHAIN_BUILDER_PAGE)

      if (events.length === 0) {
        await this.keepScanned()
        await woken
        continue
      }

      const [links, next] = linked(events, end)
      // Another process leads: this one lost its session unnoticed.
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

      const wake = () => {
        clearTimeout(late)
        resolve()
      }

      this.wake = wake
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
