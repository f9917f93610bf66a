import { randomUUID } from 'node:crypto'
import { eventDefinitions } from '@workledger/contracts/registry'
import { structureEvents } from '@workledger/contracts/structure/structure.events'
import { createPostgresEventStore } from '@workledger/event-store/postgres/postgres-event-store'
import { createPostgresVault } from '@workledger/event-store/postgres/postgres-vault'
import { on, type Projection } from '@workledger/projections/kernel/projection'
import { projections } from '@workledger/projections/registry'
import { Progress } from '@workledger/projections/runner/progress'
import { ProjectionRunner } from '@workledger/projections/runner/runner'
import { departments, structureProjection } from '@workledger/projections/structure/structure.projection'
import { Client } from 'pg'
import { createTestDatabase, type TestDatabase } from '../support/database'

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
    const vault = createPostgresVault({ connectionString: database.urls.wl_vault, masterKey: database.masterKey })
    const store = createPostgresEventStore({ connectionString: database.urls.wl_log, vault, definitions: eventDefinitions })
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
    const progress = new Progress(database.urls.wl_request, store, started)
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
  const add = (store: ReturnType<typeof log>, workspace: string, name: string, stream = `structure-${workspace}`) =>
    store.append({
      workspace,
      stream,
      expected: 'any',
      events: [{ type: 'DepartmentAdded', data: { workspace_id: workspace, department_id: randomUUID(), name } }],
      meta: { actor: 'test', command_id: randomUUID(), correlation_id: workspace, occurred_at: new Date().toISOString() },
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
    const { rows: dead } = await owner.query('select projection, stream, error from read.dead_letters')
    expect(dead).toEqual([{ projection: 'structure', stream: `structure-${sick}`, error: 'cannot be folded' }])
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
})
