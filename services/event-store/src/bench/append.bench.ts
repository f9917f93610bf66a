import { execFile } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { promisify } from 'node:util'
import { event, personal } from '@workledger/contracts/kernel/event'
import { Client, Pool } from 'pg'
import * as z from 'zod'
import type { EventStore } from '../port'
import { createPostgresEventStore } from '../postgres/postgres-event-store'
import { createPostgresVault } from '../postgres/postgres-vault'
import { pgbenchInserts } from './pgbench'

export interface AppendBench {
  /** A superuser or owner, for the plain table; it is dropped afterwards. */
  readonly ownerUrl: string
  /** Connects as wl_log. What is appended stays in the log: use a database of its own. */
  readonly logUrl: string
  /** Connects as wl_vault; the owner's address unless said. */
  readonly vaultUrl?: string
  /** How many append at the same time, each waiting for its answer; e.g. [1, 8, 32]. */
  readonly callers: readonly number[]
  /** Length of each measurement. */
  readonly seconds: number
}

export interface AppendFigures {
  readonly callers: number
  /** Appends/s of the shipped path: validation, encryption, chain, group commit; one event each. */
  readonly appends: number
  /** Milliseconds from call to answer. */
  readonly p50: number
  readonly p99: number
  /** The shipped path with an event that carries no personal data. */
  readonly appendsWithoutPersonalData: number
  /** Rows/s of as many pg clients that each insert one row for each commit into a plain table. */
  readonly plainInserts: number
  /** Transactions/s of pgbench doing the same; null when it is not on the PATH. */
  readonly pgbench: number | null
  /** appends / plainInserts and appends / pgbench. */
  readonly ratioToPlain: number
  readonly ratioToPgbench: number | null
}

/** Measures the log beside the limit without batching, single-row commits, in the same run on the same server. */
export async function benchAppends(options: AppendBench): Promise<AppendFigures[]> {
  const figures: AppendFigures[] = []
  const vault = createPostgresVault({ connectionString: options.vaultUrl ?? options.ownerUrl, masterKey: randomBytes(32) })
  const store = createPostgresEventStore({ connectionString: options.logUrl, vault, definitions: [BenchPersonChanged, BenchCounted] })
  const owner = new Client(options.ownerUrl)
  await owner.connect()
  try {
    await owner.query(PLAIN_TABLE)
    for (const callers of options.callers) {
      await loop(callers, 0.5, append(store, personalEvent))
      const shipped = await loop(callers, options.seconds, append(store, personalEvent))
      const bare = await loop(callers, options.seconds, append(store, bareEvent))
      const plainInserts = await plain(options.ownerUrl, callers, options.seconds)
      const pgbench = await pgbenchInserts(promisify(execFile), options.ownerUrl, callers, options.seconds)
      figures.push({
        callers,
        appends: Math.round(shipped.rate),
        p50: shipped.p50,
        p99: shipped.p99,
        appendsWithoutPersonalData: Math.round(bare.rate),
        plainInserts: Math.round(plainInserts),
        pgbench: pgbench && Math.round(pgbench),
        ratioToPlain: round(shipped.rate / plainInserts),
        ratioToPgbench: pgbench && round(shipped.rate / pgbench),
      })
    }
    return figures
  } finally {
    await owner.query('drop table if exists public.wl_bench')
    await owner.end()
    await store.close()
    await vault.close()
  }
}

const PLAIN_TABLE = `drop table if exists public.wl_bench;
  create table public.wl_bench (id bigint generated always as identity primary key, stream text not null, data jsonb not null)`

const BenchPersonChanged = event('BenchPersonChanged', {
  v: 1,
  subject: 'employee_id',
  data: z.object({ employee_id: z.uuid(), office: z.string(), name: personal(z.string()), email: personal(z.string()), note: z.string() }),
})
const BenchCounted = event('BenchCounted', { v: 1, data: z.object({ employee_id: z.uuid(), office: z.string(), note: z.string() }) })
const employees = Array.from({ length: 500 }, () => randomUUID())
const workspace = randomUUID()
const note = 'n'.repeat(120)
const personalEvent = (employee_id: string) => ({ type: 'BenchPersonChanged', data: { employee_id, office: 'Oslo', name: 'Kari Nordmann', email: 'kari@example.com', note } })
const bareEvent = (employee_id: string) => ({ type: 'BenchCounted', data: { employee_id, office: 'Oslo', note } })

const append = (store: EventStore, make: typeof personalEvent | typeof bareEvent) => async (caller: number, turn: number) => {
  const employee = employees[(caller * 31 + turn * 7) % employees.length]!
  const command_id = randomUUID()
  const meta = { actor: 'system', command_id, correlation_id: command_id, occurred_at: '2026-03-01T08:00:00.000Z' }
  await store.append({ workspace, stream: `employee-${employee}-${caller}`, expected: 'any', events: [make(employee)], meta })
}

async function plain(url: string, callers: number, seconds: number): Promise<number> {
  const pool = new Pool({ connectionString: url, max: callers })
  const data = JSON.stringify(bareEvent(employees[0]!).data)
  const insert = { name: 'insert', text: 'insert into public.wl_bench (stream, data) values ($1, $2)', values: ['employee', data] }
  try {
    const clients = await Promise.all(Array.from({ length: callers }, () => pool.connect()))
    const { rate } = await loop(callers, seconds, async (caller) => void (await clients[caller]!.query(insert)))
    for (const client of clients) client.release()
    return rate
  } finally {
    await pool.end()
  }
}

/** `callers` loops that each wait for their own answer. */
async function loop(callers: number, seconds: number, act: (caller: number, turn: number) => Promise<void>) {
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
  return { rate: times.length / elapsed, p50: round(times[times.length >> 1]!), p99: round(times[Math.floor(times.length * 0.99)]!) }
}

const round = (value: number) => Math.round(value * 100) / 100
