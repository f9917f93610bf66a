import { benchAppends } from '@workledger/event-store/bench/append.bench'
import { createTestDatabase } from '../support/database'
import type { BenchLine } from './bench-line'
import { emmettRate, findEmmett } from './emmett'
import { appendApart } from './event-appender'
import { copyRate, countingBesideCopy } from './event-followers'
import { openStore } from './events.bench'
import { A_PERSON, fill } from './verify.bench'

/** Appends/s of the log, and the turns of the same run with its peers. */
type Appends = Awaited<ReturnType<typeof benchAppends>>[number]

/**
 * Measures appends in turns with each peer that this machine has: pgbench, emmett, an EventStoreDB
 * at EVENT_STORE_URL. Then measures `events` events against COPY. Says how to
 * add a peer that is not here.
 */
export async function benchPeers(seconds: number, events: number): Promise<BenchLine[]> {
  const other = await createTestDatabase()
  const lines: BenchLine[] = []

  try {
    for (const callers of [1, 8, 32, 256]) {
      const ours = await appendsAt(callers, seconds)

      lines.push(
        besidePgbench(ours),
        await besideEmmett(ours, other.ownerUrl, seconds),
        ...besideEventStoreDB(ours),
      )
    }
  } finally {
    await other.drop()
  }

  sayMissing()

  return [...lines, await inTwoProcesses(), ...(await besideCopy(events))]
}

/** Each measurement has a database of its own, because it comes with its own master key. */
async function appendsAt(callers: number, seconds: number): Promise<Appends> {
  const address = process.env.EVENT_STORE_URL
  const { ownerUrl, urls, drop } = await createTestDatabase()
  const chain = address ? await createTestDatabase() : undefined

  const eventStoreDB =
    address && chain
      ? { address, logUrl: chain.urls.wl_log, vaultUrl: chain.urls.wl_vault }
      : undefined

  try {
    const [figures] = await benchAppends({
      ownerUrl,
      logUrl: urls.wl_log,
      eventStoreDB,
      callers: [callers],
      seconds,
    })

    return figures!
  } finally {
    await drop()
    await chain?.drop()
  }
}

const WANTED_OF_PGBENCH: Readonly<Record<number, string>> = { 1: '≥ 0.5', 32: '≥ 0.9' }

/**
 * Without pgbench, or if it completed nothing in its second, as many clients of pg insert the same
 * rows, each by a prepared statement.
 */
function besidePgbench(ours: Appends): BenchLine {
  const { callers, appends, p50, p99, pgbench, ratioToPgbench } = ours

  return {
    what: `appends, ${callers} callers (p50 ${p50} ms, p99 ${p99} ms)`,
    wanted: WANTED_OF_PGBENCH[callers] ?? '',
    figure: appends,
    unit: '/s',
    ...(!pgbench || ratioToPgbench === null
      ? { beside: `loop of pg clients ${ours.plainInserts}`, ratio: ours.ratioToPlain }
      : { beside: `pgbench ${pgbench}`, ratio: ratioToPgbench }),
  }
}

async function besideEmmett(
  { callers, appends }: Appends,
  url: string,
  seconds: number,
): Promise<BenchLine> {
  const line = { what: '', wanted: callers === 32 ? '≥ 6' : '', figure: appends, unit: '/s' }
  if (!findEmmett()) return { ...line, beside: 'emmett: not here' }
  const emmett = await emmettRate(url, callers, seconds)

  return { ...line, beside: `emmett ${emmett}`, ratio: appends / emmett }
}

function besideEventStoreDB({ callers, appends, eventStoreDB: there }: Appends): BenchLine[] {
  const line = { what: '', wanted: '', figure: appends, unit: '/s' }
  if (!there) return [{ ...line, beside: 'EventStoreDB: not here' }]
  const beside = `EventStoreDB alone ${there.alone}`

  return [
    {
      ...line,
      wanted: callers === 1 || callers === 32 ? '≥ 2' : '',
      beside,
      ratio: there.postgresToAlone,
    },
    {
      ...line,
      what: `the same with the log in EventStoreDB (p50 ${there.p50} ms, p99 ${there.p99} ms)`,
      figure: there.appends,
      beside,
      ratio: there.ratioToAlone,
    },
  ]
}

async function inTwoProcesses(): Promise<BenchLine> {
  const database = await createTestDatabase()

  try {
    const both = await Promise.all(
      [0, 1].map(() => appendApart(database, { callers: 16, seconds: 5 })),
    )

    return {
      what: 'appends, 16 callers in each of two processes',
      wanted: '',
      figure: Math.round(both.reduce((sum, { rate }) => sum + rate, 0)),
      unit: '/s',
    }
  } finally {
    await database.drop()
  }
}

/** Writes the events in large appends, and lets a counting projection follow. */
async function besideCopy(events: number): Promise<BenchLine[]> {
  const database = await createTestDatabase()
  const { store, close } = openStore(database)

  try {
    const began = performance.now()
    await fill(store, Math.ceil(events / A_PERSON))
    const written = Math.round(events / ((performance.now() - began) / 1000))
    const copied = await copyRate(database)

    return [
      {
        what: `events written, ${A_PERSON - 2} in an append`,
        wanted: '',
        figure: written,
        unit: 'events/s',
        beside: `COPY ${copied}`,
        ratio: written / copied,
      },
      await countingBesideCopy(database, store, { events, copied }),
    ]
  } finally {
    await close()
    await database.drop()
  }
}

function sayMissing(): void {
  if (!findEmmett())
    console.log(
      'emmett: not here. "npm i --no-save --prefix FOLDER @event-driven-io/emmett-postgresql@0.42", then BENCH_EMMETT=FOLDER.',
    )

  if (!process.env.EVENT_STORE_URL)
    console.log('EventStoreDB: not here. Start one, then EVENT_STORE_URL=esdb://….')
}
