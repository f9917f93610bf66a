import type { Event, EventStore } from '@workledger/event-store/port'
import { type ClientBase, DatabaseError, type QueryConfig } from 'pg'
import type { Projection } from '../kernel/projection'
import type { Advance } from './batch-statement'
import type { Checkpoints } from './checkpoints'
import { FoldFailed, type Work } from './fold-batch'
import type { Mended } from './mend'
import type { WantedEvents } from './wanted-events'

interface PoisonedEventsOptions {
  readonly client: Pick<ClientBase, 'query'>
  readonly store: EventStore
  readonly checkpoints: Checkpoints
  readonly wanted: WantedEvents
  /** Folds events of one projection, and commits rows and checkpoint. */
  readonly commit: (
    projection: Projection,
    events: readonly Event[],
    mended?: Mended[],
  ) => Promise<void>
  /** Writes rows and checkpoint in the transaction under way. */
  readonly write: (work: Work, to: string | null, mended: Mended[]) => Promise<Advance>
  readonly onError: (error: unknown, where: string) => void
}

/** A stream that a projection folds no further, and the revision at which it waits. */
export interface BlockedStream {
  readonly projection: string
  readonly workspace: string
  readonly stream: string
  readonly revision: number
}

/**
 * Tells whether the event or its fold is at fault, which parks the event. A full disk or a lost
 * connection is no event's fault.
 */
export const isPoison = (error: unknown) =>
  error instanceof FoldFailed ||
  (error instanceof DatabaseError && /^(22|23)...$/.test(error.code ?? ''))

/** Parks events that cannot be folded, and folds their streams again on request. */
export class PoisonedEvents {
  constructor(private readonly options: PoisonedEventsOptions) {}

  /**
   * Bisects a failing batch down to the poison event, parks it and blocks its stream for this
   * projection.
   */
  async isolate(projection: Projection, events: readonly Event[]): Promise<void> {
    try {
      await this.options.commit(projection, events)
    } catch (error) {
      if (!isPoison(error)) throw error

      if (events.length > 1) {
        const middle = events.length >> 1
        await this.isolate(projection, events.slice(0, middle))
        await this.isolate(projection, events.slice(middle))

        return
      }

      await this.alone(projection, events[0]!)
    }
  }

  /**
   * Retries the failed event alone, without values that no column can hold. If that fails too, its
   * stream waits.
   */
  private async alone(projection: Projection, event: Event): Promise<void> {
    const { commit, wanted } = this.options
    const mended: Mended[] = []

    try {
      await commit(projection, [event], mended)
    } catch (error) {
      if (!isPoison(error)) throw error
      await this.note(projection, event, error)
      wanted.block(projection, event)

      return commit(projection, [event])
    }

    if (mended.length > 0) await this.note(projection, event, leftOut(mended), true)
  }

  /** Raises the alarm, and keeps it until the stream is right again. */
  private async note(
    projection: Projection,
    event: Event,
    error: unknown,
    mended = false,
  ): Promise<void> {
    this.options.onError(error, `${projection.name} at ${event.position}`)
    const message = String((error as Error)?.message ?? error).slice(0, 2000)

    const values = [
      projection.name,
      event.workspace,
      event.stream,
      event.revision,
      event.position,
      event.id,
      event.type,
      message,
      mended,
    ]

    await this.options.client.query(
      `with dead as (
         insert into dead_letters (projection, workspace, stream, revision, position, event_id, type, error, mended)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
         on conflict (projection, event_id) do update set error = excluded.error, mended = excluded.mended, at = now())
       insert into blocked_streams (projection, workspace, stream, revision) select $1, $2::uuid, $3, $4::int where not $9::bool
       on conflict (projection, workspace, stream) do update set revision = excluded.revision, retry = false`,
      values,
    )
  }

  /** Returns the streams that an operator wants retried, or whose poison event was skipped. */
  async toRetry(): Promise<readonly BlockedStream[]> {
    const query: QueryConfig & { query_timeout: number } = {
      text: `select b.projection, b.workspace, b.stream, b.revision from blocked_streams b where b.retry or exists (
         select from dead_letters d join read.skipped_events s on s.projection = d.projection and s.event_id = d.event_id
         where d.projection = b.projection and d.workspace = b.workspace and d.stream = b.stream and d.revision = b.revision)`,
      // Also an idle projector asks it, so it finds out soon that the server is gone.
      query_timeout: 10_000,
    }

    const { rows } = await this.options.client.query<BlockedStream>(query)

    return rows
  }

  /**
   * Folds the events that a stream missed while blocked, each once. Rows and position commit
   * together.
   */
  async retry(projection: Projection, { workspace, stream, revision }: BlockedStream) {
    const { client, store, checkpoints, wanted, write } = this.options
    const reached = checkpoints.of(projection.name)
    const missed = await store.readStream(workspace, stream, { from: revision })
    const place = [projection.name, workspace, stream]

    for (const event of missed.filter(({ position }) => !checkpoints.isBefore(reached, position))) {
      const mended: Mended[] = []
      await client.query('begin')

      try {
        const advance = wanted.concerns(projection, event)
          ? await write([{ projection, events: [event] }], reached, mended)
          : undefined

        await client.query(
          'update blocked_streams set revision = $4 where projection = $1 and workspace = $2 and stream = $3',
          [...place, event.revision + 1],
        )

        await client.query('commit')
        if (advance) checkpoints.noteWritten(advance)
      } catch (error) {
        await client.query('rollback')
        if (!isPoison(error)) throw error
        return this.note(projection, event, error)
      }

      if (mended.length > 0) await this.note(projection, event, leftOut(mended), true)
    }

    await client.query(
      `with free as (delete from blocked_streams where projection = $1 and workspace = $2 and stream = $3)
       delete from dead_letters where projection = $1 and workspace = $2 and stream = $3 and not mended`,
      place,
    )

    wanted.unblock(projection, { workspace, stream })
  }
}

const leftOut = (mended: readonly Mended[]) =>
  new Error(
    `Left out what no column can hold: ${mended.map(({ table, column }) => `${table}.${column}`).join(', ')}.`,
  )
