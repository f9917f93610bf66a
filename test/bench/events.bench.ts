import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { eventDefinitions } from '@workledger/contracts/registry'
import {
  createPostgresEventStore,
  type PostgresEventStore,
} from '@workledger/event-store/postgres/postgres-event-store'
import { createPostgresVault } from '@workledger/event-store/postgres/postgres-vault'
import { projections } from '@workledger/projections/registry'
import { Progress } from '@workledger/projections/runner/progress'
import { ProjectionRunner } from '@workledger/projections/runner/runner'
import { Client } from 'pg'
import { createTestDatabase, type TestDatabase } from '../support/database'
import type { BenchLine } from './bench-line'
import { percentile } from './client'
import { emmettGaps, findEmmett } from './emmett'
import { appendApart } from './event-appender'
import { catchUp } from './event-followers'
import { writer } from './population'
import { A_PERSON, fill } from './verify.bench'

/**
 * Measures the log at `events` events against its limits on the same PostgreSQL. The section
 * `peers` measures appends.
 */
export async function benchEvents(seconds: number, events: number): Promise<BenchLine[]> {
  const lines = await gaps(Math.min(100_000, events))
  const database = await createTestDatabase()
  const { store, close } = openStore(database)

  try {
    lines.push(...(await growth(store, events)))
    lines.push(...(await disk(database)))
    lines.push(...(await streams(store, seconds)))
    lines.push(...(await catchUp(database, store, events)))
    lines.push(...(await visible(database, store, seconds)))
  } finally {
    await close()
    await database.drop()
  }

  return lines
}

/** Opens the log of a test database. */
export function openStore({ urls, masterKey }: TestDatabase) {
  const vault = createPostgresVault({ connectionString: urls.wl_vault, masterKey })

  const store = createPostgresEventStore({
    connectionString: urls.wl_log,
    vault,
    definitions: eventDefinitions,
  })

  const close = async () => {
    await store.close()
    await vault.close()
  }

  return { store, close }
}

/**
 * Appends in four processes while one reads behind them by its checkpoint. Returns the events that
 * it missed and those that it read twice.
 */
async function gaps(events: number): Promise<BenchLine[]> {
  const [database, other] = [await createTestDatabase(), await createTestDatabase()]
  const { store, close } = openStore(database)

  try {
    let done = false
    const seen = new Map<string, number>()

    const read = async () => {
      let after: string | null = null

      for (;;) {
        // Read before the page: an empty page after the end is the end.
        const last = done
        const page = await store.readAll(after, 1_000)
        for (const { id } of page) seen.set(id, (seen.get(id) ?? 0) + 1)
        after = page.at(-1)?.position ?? after
        if (page.length === 0 && last) return
        if (page.length === 0) await pause(1)
      }
    }

    const reading = read()
    const each = Array.from({ length: 4 }, () =>
      appendApart(database, { callers: 16, events: events / 4 }),
    )
    const written = (await Promise.all(each)).reduce((sum, { count }) => sum + count, 0)
    done = true
    await reading
    const owner = new Client(database.ownerUrl)
    await owner.connect()
    const { rows } = await owner.query('select id from log.events')
    await owner.end()
    const lost = rows.filter(({ id }) => !seen.has(id)).length
    const twice = [...seen.values()].filter((times) => times > 1).length
    const theirs = findEmmett() ? await emmettGaps(other.ownerUrl, events / 4) : undefined

    if (rows.length !== written)
      throw new Error(`${written} acknowledged, ${rows.length} in the log`)

    return [
      {
        what: `lost of ${written} under 4 processes`,
        wanted: '0',
        figure: lost,
        unit: '',
        ...(theirs && { beside: `emmett ${theirs.lost} of ${theirs.written}` }),
      },
      {
        what: 'seen twice',
        wanted: '0',
        figure: twice,
        unit: '',
        ...(theirs && { beside: `emmett ${theirs.twice}` }),
      },
    ]
  } finally {
    await close()
    await database.drop()
    await other.drop()
  }
}

/** Fills the log in ten parts. */
async function growth(store: PostgresEventStore, events: number): Promise<BenchLine[]> {
  const memory = []
  const began = performance.now()

  for (let part = 0; part < 10; part++) {
    await fill(store, Math.ceil(events / 10 / A_PERSON))
    globalThis.gc?.()
    memory.push(Math.round(process.memoryUsage().rss / 2 ** 20))
  }

  const rate = Math.round(events / ((performance.now() - began) / 1000))

  return [
    { what: 'events written, 498 in an append', wanted: '', figure: rate, unit: '/s' },
    {
      what: `memory after ${events} of them`,
      wanted: 'flat',
      figure: memory[9]!,
      unit: 'MiB',
      beside: `after a tenth ${memory[0]}`,
      ratio: memory[9]! / memory[0]!,
    },
  ]
}

async function disk({ ownerUrl }: TestDatabase): Promise<BenchLine[]> {
  const owner = new Client(ownerUrl)
  await owner.connect()

  try {
    await owner.query('analyze log.events')

    const { rows } = await owner.query(
      `select pg_total_relation_size('log.events') / count(*) as stored,
        avg(octet_length(data::text) + octet_length(meta::text) + octet_length(stream) + octet_length(type)) as json from log.events`,
    )

    const [stored, json] = [Number(rows[0].stored), Math.round(Number(rows[0].json))]

    return [
      {
        what: 'bytes on disk for each event, indexes included',
        wanted: '',
        figure: stored,
        unit: 'B',
        beside: `its JSON ${json}`,
        ratio: stored / json,
      },
    ]
  } finally {
    await owner.end()
  }
}

async function streams(store: PostgresEventStore, seconds: number): Promise<BenchLine[]> {
  const workspace = randomUUID()
  const write = writer(store, workspace)
  const employee = randomUUID()
  const start = Date.UTC(2026, 0, 1)

  for (let n = 0; n < 100; n++) {
    const day = new Date(start + n * 86_400_000).toISOString().slice(0, 10)

    const entry = {
      employee_id: employee,
      entry_id: randomUUID(),
      description: 'Work',
      task_id: null,
      project_id: null,
      billable: false,
    }

    await write(`timer-${employee}`, [
      {
        type: 'TimeEntryAdded',
        data: { ...entry, start: `${day}T09:00:00Z`, end: `${day}T12:00:00Z`, zone: 'UTC', day },
      },
    ])
  }

  let reads = 0
  const began = performance.now()

  await Promise.all(
    Array.from({ length: 4 }, async () => {
      while (performance.now() - began < seconds * 1000) {
        if ((await store.readStream(workspace, `timer-${employee}`)).length !== 100)
          throw new Error('The stream is not whole.')

        reads++
      }
    }),
  )

  return [
    {
      what: 'streams of 100 events read, 4 readers',
      wanted: '≥ 2000',
      figure: Math.round(reads / ((performance.now() - began) / 1000)),
      unit: '/s',
    },
  ]
}

/**
 * Appends five hundred events a second, evenly, and measures each until the read tables show it.
 */
async function visible(
  { urls }: TestDatabase,
  store: PostgresEventStore,
  seconds: number,
): Promise<BenchLine[]> {
  const runner = new ProjectionRunner({ connectionString: urls.wl_projector, store, projections })
  const progress = new Progress(urls.wl_jobs, store, runner)
  runner.start()
  const workspace = randomUUID()

  const write = async (n: number) => {
    const department_id = randomUUID()

    const meta = {
      actor: 'bench',
      command_id: randomUUID(),
      correlation_id: department_id,
      occurred_at: new Date().toISOString(),
    }

    const events = [
      { type: 'DepartmentAdded', data: { workspace_id: workspace, department_id, name: 'Bench' } },
    ]

    return store.append({
      workspace,
      stream: `structure-${workspace}-${n}`,
      expected: 'any',
      events,
      meta,
    })
  }

  try {
    await progress.waitFor((await write(0)).position, 60_000)
    const times: number[] = []
    const under: Promise<void>[] = []
    const began = performance.now()
    const total = seconds * 500

    for (let n = 1; n <= total; n++) {
      const due = began + n * 2
      while (performance.now() < due) await pause(1)
      const sent = performance.now()

      under.push(
        write(n).then(async ({ position }) => {
          if (!(await progress.waitFor(position, 60_000)))
            throw new Error('The read tables did not follow.')

          times.push(performance.now() - sent)
        }),
      )
    }

    await Promise.all(under)
    times.sort((a, b) => a - b)
    const [p50, p99] = [percentile(times, 0.5), percentile(times, 0.99)]

    return [
      {
        what: `append → visible at 500 a second (p50 ${p50.toFixed(1)} ms), p99`,
        wanted: '≤ 25',
        figure: p99,
        unit: 'ms',
      },
    ]
  } finally {
    await runner.stop()
    await progress.close()
  }
}
