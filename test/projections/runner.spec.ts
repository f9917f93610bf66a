import { randomUUID } from 'node:crypto'
import { eventDefinitions } from '@workledger/contracts/registry'
import { structureEvents } from '@workledger/contracts/structure/structure.events'
import { createPostgresEventStore } from '@workledger/event-store/postgres/postgres-event-store'
import { createPostgresVault } from '@workledger/event-store/postgres/postgres-vault'
import { readPool } from '@workledger/projections/kernel/pool'
import { each, on, type Projection } from '@workledger/projections/kernel/projection'
import { projections } from '@workledger/projections/registry'
import { Folding, type FoldingOptions, isOvertaken } from '@workledger/projections/runner/folding'
import { Progress } from '@workledger/projections/runner/progress'
import { Rebuilder } from '@workledger/projections/runner/rebuilder'
import { ProjectionRunner } from '@workledger/projections/runner/runner'
import { shapeOf } from '@workledger/projections/runner/shape'
import {
  departments,
  structureProjection,
} from '@workledger/projections/structure/structure.projection'
import { zonesProjection } from '@workledger/projections/structure/zones.projection'
import fc from 'fast-check'
import { Client } from 'pg'
import { createTestDatabase, type TestDatabase } from '../support/database'
import { until } from '../support/until'

describe('the projector', () => {
  let database: TestDatabase
  let owner: Client
  let close: (() => Promise<void>)[]

  beforeEach(async () => {
    database = await createTestDatabase()
    owner = new Client(database.ownerUrl)
    await owner.connect()
    close = []
  })

  afterEach(async () => {
    for (const each of close.reverse()) await each()
    await owner.end()
    await database.drop()
  })

  function log() {
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

    return store
  }

  function runner(store: ReturnType<typeof log>, list: readonly Projection[] = projections) {
    const errors: string[] = []

    const started = new ProjectionRunner({
      connectionString: database.urls.wl_projector,
      store,
      projections: list,
      onError: (error) => errors.push(String(error)),
    })

    const progress = new Progress(database.urls.wl_jobs, store, started)
    started.start()
    let stopped = false

    const stop = async () => {
      if (stopped) return
      stopped = true
      await started.stop()
      await progress.close()
    }

    close.push(stop)

    return { errors, progress, stop }
  }

  const add = (
    store: ReturnType<typeof log>,
    workspace: string,
    name: string,
    stream = `structure-${workspace}`,
  ) =>
    store.append({
      workspace,
      stream,
      expected: 'any',
      events: [
        {
          type: 'DepartmentAdded',
          data: { workspace_id: workspace, department_id: randomUUID(), name },
        },
      ],
      meta: {
        actor: 'test',
        command_id: randomUUID(),
        correlation_id: workspace,
        occurred_at: new Date().toISOString(),
      },
    })

  const rows = async () => (await owner.query('select * from read.departments order by id')).rows

  it('parks a poison event with its stream, raises an alarm, and goes on with the rest', async () => {
    const poison: Projection = {
      ...structureProjection,
      steps: structureProjection.steps.map((step) =>
        step.type === 'DepartmentAdded'
          ? on(
              structureEvents.DepartmentAdded,
              departments,
              (event) => event.data.department_id,
              (_, { data: { department_id, ...data } }) => {
                if (data.name === 'Poison') throw new Error('cannot be folded')
                return { id: department_id, ...data }
              },
            )
          : step,
      ),
    }

    const store = log()

    const { errors, progress } = runner(
      store,
      projections.map((projection) => (projection.name === 'structure' ? poison : projection)),
    )

    const [sick, well] = [randomUUID(), randomUUID()]
    await add(store, sick, 'Before')
    await add(store, sick, 'Poison')
    await add(store, sick, 'After')
    const { position } = await add(store, well, 'Elsewhere')
    expect(await progress.waitFor(position)).toBe(true)
    expect((await rows()).map(({ name }) => name).sort()).toEqual(['Before', 'Elsewhere'])
    expect(errors.join()).toContain('cannot be folded')
    const { rows: dead } = await owner.query(
      'select projection, stream, error from read.dead_letters',
    )
    expect(dead).toEqual([
      { projection: 'structure', stream: `structure-${sick}`, error: 'cannot be folded' },
    ])
  })

  it('writes a row without values that no column can hold, and reports it', async () => {
    const bad: Projection = {
      ...structureProjection,
      steps: structureProjection.steps.map((step) =>
        step.type === 'DepartmentAdded'
          ? {
              ...step,
              fold: (_, event, id) => ({
                id,
                workspace_id: event.workspace,
                name: 'Sa\0les\ud800',
              }),
            }
          : step,
      ),
    }

    const store = log()

    const { errors, progress } = runner(
      store,
      projections.map((projection) => (projection.name === 'structure' ? bad : projection)),
    )

    const { position } = await add(store, randomUUID(), 'Sales')
    expect(await progress.waitFor(position)).toBe(true)
    expect((await rows()).map(({ name }) => name)).toEqual(['Sales'])
    expect(errors.join()).toContain('Left out what no column can hold: departments.name')
    expect((await owner.query('select mended from read.dead_letters')).rows).toEqual([
      { mended: true },
    ])
    expect((await owner.query('select from read.blocked_streams')).rowCount).toBe(0)
  })

  it('takes a blocked stream up again when it is tried again or its event is skipped, and a rebuild honours the skip', async () => {
    let broken = true

    const poison: Projection = {
      ...structureProjection,
      steps: structureProjection.steps.map((step) =>
        step.type === 'DepartmentAdded'
          ? on(
              structureEvents.DepartmentAdded,
              departments,
              (event) => event.data.department_id,
              (_, { data: { department_id, ...data } }) => {
                if (data.name === 'Poison' || (broken && data.name === 'Early'))
                  throw new Error('cannot be folded')

                return { id: department_id, ...data }
              },
            )
          : step,
      ),
    }

    const list = projections.map((projection) =>
      projection.name === 'structure' ? poison : projection,
    )
    const store = log()
    const { progress } = runner(store, list)
    const workspace = randomUUID()
    const names = async () => (await rows()).map(({ name }) => name).sort()

    for (const name of ['Before', 'Early', 'Between', 'Poison', 'After']) {
      const { position } = await add(store, workspace, name)
      expect(await progress.waitFor(position)).toBe(true)
    }

    expect(await names()).toEqual(['Before'])
    expect(progress.isBlocked(`${workspace} structure-${workspace}`)).toBe(true)

    broken = false

    await owner.query(`select read.ask_retry('structure', $1, $2)`, [
      workspace,
      `structure-${workspace}`,
    ])

    const dead = await until(
      async () =>
        (await owner.query(`select event_id from read.dead_letters where revision = 3`)).rows[0],
    )

    expect(await names()).toEqual(['Before', 'Between', 'Early'])

    const skip = {
      projection: 'structure',
      stream: `structure-${workspace}`,
      event_id: dead.event_id,
      reason: 'Entered by mistake.',
    }

    await store.append({
      workspace,
      stream: `skip-${dead.event_id}`,
      expected: -1,
      events: [{ type: 'ProjectionEventSkipped', data: skip }],
      meta: {
        actor: 'test',
        command_id: randomUUID(),
        correlation_id: workspace,
        occurred_at: new Date().toISOString(),
      },
    })

    await until(async () => (await owner.query('select from read.blocked_streams')).rowCount === 0)
    const all = ['After', 'Before', 'Between', 'Early']
    expect(await names()).toEqual(all)
    const last = await add(store, workspace, 'Later')
    expect(await progress.waitFor(last.position)).toBe(true)

    const before = await rows()
    await owner.query(`select read.ask_rebuild('structure', $1, 'test')`, [shapeOf(poison)])

    const rebuilder = new Rebuilder({
      connectionString: database.urls.wl_projector,
      store,
      projections: list,
    })

    close.push(() => rebuilder.stop())
    rebuilder.start()
    await until(async () => (await owner.query('select from read_next.checkpoints')).rowCount === 0)
    expect(await rows()).toEqual(before)
    expect((await owner.query('select from read.blocked_streams')).rowCount).toBe(0)
  })

  it('has one leader; another takes over when it goes', async () => {
    const store = log()
    const [first, second] = [runner(store), runner(store)]
    const workspace = randomUUID()
    const one = await add(store, workspace, 'One')
    expect(await first.progress.waitFor(one.position)).toBe(true)
    await first.stop()
    const two = await add(store, workspace, 'Two')
    expect(await second.progress.waitFor(two.position)).toBe(true)
    expect((await rows()).map(({ name }) => name).sort()).toEqual(['One', 'Two'])
    expect(second.errors).toEqual([])
  })

  it('goes on while others hold transactions open, here and in another database', async () => {
    const store = log()
    const { progress } = runner(store)
    const elsewhere = new URL(database.ownerUrl)
    elsewhere.pathname = '/postgres'

    for (const connectionString of [database.ownerUrl, elsewhere.href]) {
      const holder = new Client(connectionString)
      await holder.connect()
      close.push(() => holder.end())
      await holder.query('begin isolation level repeatable read')
      await holder.query('select pg_current_xact_id()')
    }

    const { position } = await add(store, randomUUID(), 'One')
    expect(await progress.waitFor(position)).toBe(true)
    expect((await store.readAll(null, 10)).at(-1)!.position).toBe(position)
  })

  describe('folding on a connection', () => {
    const folding = async (
      store: ReturnType<typeof log>,
      list: Projection | readonly Projection[] = structureProjection,
      options: Partial<FoldingOptions> = {},
    ) => {
      const pool = readPool({
        connectionString: database.urls.wl_projector,
        max: 1,
        options: '-c search_path=read -c timezone=UTC',
      })

      const client = await pool.connect()
      client.on('error', () => {})

      close.push(async () => {
        client.release(true)
        await pool.end()
      })

      const errors: unknown[] = []

      const one = new Folding(client, [list].flat(), {
        store,
        batch: 100,
        onError: (error) => errors.push(error),
        ...options,
      })

      expect(await one.load()).toEqual([])

      return { client, one, errors }
    }

    const stands = async ({ name }: Pick<Projection, 'name'> = structureProjection) =>
      (await owner.query('select position from read.checkpoints where projection = $1', [name]))
        .rows[0].position

    it('that is killed before the commit leaves neither rows nor checkpoint; the next one writes both once', async () => {
      const store = log()
      // Creates the tables.
      const made = runner(store, [structureProjection])
      const zero = await add(store, randomUUID(), 'Zero')
      expect(await made.progress.waitFor(zero.position)).toBe(true)
      await made.stop()
      const { client, one } = await folding(store)
      const { position } = await add(store, randomUUID(), 'One')
      await client.query('begin')
      expect(await one.step()).toBe(1)
      const { rows: own } = await client.query('select pg_backend_pid() as pid')
      await owner.query('select pg_terminate_backend($1, 5000)', [own[0].pid])
      expect([await stands(), (await rows()).length]).toEqual([zero.position, 1])
      const next = await folding(store)
      expect(await next.one.step()).toBe(1)
      expect(await stands()).toBe(position)
      expect((await rows()).map(({ name }) => name).sort()).toEqual(['One', 'Zero'])
    })

    it('writes over a row that it does not look up, where there is one after all', async () => {
      const own: typeof structureProjection = {
        ...structureProjection,
        steps: [
          each(structureEvents.DepartmentAdded, departments, ({ id, workspace, data }) => ({
            id,
            workspace_id: workspace,
            name: data.name,
          })),
        ],
      }

      const store = log()
      const made = runner(store, [own])
      const workspace = randomUUID()
      await made.progress.waitFor((await add(store, workspace, 'Zero')).position)
      await made.stop()
      const { one, errors } = await folding(store, own)
      const { position } = await add(store, workspace, 'One')
      const [event] = await store.readAll(String(Number(position) - 1), 1)
      await owner.query(
        `insert into read.departments (id, workspace_id, name) values ($1, $2, 'Stray')`,
        [event!.id, workspace],
      )
      expect(await one.step()).toBe(1)
      expect(await stands()).toBe(position)
      expect((await rows()).map(({ name }) => name).sort()).toEqual(['One', 'Zero'])
      expect(errors).toEqual([])
    })

    it('writes the same rows with batches under way as one by one, with poison and strays between', async () => {
      // A row per event that is not looked up, and one per department that continues the one before.
      const own: typeof structureProjection = {
        ...structureProjection,
        steps: [
          each(structureEvents.DepartmentAdded, departments, ({ id, workspace, data }) => ({
            id,
            workspace_id: workspace,
            name: data.name,
          })),
          on(
            structureEvents.DepartmentAdded,
            departments,
            ({ data }) => data.department_id,
            (row, { workspace, data: { department_id, name } }) => {
              if (name === 'poison') throw new Error('cannot be folded')
              return {
                id: department_id,
                workspace_id: workspace,
                name: `${row?.name ?? ''}${name}`,
              }
            },
          ),
        ],
      }

      const store = log()
      const made = runner(store, [own])
      await made.progress.waitFor((await add(store, randomUUID(), 'Zero')).position)
      await made.stop()
      const ahead = readPool({
        connectionString: database.urls.wl_projector,
        options: '-c search_path=read',
      })
      close.push(() => ahead.end())

      const anEvent = fc.record({
        stream: fc.integer({ min: 0, max: 2 }),
        department: fc.integer({ min: 0, max: 2 }),
        name: fc.constantFrom('a', 'b', 'poison', 'unstorable'),
        stray: fc.constantFrom(false, false, false, true),
      })

      await fc.assert(
        fc.asyncProperty(
          fc.array(anEvent, { minLength: 1, maxLength: 24 }),
          fc.integer({ min: 1, max: 5 }),
          async (list, batch) => {
            const from = await store.head()
            const [workspace, ids] = [randomUUID(), [0, 1, 2].map(() => randomUUID())]

            for (const { stream, department, name } of list)
              await store.append({
                workspace,
                stream: `structure-${stream}`,
                expected: 'any',
                events: [
                  {
                    type: 'DepartmentAdded',
                    data: { workspace_id: workspace, department_id: ids[department]!, name },
                  },
                ],
                meta: {
                  actor: 'test',
                  command_id: randomUUID(),
                  correlation_id: workspace,
                  occurred_at: new Date().toISOString(),
                },
              })

            const events = await store.readAll(from, 100)
            const strays = events.filter((_, n) => list[n]!.stray)

            const foldedBy = async (options: Partial<FoldingOptions>) => {
              await owner.query('delete from read.blocked_streams; delete from read.departments')
              await owner.query('update read.checkpoints set position = $1', [from])

              for (const { id } of strays)
                await owner.query(
                  `insert into read.departments (id, workspace_id, name) values ($1, $2, 'Stray')`,
                  [id, workspace],
                )

              const { one } = await folding(store, own, options)
              while ((await one.step()) > 0);
              await one.writeCheckpoints()
              const blocked = 'select stream, revision from read.blocked_streams order by stream'

              return {
                position: await stands(),
                rows: await rows(),
                blocked: (await owner.query(blocked)).rows,
              }
            }

            const plain = await foldedBy({ batch: 1 })
            expect(plain.position).toBe(events.at(-1)!.position)
            expect(await foldedBy({ batch, ahead, lazy: true })).toEqual(plain)
          },
        ),
        { numRuns: 30 },
      )
    })

    it('that dies before it writes the checkpoints of projections without events is followed by one that folds nothing twice', async () => {
      const store = log()
      const both = [structureProjection, zonesProjection]
      const made = runner(store, both)
      const zero = await add(store, randomUUID(), 'Zero')
      await made.progress.waitFor(zero.position)
      await made.stop()
      const lazy = await folding(store, both, { lazy: true })
      const one = await add(store, randomUUID(), 'One')
      expect(await lazy.one.step()).toBe(1)
      expect([await stands(), await stands(zonesProjection)]).toEqual([one.position, zero.position])
      expect(lazy.one.slowest()).toBe(one.position)
      const next = await folding(store, both, { lazy: true })
      expect(next.one.slowest()).toBe(zero.position)
      const two = await add(store, randomUUID(), 'Two')
      expect(await next.one.step()).toBe(2)
      await next.one.writeCheckpoints()
      expect([await stands(), await stands(zonesProjection)]).toEqual([two.position, two.position])
      expect((await rows()).map(({ name }) => name).sort()).toEqual(['One', 'Two', 'Zero'])
      // The first one still believes that it leads.
      await add(store, randomUUID(), 'Three')
      expect(isOvertaken(await lazy.one.step().catch((error) => error))).toBe(true)
    })

    it('by two at once: one is refused, nothing is there twice, and the checkpoint does not go back', async () => {
      const store = log()
      const made = runner(store, [structureProjection])
      await made.progress.waitFor((await add(store, randomUUID(), 'Zero')).position)
      await made.stop()
      const [first, second] = [await folding(store), await folding(store)]
      await add(store, randomUUID(), 'One')
      expect(await first.one.step()).toBe(1)
      const { position } = await add(store, randomUUID(), 'Two')
      expect(await first.one.step()).toBe(1)
      // It still assumes a position before both.
      const refusal = await second.one.step().catch((error) => error)
      expect(isOvertaken(refusal)).toBe(true)
      expect(await stands()).toBe(position)
      expect((await rows()).map(({ name }) => name).sort()).toEqual(['One', 'Two', 'Zero'])
    })
  })
})
