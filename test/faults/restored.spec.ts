import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { cpSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { accessApi } from '@workledger/contracts/access/access.api'
import { documentsApi } from '@workledger/contracts/documents/documents.api'
import { peopleApi } from '@workledger/contracts/people/people.api'
import { readConfig } from '@workledger/infra/server/config'
import { joinDatabase } from '@workledger/infra/server/database'
import { main as verify } from '@workledger/infra/tools/verify'
import { Client as Connection } from 'pg'
import { runTool, startOwnCluster, tools } from '../support/own-cluster'
import { PASSWORD } from '../support/people'
import { freePort, type ServerOptions, ServerProcess } from '../support/server-process'
import { askRebuild, tableContent } from '../support/table-content'
import { makeTemporaryFolder } from '../support/temporary-folder'
import { until } from '../support/until'
import { Client, founded, idIn, Load } from './load'
import { RedisServer, redisProgram } from './redis-server'

const long = process.env.FAULTS === 'long'

const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** Backups by docs/operators/restore.md, restored to an empty place and used further. */
describe('a back-up', () => {
  const folder = makeTemporaryFolder('restored')
  const running: { kill(): Promise<unknown> }[] = []
  let client: Client | undefined

  afterEach(async () => {
    client?.close()
    for (const one of running.splice(0).reverse()) await one.kill()
  })

  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  const serve = async (options: Omit<ServerOptions, 'preload'>) => {
    const port = options.port ?? (await freePort())
    const server = new ServerProcess({ ...options, port })
    running.push(server)
    await server.ready()

    return { port, stop: () => server.kill('SIGTERM') }
  }

  /** Makes an administrator with a picture among the documents, and some load. */
  async function worked(port: number) {
    client = new Client(port)
    const company = await founded(client)
    const me = (await client.call(peopleApi.employeeMe, { params: { ws: company.ws } })).data.id
    const form = new FormData()
    form.set('filename', 'Picture')
    form.set('type', 'Other')
    form.set('document', new Blob([PICTURE], { type: 'image/png' }), 'picture.png')
    const headers = { authorization: `Bearer ${client.token}` }
    const url = `http://127.0.0.1:${port}/api/v1${documentsApi.addDocument.path.replace('{id}', me)}`
    const added = await fetch(url, { method: 'POST', headers, body: form })
    expect([added.status, await added.clone().text()]).toMatchObject([201, expect.anything()])

    return {
      load: new Load(client, company),
      company,
      me,
      document: ((await added.json()) as { data: { id: string } }).data.id,
    }
  }

  type Worked = Awaited<ReturnType<typeof worked>>

  /**
   * Checks that all data and the file are there, and that work continues: positions, numbers and
   * tables.
   */
  async function goesOn(
    port: number,
    { company, me, document, load }: Worked,
    {
      had,
      owner,
      environment,
    }: { had: number; owner: string; environment: Record<string, string> },
  ) {
    client = new Client(port)
    client.token = (
      await client.call(accessApi.login, { body: { email: 'ada@example.com', password: PASSWORD } })
    ).token

    const { data } = await client.call(documentsApi.document, {
      params: { id: me, docId: document },
      query: {},
    })

    const file = await fetch(`http://127.0.0.1:${port}${data.url}`)
    expect(Buffer.from(await file.arrayBuffer()).equals(PICTURE)).toBe(true)
    const connection = new Connection(owner)
    await connection.connect()

    try {
      const events = async () =>
        (
          await connection.query(
            'select count(*)::int as n, max(position)::int as last from log.events',
          )
        ).rows[0]

      const { n, last } = await events()
      expect(n).toBe(last)
      expect(n).toBeGreaterThanOrEqual(had)

      for (const [type, ids] of Object.entries(load.acknowledged)) {
        const { rows } = await connection.query(
          'select data ->> $2 as id from log.events where type = $1',
          [type, idIn[type as keyof typeof idIn]],
        )

        const missing = ids.filter((id) => !rows.some((row) => row.id === id))
        expect({ type, missing }).toEqual({ type, missing: [] })
      }

      const again = new Load(client, company, 200)
      await again.more(30)
      await again.stop()
      expect((await events()).n).toBeGreaterThan(n)
      const { rows: numbers } = await connection.query(
        `select (data ->> 'number')::int as number from log.events where type = 'InvoiceNumberGiven' order by 1`,
      )
      expect(numbers.map(({ number }) => number)).toEqual(numbers.map((_, index) => index + 1))
      const behind = `select 1 from read.checkpoints where position::bigint < (select position from log.head)
        union all select 1 from read.deliveries where state in ('intended', 'attempted')
        union all select 1 from jobs.expected`
      await until(async () => (await connection.query(behind)).rowCount === 0, 120_000)
      const content = await tableContent(connection)
      await askRebuild(connection)

      await until(
        async () => (await connection.query('select 1 from read_next.checkpoints')).rowCount === 0,
        120_000,
      )

      expect(await tableContent(connection)).toEqual(content)
    } finally {
      await connection.end()
    }

    const lines: string[] = []

    expect([await verify([], environment, (line) => lines.push(line)), lines]).toEqual([
      true,
      // Every event from the first one on has a signature, by keys of the original installation.
      expect.arrayContaining([
        'The log is intact.',
        expect.stringMatching(/^[\d,]+ events signed, from event 1 on$/),
      ]),
    ])
  }

  const inLong = long ? it : it.skip

  inLong(
    'of the whole folder, taken while nothing runs, starts elsewhere and goes on',
    async () => {
      const [dataDir, copy] = [join(folder, 'first'), join(folder, 'second')]
      for (const path of [dataDir, copy]) mkdirSync(path, { mode: 0o711 })
      const first = await serve({ dataDir })
      const company = await worked(first.port)
      await company.load.more(60)
      await company.load.stop()
      await first.stop()
      // As operators do, with owners: PostgreSQL refuses a folder that is not its user's.
      expect(spawnSync('cp', ['-aL', `${dataDir}/.`, copy]).status).toBe(0)
      rmSync(dataDir, { recursive: true })
      const second = await serve({ dataDir: copy })
      const { ownerUrl } = await joinDatabase(readConfig({ DATA_DIR: copy }))

      await goesOn(second.port, company, {
        had: 60,
        owner: ownerUrl,
        environment: { DATA_DIR: copy },
      })
    },
    300_000,
  )

  const withTools = long && tools ? it : it.skip
  const redis = redisProgram()

  withTools.each(redis ? ['PostgreSQL', 'Redis'] : ['PostgreSQL'])(
    `by pg_dump as a plain owner, taken under load after a second start, is restored into a fresh cluster and goes on; queues in %s${tools ? '' : ' (left out: no PostgreSQL with pg_dump here; PG_BIN names one)'}`,
    async (queues) => {
      const [dataDir, restored, empty] = ['source', 'restored', 'empty'].map((name) =>
        join(folder, `${name} ${queues}`),
      ) as [string, string, string]
      for (const path of [dataDir, restored, empty]) mkdirSync(path, { mode: 0o711 })
      const masterKey = randomBytes(32)
      const env: Record<string, string> = queues === 'Redis' ? { REDIS_URL: await redisUrl() } : {}
      const source = await startOwnCluster(join(folder, `cluster ${queues}`))
      running.push(source)
      const once = await serve({ dataDir, databaseUrl: source.url, masterKey, env })
      const company = await worked(once.port)
      await company.load.more(20)
      await company.load.stop()
      await once.stop()
      await serve({ dataDir, databaseUrl: source.url, masterKey, env, port: once.port })
      company.load = new Load(client!, company.company, 100)
      await company.load.more(40)
      const there = structuredClone(company.load.acknowledged)
      const dump = join(folder, `${queues}.dump`)
      run('pg_dump', ['--format=custom', `--file=${dump}`, source.url])
      await company.load.more(20)
      await company.load.stop()
      await running.pop()!.kill()

      const fresh = await startOwnCluster(join(folder, `new cluster ${queues}`))
      running.push(fresh)
      // Makes the roles to which the dump grants.
      await (await serve({ dataDir: empty, databaseUrl: fresh.url, masterKey })).stop()

      run('pg_restore', [
        '--clean',
        '--if-exists',
        '--exit-on-error',
        '--no-owner',
        `--dbname=${fresh.url}`,
        dump,
      ])

      cpSync(join(dataDir, 'files'), join(restored, 'files'), { recursive: true })
      const second = await serve({ dataDir: restored, databaseUrl: fresh.url, masterKey })
      // Data after the dump is lost with the cluster.
      Object.assign(company.load.acknowledged, there)

      const environment = {
        DATABASE_URL: fresh.url,
        MASTER_KEY: masterKey.toString('base64'),
        DATA_DIR: restored,
      }

      await goesOn(second.port, company, { had: 40, owner: fresh.url, environment })
    },
    300_000,
  )

  const redisUrl = async () => {
    const server = await RedisServer.start(redis!, join(folder, 'redis'))
    running.push(server)
    return server.url
  }

  const run = (name: string, parameters: string[]) =>
    expect(runTool(name, parameters)).toEqual({ status: 0, stderr: '' })
})
