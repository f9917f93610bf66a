import { structureApi } from '@workledger/contracts/structure/structure.api'
import { LOCKS } from '@workledger/event-store/postgres/locks'
import type { DemoCalls } from '@workledger/infra/demo/demo-calls'
import { col } from '@workledger/projections/kernel/table'
import { projections } from '@workledger/projections/registry'
import { migrateReadTables } from '@workledger/projections/runner/migrate'
import { Progress } from '@workledger/projections/runner/progress'
import { REBUILDER_BATCH, Rebuilder } from '@workledger/projections/runner/rebuilder'
import { ProjectionRunner } from '@workledger/projections/runner/runner'
import { structureProjection } from '@workledger/projections/structure/structure.projection'
import type { Product } from '../support/product'
import { askRebuild, tableContent } from '../support/table-content'
import { until } from '../support/until'

/**
 * Cases of rebuilding read tables, with a company that fills most of them; a separate company would
 * have to be made first.
 */
export const rebuilds = (of: () => { product: Product; demo: DemoCalls }) => {
  let product: Product
  let demo: DemoCalls
  const errors: unknown[] = []
  const running: { stop(): Promise<void> }[] = []

  beforeAll(() => {
    ;({ product, demo } = of())
  })

  afterEach(async () => {
    for (const each of running.splice(0).reverse()) await each.stop()
  })

  const options = (list = projections) => ({
    connectionString: product.database.urls.wl_projector,
    store: product.store,
    projections: list,
    onError: (error: unknown) => errors.push(error),
  })

  function rebuilder(list = projections, batch?: number) {
    const started = new Rebuilder({ ...options(list), ...(batch && { batch }) })
    running.push(started)
    started.start()

    return started
  }

  const ask = (list = projections) => askRebuild(product.owner, list)
  const under = async () =>
    (await product.owner.query('select projection, position from read_next.checkpoints order by 1'))
      .rows
  const finished = () => until(async () => (await under()).length === 0, 60_000)
  const tables = projections.flatMap((projection) => projection.tables)
  const content = () => tableContent(product.owner)

  const oids = async () => {
    const { rows } = await product.owner.query(
      `select relname as name, c.oid from pg_class c join pg_namespace n on n.oid = relnamespace where nspname = 'read' and relname = any ($1)`,
      [tables.map(({ name }) => name)],
    )
    return new Map(rows.map(({ name, oid }) => [name, oid]))
  }

  /** Returns what makes a table safe and fast besides its rows. */
  const rights = async () =>
    (
      await product.owner.query(`
        select 'policy' as what, tablename || ' ' || policyname || ' ' || roles::text || coalesce(qual, '') as said from pg_policies where schemaname = 'read'
        union all select 'index', indexdef from pg_indexes where schemaname = 'read'
        union all select 'grant', table_name || ' ' || grantee || ' ' || privilege_type from information_schema.role_table_grants where table_schema = 'read'
        union all select 'security', relname || relrowsecurity || relforcerowsecurity from pg_class where relnamespace = 'read'::regnamespace and relkind = 'r'
        order by 1, 2`)
    ).rows

  const offices = () =>
    product.call(structureApi.offices, {
      token: demo.member('ines').token,
      params: { ws: demo.workspace },
    })

  it('of all projections from the demo company’s log equals the live tables byte for byte', async () => {
    const [rows, before, secured] = [await content(), await oids(), await rights()]
    expect(Object.values(rows).filter(({ length }) => length > 0).length).toBeGreaterThan(20)
    await ask()
    rebuilder()
    // People do not notice: sessions and lists work all along.
    const answers = new Set<number>()
    while ((await under()).length > 0) answers.add((await offices()).status)
    expect([...answers]).toEqual([200])
    expect(await content()).toEqual(rows)
    expect(await rights()).toEqual(secured)
    const after = await oids()
    expect([...after.keys()].sort()).toEqual([...before.keys()].sort())
    expect([...after].filter(([name, oid]) => before.get(name) === oid)).toEqual([])
    expect(errors).toEqual([])
    expect(product.errors).toEqual([])
  }, 120_000)

  it('in small batches, each folded while the one before is written, equals the live tables', async () => {
    const rows = await content()
    await ask()
    rebuilder(projections, 150)
    await finished()
    expect(await content()).toEqual(rows)
    expect(errors).toEqual([])
  }, 120_000)

  it('that is interrupted resumes, while commands go on', async () => {
    const head = Number(await product.store.head())
    expect(head).toBeGreaterThan(REBUILDER_BATCH)
    // The first batch is committed, then the connection dies.
    const first = rebuilder()
    await ask()

    const cut = await until(async () => {
      const { rows } = await product.owner.query(
        `select position, (select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and objid = ${LOCKS.rebuilder} and granted and database = (select oid from pg_database where datname = current_database()) limit 1) as ended
         from read_next.checkpoints where position is not null limit 1`,
      )
      return rows[0]
    })

    await first.stop()
    const kept = await under()
    expect(cut.ended).toBe(true)
    expect(kept).toContainEqual(expect.objectContaining({ projection: expect.any(String) }))
    const isWhole = (position: string | null) =>
      position === null || Number(position) >= REBUILDER_BATCH
    expect(kept.every(({ position }) => isWhole(position))).toBe(true)

    await product.call(structureApi.addDepartment, {
      token: demo.member('ines').token,
      params: { ws: demo.workspace },
      body: { name: 'Meanwhile' },
    })

    const rows = await content()
    rebuilder()
    await finished()
    expect(await content()).toEqual(rows)
  }, 120_000)

  it('to another shape leaves the old tables in place until it is done; prepared statements go on', async () => {
    await product.runner.stop()

    const next = {
      ...structureProjection,
      version: 999,
      tables: structureProjection.tables.map((table) =>
        table.name === 'departments'
          ? { ...table, columns: { ...table.columns, extra: col.maybe.text } }
          : table,
      ),
    }

    const list = projections.map((projection) =>
      projection.name === 'structure' ? next : projection,
    )
    const reads = product.reads.of([demo.workspace])

    const departments = () =>
      reads
        .selectFrom('departments')
        .selectAll()
        .where('workspace_id', '=', demo.workspace)
        .execute()

    for (let n = 0; n < 12; n++) await departments()
    const before = await departments()
    await migrateReadTables(product.owner, list)
    const progress = new Progress(product.database.urls.wl_jobs, product.store, undefined, list)
    running.push({ stop: () => progress.close() })
    expect(await departments()).toEqual(before)
    expect(await progress.standing()).toMatchObject({ current: false, position: null })
    const runner = new ProjectionRunner(options(list))
    running.push(runner)
    runner.start()
    rebuilder(list)
    expect(await progress.waitFor((await product.store.head())!, 60_000)).toBe(true)
    expect(await Promise.all(Array.from({ length: 10 }, departments))).toEqual(
      Array(10).fill(before.map((row) => ({ ...row, extra: null }))),
    )
    expect((await offices()).status).toBe(200)
  }, 120_000)
}
