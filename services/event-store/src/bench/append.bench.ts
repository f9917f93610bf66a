import { execFile } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { promisify } from 'node:util'
import { EventStoreDBClient, jsonEvent } from '@eventstore/db-client'
import { event } from '@workledger/contracts/kernel/event'
import { personal } from '@workledger/contracts/kernel/event-fields'
import { Client, Pool } from 'pg'
import * as z from 'zod'
import { dispose } from '../eventstoredb/client'
import { createEventStoreDBEventStore } from '../eventstoredb/eventstoredb-event-store'
import type { EventStore } from '../port'
import { createPostgresEventStore } from '../postgres/postgres-event-store'
import { createPostgresVault } from '../postgres/postgres-vault'
import { signing, signingDefinitions, testInstallation } from '../testing/test-signer'
import { pgbenchInserts } from './pgbench'

export interface AppendBench {
  /** A superuser or owner, for the plain table, which is dropped afterwards. */
  readonly ownerUrl: string
  /** Connects as wl_log. Appends stay in the log, so use a separate database. */
  readonly logUrl: string
  /** Connects as wl_vault; defaults to the owner's address. */
  readonly vaultUrl?: string
  /** Numbers of concurrent callers, each waiting for its answer; e.g. [1, 8, 32]. */
  readonly callers: readonly number[]
  /**
   * An EventStoreDB to measure in the same turns. `logUrl` and `vaultUrl` name a separate database
   * for its chain and keys.
   */
  readonly eventStoreDB?:
    | { readonly address: string; readonly logUrl: string; readonly vaultUrl: string }
    | undefined
  /** Seconds for each figure, in turns of one second. Every figure is the median of its turns. */
  readonly seconds: number
}

export interface AppendFigures {
  readonly callers: number
  /**
   * Appends/s of the shipped path, one event each: validation, encryption, chain, signature, group
   * commit.
   */
  readonly appends: number
  /** Milliseconds from call to answer. */
  readonly p50: number
  readonly p99: number
  /** Appends/s of the shipped path with an event without personal data. */
  readonly appendsWithoutPersonalData: number
  /** Rows/s of as many pg clients, each committing single-row inserts to a plain table. */
  readonly plainInserts: number
  /** Transactions/s of pgbench with the same inserts; null if it is not on the PATH. */
  readonly pgbench: number | null
  /** appends / plainInserts and appends / pgbench, each within the same turn. */
  readonly ratioToPlain: number
  readonly ratioToPgbench: number | null
  /**
   * The shipped path with its log in EventStoreDB, and that server with its client only: plain
   * JSON, no chain, no deduplication.
   */
  readonly eventStoreDB?: {
    readonly appends: number
    readonly p50: number
    readonly p99: number
    readonly alone: number
    readonly ratioToAlone: number
    /** Ratio of the shipped path in PostgreSQL to EventStoreDB with its client only. */
    readonly postgresToAlone: number
  }
}

/**
 * Measures appends against single-row commits without batching, in the same run on the same server.
 */
export async function benchAppends(options: AppendBench): Promise<AppendFigures[]> {
  const figures: AppendFigures[] = []

  const vault = createPostgresVault({
    connectionString: options.vaultUrl ?? options.ownerUrl,
    masterKey: randomBytes(32),
  })

  const store = signing(testInstallation(), (signer) =>
    createPostgresEventStore({ connectionString: options.logUrl, vault, definitions, signer }),
  )
  const there = options.eventStoreDB && inEventStoreDB(options.eventStoreDB)
  const owner = new Client(options.ownerUrl)
  await owner.connect()

  try {
    await owner.query(PLAIN_TABLE)

    for (const callers of options.callers) {
      const connections = Math.min(callers, MOST_CONNECTIONS)

      const measures: Measures = {
        shipped: () => loop(callers, 1, append(store, personalEvent)),
        bare: () => loop(callers, 1, append(store, bareEvent)),
        plain: () => plain(options.ownerUrl, connections, 1),
        pgbench: () => pgbenchInserts(promisify(execFile), options.ownerUrl, connections, 1),
        there: async () => there && (await inTurn(there, callers)),
      }

      const slices = []

      // Turns spread other load of the machine over all figures. The first turn warms up.
      for (let turn = 0; turn <= options.seconds; turn++) slices.push(await slice(measures, turn))

      figures.push(summary(callers, slices.slice(1)))
    }

    return figures
  } finally {
    await owner.query('drop table if exists public.wl_bench')
    await owner.end()
    await store.close()
    await vault.close()
    await there?.close()
  }
}

function inEventStoreDB({ address, logUrl, vaultUrl }: NonNullable<AppendBench['eventStoreDB']>) {
  const prefix = `bench${randomBytes(8).toString('hex')}`
  const vault = createPostgresVault({ connectionString: vaultUrl, masterKey: randomBytes(32) })

  const store = createEventStoreDBEventStore({
    address,
    prefix,
    connectionString: logUrl,
    vault,
    definitions,
  })

  const client = EventStoreDBClient.connectionString(address)

  return {
    store,
    async alone(caller: number, turn: number) {
      const employee = employees[(caller * 31 + turn * 7) % employees.length]!
      const { type, data } = personalEvent(employee)
      await client.appendToStream(`${prefix}-alone-${employee}-${caller}`, [
        jsonEvent({ type, data }),
      ])
    },
    async close() {
      await store.close()
      await vault.close()
      await dispose(client)
    },
  }
}

/** Limit for clients with one connection for each caller: the server has about a hundred. */
const MOST_CONNECTIONS = 64

/**
 * A measurement waits for what the one before it left to the disk. So every other turn has the
 * reverse order.
 */
async function slice(measures: Measures, turn: number): Promise<Slice> {
  const names = Object.keys(measures) as (keyof Slice)[]
  const taken: Partial<Record<keyof Slice, unknown>> = {}

  for (const name of turn % 2 === 0 ? names : names.toReversed())
    taken[name] = await measures[name]()

  return taken as Slice
}

async function inTurn({ store, alone }: ReturnType<typeof inEventStoreDB>, callers: number) {
  const figures = {
    alone: (await loop(callers, 1, alone)).rate,
    shipped: await loop(callers, 1, append(store, personalEvent)),
  }

  // The chain follows in the background; wait so that it does not slow down the next measurement.
  await store.end()

  return figures
}

type Measures = { readonly [K in keyof Slice]: () => Promise<Slice[K]> }

interface Slice {
  readonly shipped: Loop
  readonly bare: Loop
  readonly plain: number
  readonly pgbench: number | null
  readonly there: { readonly alone: number; readonly shipped: Loop } | undefined
}

function summary(callers: number, slices: readonly Slice[]): AppendFigures {
  const of = (value: (slice: Slice) => number) => median(slices.map(value))
  const pgbench = slices.every((slice) => slice.pgbench !== null)

  return {
    callers,
    appends: Math.round(of(({ shipped }) => shipped.rate)),
    p50: round(of(({ shipped }) => shipped.p50)),
    p99: round(of(({ shipped }) => shipped.p99)),
    appendsWithoutPersonalData: Math.round(of(({ bare }) => bare.rate)),
    plainInserts: Math.round(of(({ plain }) => plain)),
    pgbench: pgbench ? Math.round(of((slice) => slice.pgbench as number)) : null,
    ratioToPlain: round(of(({ shipped, plain }) => shipped.rate / plain)),
    ratioToPgbench: pgbench
      ? round(of((slice) => slice.shipped.rate / (slice.pgbench as number)))
      : null,
    ...(slices.every(({ there }) => there) && {
      eventStoreDB: {
        appends: Math.round(of(({ there }) => there!.shipped.rate)),
        p50: round(of(({ there }) => there!.shipped.p50)),
        p99: round(of(({ there }) => there!.shipped.p99)),
        alone: Math.round(of(({ there }) => there!.alone)),
        ratioToAlone: round(of(({ there }) => there!.shipped.rate / there!.alone)),
        postgresToAlone: round(of(({ there, shipped }) => shipped.rate / there!.alone)),
      },
    }),
  }
}

export const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[values.length >> 1] as number

const PLAIN_TABLE = `drop table if exists public.wl_bench;
  create table public.wl_bench (id bigint generated always as identity primary key, stream text not null, data jsonb not null)`

const BenchPersonChanged = event('BenchPersonChanged', {
  v: 1,
  subject: 'employee_id',
  data: z.object({
    employee_id: z.uuid(),
    office: z.string(),
    name: personal(z.string()),
    email: personal(z.string()),
    note: z.string(),
  }),
})

const BenchCounted = event('BenchCounted', {
  v: 1,
  data: z.object({ employee_id: z.uuid(), office: z.string(), note: z.string() }),
})

export const definitions = [...signingDefinitions, BenchPersonChanged, BenchCounted]
const employees = Array.from({ length: 500 }, () => randomUUID())
const workspace = randomUUID()
const note = 'n'.repeat(120)

export const personalEvent = (employee_id: string) => ({
  type: 'BenchPersonChanged',
  data: { employee_id, office: 'Oslo', name: 'Kari Nordmann', email: 'kari@example.com', note },
})

const bareEvent = (employee_id: string) => ({
  type: 'BenchCounted',
  data: { employee_id, office: 'Oslo', note },
})

export const append =
  (store: EventStore, make: typeof personalEvent | typeof bareEvent) =>
  async (caller: number, turn: number) => {
    const employee = employees[(caller * 31 + turn * 7) % employees.length]!
    const command_id = randomUUID()

    const meta = {
      actor: 'system',
      command_id,
      correlation_id: command_id,
      occurred_at: '2026-03-01T08:00:00.000Z',
    }

    await store.append({
      workspace,
      stream: `employee-${employee}-${caller}`,
      expected: 'any',
      events: [make(employee)],
      meta,
    })
  }

async function plain(url: string, callers: number, seconds: number): Promise<number> {
  const pool = new Pool({ connectionString: url, max: callers })
  const data = JSON.stringify(bareEvent(employees[0]!).data)

  const insert = {
    name: 'insert',
    text: 'insert into public.wl_bench (stream, data) values ($1, $2)',
    values: ['employee', data],
  }

  try {
    const clients = await Promise.all(Array.from({ length: callers }, () => pool.connect()))

    const { rate } = await loop(
      callers,
      seconds,
      async (caller) => void (await clients[caller]!.query(insert)),
    )

    for (const client of clients) client.release()

    return rate
  } finally {
    await pool.end()
  }
}

export interface Loop {
  readonly rate: number
  readonly p50: number
  readonly p99: number
}

/** Runs `callers` loops that each wait for their own answer. */
export async function loop(
  callers: number,
  seconds: number,
  act: (caller: number, turn: number) => Promise<void>,
): Promise<Loop> {
  const times: number[] = []
  const start = performance.now()
  const until = start + seconds * 1000

  await Promise.all(
    Array.from({ length: callers }, async (_, caller) => {
      for (let turn = 0, now = performance.now(); now < until; turn++) {
        const before = now
        await act(caller, turn)
        now = performance.now()
        times.push(now - before)
      }
    }),
  )

  const elapsed = (performance.now() - start) / 1000
  times.sort((a, b) => a - b)

  return {
    rate: times.length / elapsed,
    p50: times[times.length >> 1]!,
    p99: times[Math.floor(times.length * 0.99)]!,
  }
}

export const round = (value: number) => Math.round(value * 100) / 100
