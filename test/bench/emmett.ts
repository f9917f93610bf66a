import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { Pool } from 'pg'

const PACKAGE = '@event-driven-io/emmett-postgresql'

/** What the bench calls of emmett-postgresql, which is no dependency of this repository. */
interface Emmett {
  getPostgreSQLEventStore(
    url: string,
    options: { connectionOptions: { pool: Pool } },
  ): {
    schema: { migrate(): Promise<unknown> }
    appendToStream(stream: string, events: readonly object[]): Promise<unknown>
  }
  postgreSQLEventStoreConsumer(options: {
    connectionString: string
    pulling: { batchSize: number; pullingFrequencyInMs: number }
  }): {
    reactor(options: {
      processorId: string
      eachMessage(message: { metadata: { messageId: string } }): Promise<void>
    }): unknown
    start(): Promise<unknown>
  }
}

/**
 * Returns the file of emmett-postgresql in the folder that BENCH_EMMETT names, or in this
 * repository; undefined if it is in neither.
 */
export function findEmmett(): string | undefined {
  const from = createRequire(join(process.env.BENCH_EMMETT ?? __dirname, 'bench.js'))

  try {
    return from.resolve(PACKAGE)
  } catch {
    return undefined
  }
}

function loadEmmett(): Emmett {
  const file = findEmmett()
  if (!file) throw new Error(`${PACKAGE} is not on this machine.`)

  return createRequire(__filename)(file)
}

const data = {
  employee_id: randomUUID(),
  office: 'Oslo',
  name: 'Kari Nordmann',
  email: 'kari@example.com',
  note: 'n'.repeat(120),
}

const event = () => ({ type: 'BenchPersonChanged' as const, data })

/**
 * Measures emmett-postgresql on the same server: it appends plain JSON, without encryption, chain
 * or recognition of repeated commands. It runs in its own processes, because loading it changes how
 * pg reads numbers in the whole process.
 */
export async function emmettRate(url: string, callers: number, seconds: number): Promise<number> {
  return Math.round((await answerOf(begin({ url, callers, seconds }))).rate)
}

/**
 * Appends so many events in each of four processes, while a consumer in another one reads behind
 * them.
 */
export async function emmettGaps(url: string, events: number) {
  // Creates the schema before they begin.
  await emmettRate(url, 1, 0.1)
  const consumer = begin({ url, consume: true })
  const appenders = Array.from({ length: 4 }, () => begin({ url, callers: 16, events }))

  const written = (await Promise.all(appenders.map(answerOf))).reduce(
    (sum, { count }) => sum + count,
    0,
  )

  consumer.stdin?.end()
  const { seen, twice } = await answerOf(consumer)

  return { written, lost: written - seen, twice }
}

interface Order {
  readonly url: string
  readonly consume?: boolean
  readonly callers?: number
  readonly events?: number
  readonly seconds?: number
}

const begin = (order: Order) =>
  spawn(process.execPath, ['-r', join(__dirname, '..', 'support', 'register.cjs'), __filename], {
    env: { ...process.env, EMMETT: JSON.stringify(order) },
    stdio: ['pipe', 'pipe', 'inherit'],
  })

async function answerOf(child: ChildProcess) {
  const [said] = await Promise.all([text(child.stdout!), once(child, 'exit')])
  return JSON.parse(said)
}

async function append({
  url,
  callers = 1,
  events = Number.POSITIVE_INFINITY,
  seconds = Number.POSITIVE_INFINITY,
}: Order) {
  const pool = new Pool({ connectionString: url, max: Math.min(callers, 64) })
  pool.on('error', () => {})
  const store = loadEmmett().getPostgreSQLEventStore(url, { connectionOptions: { pool } })
  await store.schema.migrate()
  const own = randomUUID()
  let [begun, count] = [0, 0]
  const began = performance.now()

  await Promise.all(
    Array.from({ length: callers }, async (_, caller) => {
      for (let turn = 0; begun < events && performance.now() - began < seconds * 1000; turn++) {
        begun++
        await store.appendToStream(`employee-${own}-${(caller * 31 + turn * 7) % 500}-${caller}`, [
          event(),
        ])
        count++
      }
    }),
  )

  return { count, rate: count / ((performance.now() - began) / 1000) }
}

async function consume({ url }: Order) {
  const times = new Map<string, number>()

  const consumer = loadEmmett().postgreSQLEventStoreConsumer({
    connectionString: url,
    pulling: { batchSize: 1_000, pullingFrequencyInMs: 1 },
  })

  consumer.reactor({
    processorId: 'bench',
    eachMessage: async ({ metadata }) => {
      times.set(metadata.messageId, (times.get(metadata.messageId) ?? 0) + 1)
    },
  })

  consumer.start().catch((error) => console.error(error))
  process.stdin.resume()
  await once(process.stdin, 'end')
  // Waits until no event has come for three seconds.
  for (let known = -1; known !== times.size; await pause(3_000)) known = times.size

  return { seen: times.size, twice: [...times.values()].filter((each) => each > 1).length }
}

async function main(order: Order) {
  process.stdout.write(JSON.stringify(await (order.consume ? consume(order) : append(order))), () =>
    process.exit(0),
  )
}

if (process.env.EMMETT && require.main === module) void main(JSON.parse(process.env.EMMETT))
