import { randomUUID } from 'node:crypto'
import type { EventDefinition } from '@workledger/contracts/kernel/event'
import { definitionShape, type Shape } from '@workledger/contracts/kernel/event-shape'
import { eventDefinitions, publicEvents } from '@workledger/contracts/registry'
import { fold } from '@workledger/domain/kernel/decider'
import { streams } from '@workledger/domain/registry'
import { compileDefinitions, upcast } from '@workledger/event-store/definitions'
import { createPostgresEventStore } from '@workledger/event-store/postgres/postgres-event-store'
import { createPostgresVault } from '@workledger/event-store/postgres/postgres-vault'
import { projections } from '@workledger/projections/registry'
import { Progress } from '@workledger/projections/runner/progress'
import { ProjectionRunner } from '@workledger/projections/runner/runner'
import { Client } from 'pg'
import { createTestDatabase, type TestDatabase } from '../support/database'
import { goldens } from './golden'
import { goldenPublicEvents, goldenPublicOf, keyOf } from './public-events'

const all = goldens()
const definitions = compileDefinitions(eventDefinitions)

const definitionOf = (type: string) =>
  eventDefinitions.find((definition) => definition.type === type)

describe('public events', () => {
  const shipped = goldenPublicEvents()

  // Without a line: run `npm run golden`. With another shape: raise `v`, then run it.
  it.each(publicEvents.map((event) => [keyOf(event), event] as const))(
    '%s is what programs rely on',
    (key, event) => expect(goldenPublicOf(event)).toEqual(shipped[key]),
  )

  it('stay: one that was shipped is never taken away', () => {
    const names = new Set(publicEvents.map(({ name }) => name))
    expect(Object.keys(shipped).filter((key) => !names.has(key.split(' ')[0]!))).toEqual([])
  })

  it('have no answer of a survey, no credential and no account number', () => {
    const inner = publicEvents.map(({ inner: { type } }) => type)
    for (const type of ['SurveyReplied', 'SurveyAnswersTaken', 'BankAccountChanged', 'SignedIn'])
      expect(inner).not.toContain(type)

    const fields = publicEvents.flatMap(({ schema }) => Object.keys(schema.shape))
    expect(
      fields.filter((field) => /iban|account_number|secret|password|hash|token/.test(field)),
    ).toEqual([])
  })
})

describe('the golden files', () => {
  it.each(eventDefinitions.map((definition) => [definition.type, definition] as const))(
    '%s is what its file says',
    (type, definition) => {
      const golden = all.find((one) => one.type === type && one.v === definition.v)
      // Without a file: run `npm run golden`. With another shape: add a new `v` with an upcaster,
      // then run it.
      expect(golden?.shape).toEqual(JSON.parse(JSON.stringify(definitionShape(definition))))
    },
  )

  it.each(all.map(({ type, v, data }) => [type, v, data] as const))(
    '%s of version %d can still be read',
    (type, v, data) => {
      const lifted = upcast(definitions, type, v, data)
      expect(lifted.v).toBe(definitionOf(type)?.v)
      expect(definitionOf(type)!.data.parse(lifted.data)).toEqual(lifted.data)
    },
  )

  it('have every version of every event', () => {
    const missing = eventDefinitions.flatMap(({ type, v }: EventDefinition) =>
      Array.from({ length: v }, (_, n) => n + 1).filter(
        (one) => !all.some((golden) => golden.type === type && golden.v === one),
      ),
    )
    expect(missing).toEqual([])
  })
})

/** Returns the ids of people whose words or data the events hold. */
function persons(shape: Shape, data: any, subject: string, around?: string): string[] {
  if (typeof shape === 'string' || data === null || data === undefined) return []
  const part = shape as Record<string, Shape>
  if ('personal' in part) return around ? [around] : []
  if ('or_null' in part) return persons(part.or_null!, data, subject, around)
  if ('one_of' in part || 'any_of' in part) return []

  if ('each' in part)
    return Object.values(data).flatMap((inner) => persons(part.each!, inner, subject, around))

  const own = data[subject] ?? around

  return Object.entries(part.fields as Record<string, Shape>).flatMap(([key, inner]) =>
    persons(inner, data[key.replace(/\?$/, '')], subject, own),
  )
}

describe('every golden event, also once its person was erased', () => {
  let database: TestDatabase
  let owner: Client
  const close: (() => Promise<void>)[] = []

  beforeAll(async () => {
    database = await createTestDatabase()
    owner = new Client(database.ownerUrl)
    await owner.connect()
  })

  afterAll(async () => {
    for (const each of close.reverse()) await each()
    await owner.end()
    await database.drop()
  })

  it('folds through its decider and its projections', async () => {
    const vault = createPostgresVault({
      connectionString: database.urls.wl_vault,
      masterKey: database.masterKey,
    })

    const store = createPostgresEventStore({
      connectionString: database.urls.wl_log,
      vault,
      definitions: eventDefinitions,
    })

    close.push(
      () => vault.close(),
      () => store.close(),
    )

    const workspace = randomUUID()

    const append = async (stream: string, golden: (typeof all)[number]) => {
      const meta = {
        actor: 'test',
        command_id: randomUUID(),
        correlation_id: workspace,
        occurred_at: '2026-03-02T09:00:00Z',
      }

      const { data } = upcast(definitions, golden.type, golden.v, structuredClone(golden.data))

      return (
        await store.append({
          workspace,
          stream,
          expected: 'any',
          events: [{ type: golden.type, data }],
          meta,
        })
      ).position
    }

    const ofStream = (stream: (typeof streams)[number]) =>
      Object.values<EventDefinition>(stream.events).flatMap(({ type }) =>
        all.filter((golden) => golden.type === type),
      )

    let head = ''

    for (const stream of streams)
      for (const golden of ofStream(stream))
        head = await append(`${stream.decider.category}-golden`, golden)

    for (const stream of streams) {
      const events = await store.readStream(workspace, `${stream.decider.category}-golden`)

      expect(events.map(({ data }) => data)).toEqual(
        ofStream(stream).map(
          (golden) => upcast(definitions, golden.type, golden.v, golden.data).data,
        ),
      )

      expect(() => fold(stream.decider, events)).not.toThrow()
    }

    await projected(head)

    for (const { type, shape, data } of all) {
      const subject = definitionOf(type)!.subject

      for (const person of new Set(subject ? persons(shape.data, data, subject) : []))
        await vault.destroy(workspace, person)
    }

    for (const stream of streams) {
      const events = await store.readStream(workspace, `${stream.decider.category}-golden`)
      expect(() => fold(stream.decider, events)).not.toThrow()
    }

    expect((await store.readStream(workspace, 'employee-golden'))[0]!.data).toMatchObject({
      first_name: null,
      birthday_on: null,
    })

    await projected(head)

    /** Folds all projections from the start of the log: nothing is parked or left out. */
    async function projected(position: string) {
      await owner.query('update read.checkpoints set position = null')
      const errors: string[] = []

      const runner = new ProjectionRunner({
        connectionString: database.urls.wl_projector,
        store,
        projections,
        onError: (error) => errors.push(String(error)),
      })

      const progress = new Progress(database.urls.wl_jobs, store, runner)
      runner.start()

      try {
        expect(await progress.waitFor(position)).toBe(true)
      } finally {
        await runner.stop()
        await progress.close()
      }

      expect(errors).toEqual([])
      expect(
        (await owner.query('select projection, stream, error from read.dead_letters')).rows,
      ).toEqual([])
    }
  }, 60_000)
})
