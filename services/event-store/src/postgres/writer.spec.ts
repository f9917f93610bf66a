import { randomUUID } from 'node:crypto'
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'
import { createMemoryVault } from '../memory/memory-vault'
import { LogBusy, UnknownOutcome } from '../port'
import { createLogDatabase, type LogDatabase, withClient } from '../testing/database'
import { anAppend, counted, testDefinitions } from '../testing/fixtures'
import { verifyChain } from '../verify'
import { createPostgresEventStore, type PostgresEventStore } from './postgres-event-store'

let database: LogDatabase
let proxy: Proxy
let store: PostgresEventStore

/** Bypasses the proxy. */
let steady: PostgresEventStore

beforeAll(async () => {
  database = await createLogDatabase()
  proxy = await openProxy(new URL(database.logUrl))

  const open = (connectionString: string) =>
    createPostgresEventStore({
      connectionString,
      vault: createMemoryVault(),
      definitions: testDefinitions,
    })

  store = open(proxy.url)
  steady = open(database.logUrl)
})

afterAll(async () => {
  await Promise.all([store?.close(), steady?.close()])
  await proxy?.close()
  await database?.drop()
})

beforeEach(() => store.append(anAppend()))

it('settles without help when the connection breaks behind the commit: acknowledged once, written once', async () => {
  const append = anAppend({ expected: -1, events: [counted(1), counted(2)] })
  proxy.cutAtNextAnswer()
  // The repetition found its ids, so the connection was cut after the commit.
  expect(await store.append(append)).toMatchObject({ revision: 1, duplicate: true })
  expect(await steady.readStream(append.workspace, append.stream)).toHaveLength(2)
})

it('settles without help when the connection breaks before the batch arrives', async () => {
  const appends = Array.from({ length: 20 }, (_, n) =>
    anAppend({ expected: -1, events: [counted(n)] }),
  )
  proxy.cutAtNextQuestion()

  for (const appended of await Promise.all(appends.map((append) => store.append(append))))
    expect(appended).toMatchObject({ revision: 0, duplicate: false })

  for (const { workspace, stream } of appends)
    expect(await steady.readStream(workspace, stream)).toHaveLength(1)
})

it('says that the outcome is unknown when it cannot settle it, and a repeated command is written once', async () => {
  const append = anAppend({ expected: -1 })
  proxy.cutAtNextAnswer(2)
  await expect(store.append(append)).rejects.toBeInstanceOf(UnknownOutcome)
  expect(await store.append(append)).toMatchObject({ revision: 0, duplicate: true })
  expect(
    await steady.findCommand(append.workspace, append.stream, append.meta.command_id),
  ).toMatchObject({ revision: 0 })
  expect(await steady.readStream(append.workspace, append.stream)).toHaveLength(1)
})

it('fails only the append that the database refuses', async () => {
  const poison = `poison-${randomUUID()}`
  await withClient(database.ownerUrl, (client) =>
    client.query(`alter table log.events add constraint no_poison check (stream <> '${poison}')`),
  )
  const appends = Array.from({ length: 9 }, (_, n) =>
    anAppend(n === 4 ? { stream: poison } : { events: [counted(n), counted(-n)] }),
  )
  const outcomes = await Promise.allSettled(appends.map((append) => store.append(append)))
  expect(outcomes.map(({ status }) => status)).toEqual(
    appends.map((_, n) => (n === 4 ? 'rejected' : 'fulfilled')),
  )

  for (const [n, { workspace, stream }] of appends.entries())
    expect(await steady.readStream(workspace, stream)).toHaveLength(n === 4 ? 0 : 2)

  expect((await verifyChain(steady.rows())).findings).toEqual([])
})

it('finds a repeated command among new ones, and conflicts before and behind it', async () => {
  const known = anAppend({ expected: -1, events: [counted(1), counted(2)] })
  const first = await steady.append(known)
  const conflict = () => anAppend({ workspace: known.workspace, stream: known.stream, expected: 0 })
  const fresh = [anAppend({ expected: -1 }), anAppend({ events: [counted(1), counted(2)] })]

  const outcomes = await Promise.allSettled(
    [
      conflict(),
      anAppend({ expected: 5 }),
      { ...known, expected: 'any' as const },
      ...fresh,
      conflict(),
    ].map((append) => store.append(append)),
  )

  expect(
    outcomes.map((outcome) =>
      outcome.status === 'fulfilled' ? outcome.value.revision : outcome.reason.actual,
    ),
  ).toEqual([1, -1, 1, 0, 1, 1])

  expect(outcomes[2]).toEqual({ status: 'fulfilled', value: { ...first, duplicate: true } })
  expect((await verifyChain(steady.rows())).findings).toEqual([])
})

it('refuses when too many wait, and loses none of the accepted ones', async () => {
  const appends = Array.from({ length: 10_200 }, () => anAppend())
  const outcomes = await Promise.allSettled(appends.map((append) => store.append(append)))
  const refused = outcomes.filter((outcome) => outcome.status === 'rejected')
  expect(refused).toHaveLength(200)

  for (const { reason } of refused as PromiseRejectedResult[])
    expect(reason).toBeInstanceOf(LogBusy)

  const positions = outcomes.flatMap((outcome) =>
    outcome.status === 'fulfilled' ? [outcome.value.position] : [],
  )
  expect(new Set(positions).size).toBe(appends.length - refused.length)
})

it('is busy while another session holds the log, and goes on afterwards', async () => {
  const hurried = createPostgresEventStore({
    connectionString: `${database.logUrl}&lock_timeout=100`,
    vault: createMemoryVault(),
    definitions: testDefinitions,
  })

  await withClient(database.ownerUrl, async (client) => {
    await client.query('begin')
    await client.query('select from log.head for update')
    await expect(hurried.append(anAppend())).rejects.toBeInstanceOf(LogBusy)
    await client.query('rollback')
  })

  expect(await hurried.append(anAppend())).toMatchObject({ revision: 0 })
  await hurried.close()
})

it('writes waiting appends before it closes, and nothing afterwards', async () => {
  const closing = createPostgresEventStore({
    connectionString: database.logUrl,
    vault: createMemoryVault(),
    definitions: testDefinitions,
  })

  const append = anAppend()
  await closing.append(anAppend())
  const pending = closing.append(append)
  await new Promise(setImmediate)
  await closing.close()
  expect(await pending).toMatchObject({ revision: 0 })
  await expect(closing.append(anAppend())).rejects.toBeInstanceOf(LogBusy)
})

interface Proxy {
  readonly url: string
  /**
   * Drops the connections of the next `times` batches when the server answers, which is after their
   * commits.
   */
  cutAtNextAnswer(times?: number): void
  /** Drops the connection of the next batch instead of forwarding the batch. */
  cutAtNextQuestion(): void
  close(): Promise<void>
}

async function openProxy(target: URL): Promise<Proxy> {
  let answers = 0
  let question = false
  const sockets = new Set<Socket>()

  const server: Server = createServer((client) => {
    const upstream = connect(Number(target.port), target.hostname)
    let doomed = false

    const cut = () => {
      client.destroy()
      upstream.destroy()
    }

    for (const socket of [client, upstream]) {
      sockets.add(socket)
      socket.on('error', cut).on('close', cut)
    }

    client.on('data', (bytes) => {
      const batch =
        bytes.includes('log.append') ||
        (bytes.includes('B') && (bytes.includes('append\0') || bytes.includes('append_known\0')))

      if (batch && question) {
        question = false
        return cut()
      }

      if (batch && answers > 0) {
        answers--
        doomed = true
      }

      upstream.write(bytes)
    })

    upstream.on('data', (bytes) => (doomed ? cut() : client.write(bytes)))
  })

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = new URL(target)
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  url.search = ''

  return {
    url: url.href,
    cutAtNextAnswer(times = 1) {
      answers = times
    },
    cutAtNextQuestion() {
      question = true
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
