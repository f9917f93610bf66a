import { rm } from 'node:fs/promises'
import { request } from 'node:http'
import { join } from 'node:path'
import { createPostgresVault } from '@workledger/event-store/postgres/postgres-vault'
import { LinkKeys } from '@workledger/event-store/secrets/link-keys'
import { createEventLog } from '@workledger/infra/server/event-log'
import { ProcessProgress } from '@workledger/jobs/kernel/process-progress'
import { processes } from '@workledger/jobs/registry'
import { Progress } from '@workledger/projections/runner/progress'
import { Client, Pool } from 'pg'
import { stringify } from 'qs'
import { createTestDatabase, type TestDatabase } from '../support/database'
import { testEventStore } from '../support/event-store'
import type { MultiStepCommand } from '../support/in-the-middle'
import { keysOf } from '../support/installation-keys'
import { multiStepCommands } from '../support/multi-step-commands'
import type { Answer, Product } from '../support/product'
import { freePort, ServerProcess } from '../support/server-process'
import { storedIn } from '../support/stored'
import { makeTemporaryFolder } from '../support/temporary-folder'
import { until } from '../support/until'

/**
 * Runs in `npm run test:faults`; `npm test` kills processes in acknowledged.spec.ts, and interrupts
 * commands within a process in test/api/every-append.spec.ts.
 */
const long = process.env.FAULTS === 'long' ? describe : describe.skip

const DONE = [200, 201, 204]

/**
 * Like test/api/every-append.spec.ts with a process that is really killed: only the database
 * remains.
 */
long('a server killed after an append', () => {
  const dataDir = makeTemporaryFolder('killed')
  let database: TestDatabase
  let owner: Client
  let vault: Pool
  let log: Awaited<ReturnType<typeof openLog>>
  let port: number
  let server: ServerProcess
  let product: Product

  const start = async () => {
    const preload = join(__dirname, '..', 'support', 'kill-after.ts')
    const { ownerUrl: databaseUrl, masterKey } = database
    server = await new ServerProcess({ dataDir, databaseUrl, masterKey, port, preload }).ready()
  }

  beforeAll(async () => {
    database = await createTestDatabase()
    port = await freePort()
    owner = new Client(database.ownerUrl)
    await owner.connect()
    vault = new Pool({ connectionString: database.urls.wl_vault, max: 1 })
    const { masterKey } = database
    // Prepares and checks commands over the network.
    log = await openLog(database)

    product = {
      call,
      inject,
      owner,
      keys: new LinkKeys(vault, masterKey),
      masterKey,
      ...log,
    } as unknown as Product

    await start()
  }, 60_000)

  afterAll(async () => {
    await server?.kill()
    await log?.close()
    await owner?.end()
    await vault?.end()
    await database?.drop()
    await rm(dataDir, { recursive: true, force: true })
  })

  const inject: Product['inject'] = ({ method, url, token, body, headers = {}, raw }) =>
    new Promise<Answer>((resolve, reject) => {
      const sent = raw ?? (body === undefined ? undefined : Buffer.from(JSON.stringify(body)))

      const all = {
        ...(sent && !raw ? { 'content-type': 'application/json' } : {}),
        ...(sent ? { 'content-length': sent.length } : {}),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...headers,
      }

      const asked = request(
        { host: '127.0.0.1', port, method, path: url, headers: all },
        (answer) => {
          let text = ''
          answer.on('data', (chunk) => (text += chunk))

          answer.on('end', () => {
            const json = String(answer.headers['content-type'] ?? '').includes('json')
            resolve({
              status: answer.statusCode!,
              body: json ? JSON.parse(text) : text,
              headers: answer.headers,
            })
          })

          answer.on('error', reject)
        },
      )

      asked.on('error', reject)
      asked.end(sent)
    })

  const call = (endpoint: any, { params = {}, query, body, token, headers }: any) => {
    const path = endpoint.path.replace(/\{(\w+)\}/g, (_: string, name: string) =>
      encodeURIComponent(params[name]),
    )
    const url = `${endpoint.root ? '' : '/api/v1'}${path}${stringify(query ?? {}, { addQueryPrefix: true })}`
    return inject({ method: endpoint.method, url, token, body, headers })
  }

  /** Returns true if it was killed. */
  async function killedAfter(n: number, act: () => Promise<Answer>): Promise<boolean> {
    const armed = new Promise((resolve) => server.child.once('message', resolve))
    server.child.send({ killAfter: n })
    await armed
    const killed = server.gone.then(() => true)

    // The processes follow a worker's scheduled commands; an answer has waited for them.
    const followed = async () => {
      await act()
      await log.settled()
    }

    return Promise.race([
      killed,
      followed().then(
        () => false,
        () => killed,
      ),
    ])
  }

  async function killEverywhere(command: MultiStepCommand) {
    for (let n = 1; ; n++) {
      const { act, complete } = await command.prepare(product)
      const reached = await killedAfter(n, act)

      if (reached) await start()
      else server.child.send({ killAfter: null })

      if (reached && n <= command.reserves) {
        await until(async () => {
          // As if a minute had passed in which no event followed the reservation.
          await owner.query('update jobs.expected set due = now()')
          return DONE.includes((await act()).status)
        }, 60_000)
      }

      const done = async () => {
        if (reached && command.later) await owner.query('update jobs.expected set due = now()')
        return complete().then(
          () => true,
          () => false,
        )
      }

      await until(done, 60_000).catch(() =>
        complete().catch((error) => {
          throw new Error(`killed after append ${n}: ${error.message}`, { cause: error })
        }),
      )

      if (reached) continue
      expect(n).toBeGreaterThan(command.appends - (command.byClock ? 1 : 0))

      return
    }
  }

  for (const command of multiStepCommands) it(command.name, () => killEverywhere(command), 600_000)
})

/** Opens the server's log, for commands without a call and to wait for the followers. */
async function openLog(database: TestDatabase) {
  const { urls, masterKey } = database
  const vault = createPostgresVault({ connectionString: urls.wl_vault, masterKey })
  const keys = await keysOf(database)

  const store = createEventLog({
    config: testEventStore(),
    connectionString: urls.wl_log,
    vault,
    keys,
  })

  const started = new ProcessProgress({ jobsUrl: urls.wl_jobs, store, processes })
  const shown = new Progress(urls.wl_jobs, store)

  return {
    store,
    stored: (fits: Parameters<typeof storedIn>[1]) => storedIn(store, fits),
    async settled() {
      const done = await started.waitFor((await store.head())!, 30_000)

      if (done === undefined || !(await shown.waitFor(done, 30_000)))
        throw new Error('The server did not settle within 30 s.')
    },
    async close() {
      await started.close()
      await shown.close()
      await store.close()
      await vault.close()
    },
  }
}
