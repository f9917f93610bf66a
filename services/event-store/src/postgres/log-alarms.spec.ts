import { randomBytes } from 'node:crypto'
import type { Alarm } from '../alarms'
import { keepAnchors } from '../anchoring'
import type { AnchorStore, TakenAnchor } from '../anchors'
import { ChainWatch } from '../chain-watch'
import { guarded } from '../guarded'
import { LogGuard } from '../log-guard'
import { createLogDatabase, type LogDatabase, withClient } from '../testing/database'
import { anAppend, counted, testDefinitions } from '../testing/fixtures'
import type { Anchor } from '../verify'
import { LogAlarms } from './log-alarms'
import { createPostgresEventStore } from './postgres-event-store'
import { createPostgresVault } from './postgres-vault'

/** Two processes on one log; the first one verifies. */
let database: LogDatabase

let vault: ReturnType<typeof createPostgresVault>
const open: { close(): Promise<void> }[] = []

beforeEach(async () => {
  database = await createLogDatabase()
  vault = createPostgresVault({ connectionString: database.vaultUrl, masterKey: randomBytes(32) })
})

afterEach(async () => {
  for (const each of open.splice(0)) await each.close()
  await vault.close()
  await database.drop()
})

const owner = (sql: string) => withClient(database.ownerUrl, (client) => client.query(sql))

const alter = (position: number) =>
  owner(
    `alter table log.events disable trigger user; update log.events set type = 'Other' where position = ${position}; alter table log.events enable trigger user`,
  )

const clear = (positions: number[]) =>
  owner(
    `update log.alarms set cleared_at = now(), reason = 'Known', accepted = '${JSON.stringify(positions.map((p) => [String(p), String(p)]))}' where cleared_at is null`,
  )

function aProcess(anchors: AnchorStore[] = []) {
  const store = createPostgresEventStore({
    connectionString: database.logUrl,
    vault,
    definitions: testDefinitions,
  })

  const alarms = new LogAlarms(database.logUrl)
  open.push(store, alarms)
  const log = guarded(store)
  const told: Alarm[] = []
  const chain = new ChainWatch(store)
  const anchoring = (head: Anchor, at: Date) =>
    keepAnchors({ source: store, stores: anchors }, head, at)

  const guard = new LogGuard({
    log,
    alarms,
    chain,
    anchoring,
    onFault: (alarm) => told.push(alarm),
  })

  return {
    guard,
    alarms,
    told,
    append: () => log.store.append(anAppend({ events: [counted(1, 'text')] })),
  }
}

it('stops every process once one has found something, and the ones that start later', async () => {
  const [first, second] = [aProcess(), aProcess()]
  for (const { guard } of [first, second]) await guard.begin(undefined)
  for (let n = 0; n < 5; n++) await first.append()
  expect(await first.guard.verify('whole')).toMatchObject({ intact: true, events: 5 })
  await alter(3)
  await first.guard.verify('whole')
  await first.guard.verify('whole')
  await first.guard.look()
  expect(first.told).toHaveLength(1)

  expect(first.told[0]).toMatchObject({
    sentence: expect.stringMatching(/^Event 3 of the log was altered: /),
    findings: [{ kind: 'altered', position: '3' }],
  })

  await expect(first.append()).rejects.toMatchObject({ code: 'log.faulty' })
  await second.append()
  await second.guard.look()
  expect(second.told).toEqual(first.told)
  await expect(second.append()).rejects.toMatchObject({ code: 'log.faulty' })
  const third = aProcess()
  await third.guard.begin(undefined)
  expect(third.guard.fault()).toBe(first.told[0]!.sentence)
})

it('is no longer stopped by accepted findings, but by others', async () => {
  const before = aProcess()
  for (let n = 0; n < 5; n++) await before.append()
  await alter(3)
  await before.guard.verify('whole')
  await clear([3])
  const after = aProcess()
  await after.guard.begin(undefined)
  const state = await after.guard.verify('whole')

  expect(state).toMatchObject({
    intact: false,
    findings: [{ position: '3', accepted: { reason: 'Known' } }],
  })

  await after.append()
  await alter(4)
  await after.guard.verify('whole')
  expect(after.told).toMatchObject([{ findings: [{ position: '4' }] }])
})

it('stops at once while alarms cannot be kept, and keeps the alarm as soon as they can', async () => {
  const alone = aProcess()
  await alone.guard.begin(undefined)
  await alone.append()
  await alter(1)
  await owner('alter table log.alarms rename to away')
  await expect(alone.guard.verify('whole')).rejects.toThrow('log.alarms')
  await expect(alone.append()).rejects.toMatchObject({ code: 'log.faulty' })
  await owner('alter table log.away rename to alarms')
  await alone.guard.look()
  expect(await alone.alarms.open()).toMatchObject({ sentence: alone.guard.fault() })
})

it('keeps a verified head wherever it is not kept yet, and none of a log that was changed', async () => {
  const place = (): AnchorStore & { kept: TakenAnchor[] } => {
    const kept: TakenAnchor[] = []
    return { kept, read: async () => kept, append: async (anchor) => void kept.push(anchor) }
  }

  const broken: AnchorStore = {
    read: async () => [],
    append: () => Promise.reject(new Error('The disk is full.')),
  }

  const [one, other] = [place(), place()]
  const { guard, append } = aProcess([one, broken, other])
  const now = new Date()
  await guard.anchor(now)
  expect(one.kept).toEqual([])
  await append()
  for (let n = 0; n < 2; n++) await expect(guard.anchor(now)).rejects.toThrow('The disk is full.')

  expect([one.kept, other.kept]).toMatchObject([
    [{ at: now, position: '1' }],
    [{ at: now, position: '1' }],
  ])

  await append()
  await alter(1)
  await guard.verify('whole')
  await guard.anchor(now)
  expect(one.kept).toHaveLength(1)
})

it('tells every process at once, without a look', async () => {
  const [first, second] = [aProcess(), aProcess()]
  for (const { guard } of [first, second]) await guard.begin(undefined)
  let heard = false

  second.alarms.onRaised(() => {
    heard = true
  })

  // The channel opens a moment later.
  while (!heard) await first.alarms.raise('Something was changed.', [])

  await second.guard.look()
  expect(second.told).toEqual([expect.objectContaining({ sentence: 'Something was changed.' })])
})
