import { randomBytes, randomUUID } from 'node:crypto'
import { ChainWatch } from '../chain-watch'
import { createLogDatabase, type LogDatabase, withClient } from '../testing/database'
import { anAppend, counted, named, testDefinitions } from '../testing/fixtures'
import type { Anchor } from '../verify'
import { createPostgresEventStore, type PostgresEventStore } from './postgres-event-store'
import { createPostgresVault } from './postgres-vault'

/**
 * An attacker with all rights of the database's owner changes a log of more than one page. Each
 * change is undone afterwards.
 */
let database: LogDatabase

let vault: ReturnType<typeof createPostgresVault>
let store: PostgresEventStore
const [ours, theirs, person] = [randomUUID(), randomUUID(), randomUUID()]
const LAST = 24
let anchor: Anchor

beforeAll(async () => {
  database = await createLogDatabase()
  vault = createPostgresVault({ connectionString: database.vaultUrl, masterKey: randomBytes(32) })

  store = createPostgresEventStore({
    connectionString: database.logUrl,
    vault,
    definitions: testDefinitions,
  })

  const events = Array.from({ length: 2 }, (_, n) => counted(n, 'text'))

  for (let n = 0; n < 11; n++)
    await store.append(anAppend({ workspace: n % 2 ? ours : theirs, events }))

  await store.append(anAppend({ workspace: ours, events: events.map(() => named(person, 'Kari')) }))
  anchor = await store.end()
  expect(anchor.position).toBe(String(LAST))
  await owner('create table kept as table log.events', 'create table kept_head as table log.head')
})

afterAll(async () => {
  await store?.close()
  await vault?.close()
  await database?.drop()
})

afterEach(() =>
  owner(
    'delete from log.events',
    'insert into log.events select * from kept',
    'delete from log.head',
    'insert into log.head select * from kept_head',
  ),
)

const owner = (...statements: string[]) =>
  withClient(database.ownerUrl, async (client) => {
    for (const table of ['events', 'head'])
      await client.query(`alter table log.${table} disable trigger user`)

    for (const statement of statements) await client.query(statement)

    for (const table of ['events', 'head'])
      await client.query(`alter table log.${table} enable trigger user`)
  })

const watchOf = (anchors?: () => Promise<Anchor[]>) =>
  new ChainWatch(store, { ...(anchors && { anchors }), page: 10, ahead: 2 })

const found = async (watch = watchOf()) =>
  (await watch.check()).findings.map(({ kind, position }) => `${kind} ${position}`)

const cutBehind = (position: number) => [
  `delete from log.events where position > ${position}`,
  `update log.head set position = ${position}, hash = (select hash from log.events where position = ${position})`,
]

const places = [1, 12, 20, 21, LAST]

it('finds an untouched log intact, counts the events of each workspace and knows the end', async () => {
  const state = await watchOf(async () => [anchor]).check()
  expect(state).toMatchObject({ intact: true, events: LAST, head: anchor, findings: [] })
  expect([state.eventsOf(ours), state.eventsOf(theirs), state.eventsOf(randomUUID())]).toEqual([
    12, 12, 0,
  ])
})

it.each(places)('reports an altered event %i, and its workspace', async (position) => {
  const workspace = (await store.stored(String(position - 1), 1))[0]!.workspace
  const data = `data = data || '{"n":-1}'`

  const columns = [
    data,
    `meta = meta || '{"actor":"nobody"}'`,
    `recorded_at = recorded_at + interval '1 microsecond'`,
    `type = 'Other'`,
    'revision = revision + 1000',
    'v = v + 1',
    "hash = sha256('')",
  ]

  // Each column at the boundary of two pages.
  for (const change of position === 20 ? columns : [data]) {
    await owner(`update log.events set ${change} where position = ${position}`)
    const { findings } = await watchOf().check()
    expect(findings.map(({ kind, position: at, workspace: whose }) => [kind, at, whose])).toEqual([
      ['altered', String(position), workspace],
    ])

    await owner(
      `delete from log.events where position = ${position}`,
      `insert into log.events select * from kept where position = ${position}`,
    )
  }
})

it.each(places)(
  'tells that event %i is missing, or that the log ends before it',
  async (position) => {
    await owner(`delete from log.events where position = ${position}`)
    expect(await found()).toEqual([`${position === LAST ? 'truncated' : 'missing'} ${position}`])
  },
)

it.each([
  [1, 2],
  [1, LAST],
  [12, 21],
])('reports that events %i and %i changed places', async (one, two) => {
  const move = (from: number, to: number) =>
    `update log.events set position = ${to} where position = ${from}`
  await owner(move(one, 5_000), move(two, one), move(5_000, two))
  expect(await found()).toEqual([`reordered ${one}`, `reordered ${two}`])
})

it.each([0, 12, 20, LAST - 1])(
  'tells that the log was cut behind event %i, head and all, by a head that was kept elsewhere',
  async (position) => {
    const seen = watchOf()
    expect(await found(seen)).toEqual([])

    await owner(
      ...(position
        ? cutBehind(position)
        : [
            'delete from log.events',
            `update log.head set position = 0, hash = '\\x${'00'.repeat(32)}'`,
          ]),
    )

    expect(await found()).toEqual([])
    expect(await found(watchOf(async () => [anchor]))).toEqual([`truncated ${position + 1}`])
    expect(await found(seen)).toEqual([`truncated ${position + 1}`])
  },
)

it('reports a log that was cut and rewritten, by a head that was kept elsewhere', async () => {
  await owner(...cutBehind(LAST - 1))

  const other = createPostgresEventStore({
    connectionString: database.logUrl,
    vault,
    definitions: testDefinitions,
  })

  await other.append(anAppend({ events: [counted(-1)] }))
  await other.close()
  expect(await found()).toEqual([])
  expect(await found(watchOf(async () => [anchor]))).toEqual([`altered ${LAST}`])
})

it('recognises an erasure', async () => {
  await vault.destroy(ours, person)
  expect(await found()).toEqual([])
})

it('reads new events, and all of them again if asked; of many who ask at once one reads', async () => {
  const asked: string[] = []

  const source = {
    end: () => store.end(),
    stored: (after: string, limit: number) => {
      asked.push(after)
      return store.stored(after, limit)
    },
  }

  let now = 1
  const watch = new ChainWatch(source, { now: () => now, page: 10 })
  await Promise.all([watch.check(), watch.check(), watch.within(60_000), watch.whole()])
  expect(asked.splice(0)).toEqual(['0', '10', '20'])
  await owner("update log.events set type = 'Other' where position = 7")
  now = 2
  expect(await watch.check()).toMatchObject({ intact: true, since: 1, at: 2 })
  expect(asked.splice(0)).toEqual(['24'])
  expect((await watch.whole()).findings).toMatchObject([{ kind: 'altered', position: '7' }])
  expect(asked.splice(0)).toEqual(['0', '10', '20'])
  expect(await found(watch)).toEqual(['altered 7'])
  expect(asked).toEqual(['24'])
})

it('goes on telling that the end was cut off, however often it reads', async () => {
  const watch = watchOf()
  expect(await found(watch)).toEqual([])
  await owner(...cutBehind(20))
  for (let n = 0; n < 3; n++) expect(await found(watch)).toEqual(['truncated 21'])
  await watch.whole()
  expect(await found(watch)).toEqual(['truncated 21'])
})

it('counts the anchors that it compared', async () => {
  const elsewhere = { position: '7', hash: (await store.stored('6', 1))[0]!.hash }

  expect(await watchOf(async () => [elsewhere, anchor]).check()).toMatchObject({
    intact: true,
    anchors: 2,
  })

  expect(await watchOf().check()).toMatchObject({ intact: true, anchors: 0 })
})

it('compares an anchor that was kept of what it had read already, once', async () => {
  const kept: Anchor[] = []
  const stored = jest.spyOn(store, 'stored')
  const watch = watchOf(async () => kept)
  expect(await watch.check()).toMatchObject({ intact: true, anchors: 0 })
  kept.push(anchor, anchor)
  expect(await watch.check()).toMatchObject({ intact: true, anchors: 1 })
  stored.mockClear()
  expect(await watch.check()).toMatchObject({ intact: true, anchors: 1 })
  expect(stored.mock.calls.map(([after]) => after)).toEqual([String(LAST)])
  stored.mockRestore()
  kept.push({ position: '7', hash: anchor.hash })
  expect(await found(watch)).toEqual(['altered 7'])
  expect(await found(watch)).toEqual(['altered 7'])
})

it('ends with the page when it is stopped', async () => {
  const watch = watchOf()
  const reading = watch.check()
  watch.stop()
  await expect(reading).rejects.toThrow('The log is not watched any more.')
})

it('does not keep those waiting who cannot wait', async () => {
  let go = () => {}
  const held = new Promise<void>((resolve) => (go = resolve))

  const watch = new ChainWatch({
    end: () => store.end(),
    stored: (after, limit) => held.then(() => store.stored(after, limit)),
  })

  expect(await watch.within(1)).toBeUndefined()
  go()
  expect(await watch.check()).toMatchObject({ intact: true })
})
