import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { promisify } from 'node:util'
import { eventDefinitions } from '@workledger/contracts/registry'
import { ChainWatch } from '@workledger/event-store/chain-watch'
import {
  createPostgresEventStore,
  type PostgresEventStore,
} from '@workledger/event-store/postgres/postgres-event-store'
import { createPostgresVault } from '@workledger/event-store/postgres/postgres-vault'
import type { TestDatabase } from '../support/database'
import { contractAdded, each, writeEmployee, writer } from './population'

/** Events per employee: two with personal fields, and time entries. */
export const A_PERSON = 500

/**
 * Measures the verification of a log of so many events. It runs as `npm run verify`, as plain
 * reading of its rows, and in the background.
 */
export async function benchVerify({ ownerUrl, urls, masterKey }: TestDatabase, events: number) {
  const vault = createPostgresVault({ connectionString: urls.wl_vault, masterKey })

  const store = createPostgresEventStore({
    connectionString: urls.wl_log,
    vault,
    definitions: eventDefinitions,
  })

  try {
    const start = performance.now()
    await fill(store, Math.ceil(events / A_PERSON))
    console.log(`${events} events written in ${Math.round((performance.now() - start) / 1000)} s`)

    const read = await timed(async () => {
      let rows = 0
      for await (const _ of store.rows()) rows++
      return rows
    })

    const command = await verifyCommand(ownerUrl, masterKey)
    const lag = monitorEventLoopDelay({ resolution: 1 })
    lag.enable()
    const behind = await timed(async () => (await new ChainWatch(store).whole()).events)
    lag.disable()

    return [
      { what: 'rows read', ...read },
      { what: 'npm run verify', ...command, wanted: 20 },
      { what: 'verified in the background', ...behind, loopDelayP99: lag.percentile(99) / 1e6 },
    ]
  } finally {
    await store.close()
    await vault.close()
  }
}

/** Runs the command in its own process; BENCH_PROFILE names a folder for its CPU profile. */
async function verifyCommand(ownerUrl: string, masterKey: Buffer) {
  const folder = process.env.BENCH_PROFILE
  const profile = folder ? ['--cpu-prof', `--cpu-prof-dir=${folder}`] : []

  const env = {
    ...process.env,
    DATABASE_URL: ownerUrl,
    MASTER_KEY: masterKey.toString('base64'),
    DEMO: '0',
  }

  const root = join(__dirname, '..', '..')

  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--max-semi-space-size=64', ...profile, join(root, 'infra', 'verify.mjs')],
    { env },
  )

  const [, events, seconds] = /^([\d,]+) events in ([\d.]+) s/m.exec(stdout)!
  if (!stdout.includes('The log is intact.')) throw new Error(stdout)
  const read = Number(events!.replaceAll(',', ''))

  return { events: read, seconds: Number(seconds), rate: Math.round(read / Number(seconds)) }
}

/** Writes employees with a contract and 498 time entries each. */
export async function fill(store: Pick<PostgresEventStore, 'append'>, people: number) {
  const workspace = randomUUID()
  const write = writer(store, workspace)
  const place = { role_id: randomUUID(), time_off_policy_id: null, location_id: null }

  await each(
    Array.from({ length: people }, (_, n) => n),
    async (n) => {
      const employee_id = await writeEmployee(write, place, n, '2025-01-01')
      await write(`employment-${employee_id}`, [
        contractAdded(employee_id, '2025-01-01', 'EUR', '48000.00'),
      ])

      const entries = Array.from({ length: A_PERSON - 2 }, (_, entry) => {
        const day = new Date(Date.UTC(2025, 0, 1 + Math.floor(entry / 2)))
          .toISOString()
          .slice(0, 10)
        const [from, to] = entry % 2 ? ['13:00:00', '17:30:00'] : ['09:00:00', '12:15:00']

        return {
          type: 'TimeEntryAdded',
          data: {
            ...{
              employee_id,
              entry_id: randomUUID(),
              description: `Work of ${day}`,
              task_id: null,
              project_id: null,
              billable: false,
            },
            ...{ start: `${day}T${from}Z`, end: `${day}T${to}Z`, zone: 'UTC', day },
          },
        }
      })

      await write(`timer-${employee_id}`, entries)
    },
    4,
  )
}

async function timed(act: () => Promise<number>) {
  const [start, before] = [performance.now(), process.cpuUsage()]
  const events = await act()
  const seconds = (performance.now() - start) / 1000
  const { user, system } = process.cpuUsage(before)

  return {
    events,
    seconds,
    rate: Math.round(events / seconds),
    nodeCpu: (user + system) / 1e6,
    rssMb: process.memoryUsage().rss / 2 ** 20,
  }
}
