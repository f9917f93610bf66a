import type { Event, EventStore } from '@workledger/event-store/port'
import type { Reads } from '@workledger/projections/kernel/tenant-reads'
import type { Pool } from 'pg'
import type { Traces } from './traces'
import { type UploadsOf, usedUploads } from './uploads'

const DONE = 'earlier uploads'

interface EarlierUploadsOptions {
  readonly store: Pick<EventStore, 'readStream'>
  readonly traces: Pick<Traces, 'uploads' | 'removeUploads'>
  readonly uploads: readonly UploadsOf[]
  readonly reads: { of(workspaces: readonly string[]): Reads }
  /** Connects as wl_jobs. */
  readonly jobs: Pool
  readonly stopped: () => boolean
}

/**
 * Deletes the bytes of uploads that records used no more before processes deleted them. It looks at
 * every upload, once for an installation; after a stop it begins again.
 */
export async function removeEarlierUploads(options: EarlierUploadsOptions): Promise<void> {
  const { store, traces, uploads, reads, jobs } = options
  const done = await jobs.query('select from jobs.done where name = $1', [DONE])
  if ((done.rowCount ?? 0) > 0) return

  for await (const { key, workspace, stream } of traces.uploads()) {
    if (options.stopped()) return
    const history = await store.readStream(workspace, stream)

    if (isUnused(key, history, uploads))
      await traces.removeUploads(reads.of([workspace]), { workspace, stream }, [key])
  }

  await jobs.query('insert into jobs.done (name) values ($1) on conflict do nothing', [DONE])
}

/** An upload that no event names is left to the sweep of pending ones. */
const isUnused = (key: string, history: readonly Event[], uploads: readonly UploadsOf[]) =>
  uploads.some(({ changes }) => {
    const { ever, now } = usedUploads(history, changes)
    return ever.has(key) && !now.has(key)
  })
