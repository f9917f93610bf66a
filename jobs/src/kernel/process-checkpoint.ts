import type { EventStore } from '@workledger/event-store/port'
import type { PoolClient } from 'pg'
import { PROGRESS_CHANNEL, type ProcessPosition } from './process-progress'

const NAME = 'processes'

/** Expectations that a checkpoint writes with its position. */
interface Changes {
  readonly none: boolean
  readonly write: (client: PoolClient) => Promise<void>
}

/** How far processes have followed the log, and where that was kept last. */
export class ProcessCheckpoint {
  at: ProcessPosition = { position: null, written: null, chained: null }
  private kept: { readonly position: string | null; readonly at: number } = {
    position: null,
    at: 0,
  }

  constructor(private readonly store: EventStore) {}

  async load(client: PoolClient): Promise<void> {
    await client.query('insert into jobs.checkpoint (name) values ($1) on conflict do nothing', [
      NAME,
    ])
    const { rows } = await client.query('select position from jobs.checkpoint where name = $1', [
      NAME,
    ])
    const { position } = rows[0]
    // A run that was cut off may have written up to here.
    this.at = { position, written: await this.store.head(), chained: null }
    this.kept = { position, at: 0 }
  }

  /** Notes that all events up to a position have had their processes. */
  reached(position: string): void {
    this.at = { ...this.at, position }
  }

  /** Notes an append of a process; `starts`: one of its events starts another process. */
  wrote(position: string, starts: boolean): void {
    const written = this.later(this.at.written, position)
    const chained = starts ? this.later(this.at.chained, position) : this.at.chained
    this.at = { ...this.at, written, chained }
  }

  /** Returns whether the position has moved since it was kept. */
  get moved(): boolean {
    return this.at.position !== this.kept.position
  }

  /** Milliseconds since it was kept. */
  get age(): number {
    return Date.now() - this.kept.at
  }

  /**
   * Writes expectations and checkpoint together by compare-and-set, so that one of two leaders
   * fails.
   */
  async keep(client: PoolClient, changes: Changes): Promise<void> {
    if (changes.none)
      // One statement is its own transaction.
      await this.move(client)
    else {
      await client.query('begin')

      try {
        await changes.write(client)
        await this.move(client)
        await client.query('commit')
      } catch (error) {
        await client.query('rollback')
        throw error
      }
    }

    this.kept = { position: this.at.position, at: Date.now() }
  }

  /** Moves the checkpoint and tells the servers. */
  private async move(client: PoolClient): Promise<void> {
    const { position, written, chained } = this.at

    const { rowCount } = await client.query({
      name: 'move',
      text: `with moved as (
         update jobs.checkpoint set position = $1, written = $2, chained = $3, updated_at = now()
         where name = $4 and position is not distinct from $5 returning 1)
       select pg_notify('${PROGRESS_CHANNEL}', $6) from moved`,
      values: [position, written, chained, NAME, this.kept.position, JSON.stringify(this.at)],
    })

    if (rowCount !== 1) throw new Error('Another worker moved the checkpoint of processes.')
  }

  private later(a: string | null, b: string): string {
    return a === null || this.store.comparePositions(a, b) < 0 ? b : a
  }
}
