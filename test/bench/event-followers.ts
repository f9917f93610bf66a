import { chmod } from 'node:fs/promises'
import { join } from 'node:path'
import { employeeEvents } from '@workledger/contracts/people/people.events'
import { timerEvents } from '@workledger/contracts/time-tracking/time-tracking.events'
import { type PostgresEventStore } from '@workledger/event-store/postgres/postgres-event-store'
import { on, type Projection } from '@workledger/projections/kernel/projection'
import { projections } from '@workledger/projections/registry'
import { Rebuilder } from '@workledger/projections/runner/rebuilder'
import { ProjectionRunner } from '@workledger/projections/runner/runner'
import {
  departments,
  structureProjection,
} from '@workledger/projections/structure/structure.projection'
import { Client } from 'pg'
import { type TestDatabase } from '../support/database'
import { askRebuild } from '../support/table-content'
import { makeTemporaryFolder } from '../support/temporary-folder'
import type { BenchLine } from './bench-line'

/** Counts the added time entries and employees of each workspace. */
const counting: Projection = {
  ...structureProjection,
  steps: [employeeEvents.EmployeeAdded, timerEvents.TimeEntryAdded].map((definition) =>
    on(
      definition as typeof timerEvents.TimeEntryAdded,
      departments,
      (event) => event.workspace,
      (row, { workspace }) =>
        ({
          id: workspace,
          workspace_id: workspace,
          name: String(Number(row?.name ?? 0) + 1),
        }) as never,
    ),
  ),
}

export async function catchUp(
  database: TestDatabase,
  store: PostgresEventStore,
  events: number,
): Promise<BenchLine[]> {
  const copied = await copyRate(database)
  const counted = await countingBesideCopy(database, store, { events, copied })
  const all = await followed(database, store, projections, events)
  const inserted = await insertRate(database, events)

  return [
    counted,
    {
      what: 'all projections together catch up',
      wanted: '≥ 20000',
      figure: all,
      unit: 'events/s',
      beside: `their rows inserted again ${inserted}`,
      ratio: all / inserted,
    },
    {
      what: 'all read tables are rebuilt next to the live ones',
      wanted: '',
      figure: await rebuilt(database, store, events),
      unit: 'events/s',
    },
  ]
}

export async function countingBesideCopy(
  database: TestDatabase,
  store: PostgresEventStore,
  { events, copied }: { events: number; copied: number },
): Promise<BenchLine> {
  const counted = await followed(database, store, [counting], events)

  return {
    what: 'a counting projection catches up',
    wanted: '≥ 0.7',
    figure: counted,
    unit: 'events/s',
    beside: `COPY ${copied}`,
    ratio: counted / copied,
  }
}

async function followed(
  { urls }: TestDatabase,
  store: PostgresEventStore,
  list: readonly Projection[],
  events: number,
): Promise<number> {
  const head = await store.head()
  const began = performance.now()
  let failed = (_: unknown) => {}

  const runner = new ProjectionRunner({
    connectionString: urls.wl_projector,
    store,
    projections: list,
    onError: (error) => failed(error),
  })

  await new Promise<void>((resolve, reject) => {
    failed = reject
    runner.onProjected((position) => position === head && resolve())
    runner.start()
  })

  const rate = Math.round(events / ((performance.now() - began) / 1000))
  await runner.stop()

  return rate
}

async function rebuilt(
  { ownerUrl, urls }: TestDatabase,
  store: PostgresEventStore,
  events: number,
): Promise<number> {
  const owner = new Client(ownerUrl)
  await owner.connect()
  let failed = (_: unknown) => {}

  const rebuilder = new Rebuilder({
    connectionString: urls.wl_projector,
    store,
    projections,
    onError: (error) => failed(error),
  })

  try {
    const began = performance.now()
    await askRebuild(owner, projections)
    rebuilder.start()

    await new Promise<void>((resolve, reject) => {
      failed = reject

      const look = async () => {
        if ((await owner.query('select from read_next.checkpoints')).rowCount === 0) resolve()
        else setTimeout(() => look().catch(reject), 50)
      }

      look().catch(reject)
    })

    return Math.round(events / ((performance.now() - began) / 1000))
  } finally {
    await rebuilder.stop()
    await owner.end()
  }
}

/** Copies the events into a table without an index, at this PostgreSQL's full speed. */
export async function copyRate({ ownerUrl }: TestDatabase): Promise<number> {
  const folder = makeTemporaryFolder('bench-copy')
  await chmod(folder, 0o777)
  const file = join(folder, 'events')
  const owner = new Client(ownerUrl)
  await owner.connect()

  try {
    await owner.query(`copy log.events to '${file}'`)
    await owner.query('create table public.wl_copy (like log.events)')
    const began = performance.now()
    const { rowCount } = await owner.query(`copy public.wl_copy from '${file}'`)
    const rate = Math.round(rowCount! / ((performance.now() - began) / 1000))
    await owner.query('drop table public.wl_copy')

    return rate
  } finally {
    await owner.end()
  }
}

/**
 * Copies the read tables' rows into tables with the same indexes, at this PostgreSQL's full speed
 * on one connection.
 */
async function insertRate({ ownerUrl }: TestDatabase, events: number): Promise<number> {
  const owner = new Client(ownerUrl)
  await owner.connect()

  try {
    const names = projections.flatMap(({ tables }) => tables.map(({ name }) => name))
    const began = performance.now()

    for (const name of names) {
      await owner.query(`create table public.wl_rows (like read."${name}" including all)`)
      await owner.query(`insert into public.wl_rows select * from read."${name}"`)
      await owner.query('drop table public.wl_rows')
    }

    return Math.round(events / ((performance.now() - began) / 1000))
  } finally {
    await owner.end()
  }
}
