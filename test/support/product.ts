import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createApi } from '@workledger/api/app'
import type { ApiOptions } from '@workledger/api/kernel/options'
import { type AnswerOf, type CallOf, type Endpoint } from '@workledger/contracts/kernel/endpoint'
import type { PdfPort } from '@workledger/domain/kernel/pdf-port'
import { ChainWatch } from '@workledger/event-store/chain-watch'
import { guarded } from '@workledger/event-store/guarded'
import { trustOf } from '@workledger/event-store/key-ring'
import { LogGuard } from '@workledger/event-store/log-guard'
import { PostgresKeptStates } from '@workledger/event-store/postgres/kept-states'
import { LogAlarms } from '@workledger/event-store/postgres/log-alarms'
import { createPostgresVault } from '@workledger/event-store/postgres/postgres-vault'
import { LinkKeys } from '@workledger/event-store/secrets/link-keys'
import { SurveyBox } from '@workledger/event-store/secrets/survey-box'
import type { StoredRow } from '@workledger/event-store/verify'
import { createEventLog } from '@workledger/infra/server/event-log'
import { installationKeys } from '@workledger/infra/server/signers'
import type { Expectation, Process } from '@workledger/jobs/kernel/process'
import { ProcessProgress } from '@workledger/jobs/kernel/process-progress'
import { ProcessRunner } from '@workledger/jobs/kernel/process-runner'
import { StoredTraces } from '@workledger/jobs/privacy/traces'
import {
  expectations as ownExpectations,
  processes as ownProcesses,
} from '@workledger/jobs/registry'
import { TenantReads } from '@workledger/projections/kernel/tenant-reads'
import { projections } from '@workledger/projections/registry'
import { Progress } from '@workledger/projections/runner/progress'
import { ProjectionRunner } from '@workledger/projections/runner/runner'
import { Client, Pool } from 'pg'
import pino from 'pino'
import { stringify } from 'qs'
import { createTestDatabase } from './database'
import { testEventStore } from './event-store'
import type { Faults } from './faults'
import { Gate } from './gate'
import { storedIn } from './stored'

export interface Answer<T = any> {
  status: number
  body: T
  headers: Record<string, unknown>
}

/** A test that prints must pass its own. */
const noPdf: PdfPort = {
  payslip: () => Promise.reject(new Error('This test did not expect a payslip to be printed.')),
  payStatement: () =>
    Promise.reject(new Error('This test did not expect a pay statement to be printed.')),
  invoice: () => Promise.reject(new Error('This test did not expect an invoice to be printed.')),
  page: () => Promise.reject(new Error('This test did not expect a page to be printed.')),
}

/** Tests sign up thousands of people, and each hash at the product's cost takes 50 ms. */
const hashCost = { memoryCost: 64, timeCost: 1, parallelism: 1 }

/** A port without a listener: no test contacts PayPal. */
const noPaypal = { live: 'http://127.0.0.1:9', sandbox: 'http://127.0.0.1:9' }

/** Processes and expectations of a test, added to the product's. */
interface More {
  processes?: readonly Process[]
  expectations?: readonly Expectation[]
}

/** Starts the whole product in one process on its own database, under its production roles. */
export async function startProduct({
  faults,
  more,
  ...overrides
}: Partial<ApiOptions> & { faults?: Faults; more?: More } = {}) {
  const database = await createTestDatabase()
  const dataDir = await mkdtemp(join(tmpdir(), 'workledger-'))
  const { urls, masterKey } = database
  const vault = createPostgresVault({ connectionString: urls.wl_vault, masterKey })
  const config = testEventStore()
  const owner = new Client(database.ownerUrl)
  owner.on('error', () => {})
  await owner.connect()
  const keys = await installationKeys(owner, masterKey)
  const eventLog = createEventLog({ config, connectionString: urls.wl_log, vault, keys })
  const guardedLog = guarded(eventLog)
  const store = faults ? faults.around(guardedLog.store) : guardedLog.store
  const alarms = new LogAlarms(urls.wl_log)
  const chain = new ChainWatch(eventLog, { trust: trustOf(keys) })
  const guard = new LogGuard({ log: guardedLog, alarms, chain })
  const kept = new PostgresKeptStates(urls.wl_vault, vault)
  const errors: unknown[] = []
  const projector = new Gate()

  const held = {
    ...eventLog,
    readAll: (after: string | null, limit: number) =>
      projector.opened().then(() => eventLog.readAll(after, limit)),
  }

  const runner = new ProjectionRunner({
    connectionString: urls.wl_projector,
    store: held,
    projections,
    onError: (error) => errors.push(error),
  })

  const reads = new TenantReads(urls.wl_request)
  const progress = new Progress(urls.wl_jobs, store, runner)
  runner.start()
  const log = pino({ level: process.env.LOG_LEVEL ?? 'silent' })
  const jobReads = new TenantReads(urls.wl_jobs)
  const jobsUrl = urls.wl_jobs

  const traces = new StoredTraces({
    store,
    vaultUrl: urls.wl_vault,
    jobsUrl,
    dataDir,
    uploads: overrides.uploads,
  })

  if (faults) {
    faults.aroundTraces(vault, 'destroy', 'destroyAll')

    for (const pool of Object.values(traces).filter((part) => part instanceof Pool))
      faults.aroundTraces(pool, 'query')
  }

  const processes = [...ownProcesses, ...(more?.processes ?? [])]
  const expectations = [...ownExpectations, ...(more?.expectations ?? [])]

  const working = {
    store,
    kept,
    jobsUrl,
    reads: jobReads,
    progress,
    masterKey,
    vault,
    traces,
    processes,
    expectations,
    log,
  }

  let processRunner = new ProcessRunner(working)
  processRunner.start()
  const processProgress = new ProcessProgress({ jobsUrl, store, processes, runner: processRunner })

  const api = await createApi({
    store,
    kept,
    vault,
    reads,
    progress,
    processes: processProgress,
    vaultUrl: urls.wl_vault,
    masterKey,
    publicUrl: 'http://localhost:3000',
    captcha: false,
    outgoingNetworks: ['loopback'],
    pushServices: ['127.0.0.1'],
    hashCost,
    dataDir,
    log,
    chain: guard,
    evidence: eventLog,
    pdf: noPdf,
    paypal: noPaypal,
    ...overrides,
  })

  await api.app.init()
  await api.app.getHttpAdapter().getInstance().ready()
  const vaultPool = new Pool({ connectionString: urls.wl_vault, max: 1 })
  vaultPool.on('error', () => {})

  const settledWithin = async (timeout: number) => {
    const done = await processProgress.waitFor((await eventLog.head())!, timeout)
    return done !== undefined && (await progress.waitFor(done, timeout))
  }

  const inject = async (request: {
    method: string
    url: string
    token?: string | undefined
    body?: unknown
    headers?: Record<string, string>
    raw?: Buffer
  }): Promise<Answer> => {
    const answer = await api.app.inject({
      method: request.method as 'GET',
      url: request.url,
      headers: {
        ...(request.token ? { authorization: `Bearer ${request.token}` } : {}),
        ...request.headers,
      },
      ...(request.raw
        ? { payload: request.raw }
        : request.body !== undefined
          ? { payload: request.body as object }
          : {}),
    })

    const json = String(answer.headers['content-type'] ?? '').includes('json')

    return {
      status: answer.statusCode,
      body: json ? answer.json() : answer.body,
      headers: answer.headers,
    }
  }

  return {
    database,
    /** Environment for an operator's command on it. */
    environment: {
      DATABASE_URL: database.ownerUrl,
      MASTER_KEY: masterKey.toString('base64'),
      ...(config.eventStore && {
        EVENT_STORE_URL: config.eventStore.address,
        EVENT_STORE_PREFIX: config.eventStore.prefix,
      }),
    },
    /** Configuration of the log, for another process on it. */
    config,
    store,
    /** The same log in its stored form. */
    log: eventLog,
    chain,
    /** Stops writing after a change of the log. */
    guard,
    reads,
    runner,
    /** Ends the process runner and starts another one. */
    async restartProcesses() {
      await processRunner.stop()
      processRunner = new ProcessRunner(working)
      processRunner.start()
    },
    /** Resolves when every process and read table has followed the log. */
    async settled() {
      if (!(await settledWithin(30_000))) throw new Error('The product did not settle within 30 s.')
    },
    settledWithin,
    /** Holds the read tables at their position. */
    projector,
    progress,
    owner,
    dataDir,
    masterKey,
    vault,
    errors,
    app: api.app,
    keys: new LinkKeys(vaultPool, masterKey),
    surveys: new SurveyBox(vaultPool, masterKey),
    inject,
    /** Calls an endpoint by its contract. */
    call<E extends Endpoint<any, any, any, any>>(
      endpoint: E,
      input: CallOf<E> & { token?: string | undefined; headers?: Record<string, string> },
    ): Promise<Answer<AnswerOf<E>>> {
      const {
        params = {},
        query,
        body,
        token,
        headers,
      } = input as {
        params?: Record<string, string>
        query?: Record<string, unknown>
        body?: unknown
        token?: string
        headers?: Record<string, string>
      }

      const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name) =>
        encodeURIComponent(String(params[name])),
      )
      const search = stringify(query ?? {}, { addQueryPrefix: true })

      return inject({
        method: endpoint.method,
        url: `${endpoint.root ? '' : '/api/v1'}${path}${search}`,
        token,
        body,
        headers: headers ?? {},
      })
    },
    /**
     * Counts the log's events, of one workspace or of all; a refused write must not change the
     * number. Events of mails are left out, because workers append them at any time.
     */
    async events(workspace?: string): Promise<number> {
      // With EventStoreDB, the chain has a row per event only after this.
      await eventLog.end()

      const { rows } = await owner.query(
        `select count(*)::int as n from (select workspace, stream from log.events union all select workspace, stream from log.chain) as log
          where ($1::uuid is null or workspace = $1) and stream not like 'delivery-%'`,
        [workspace ?? null],
      )

      return rows[0].n
    },
    /** Returns events in their stored form, from either engine. */
    stored: (fits: (event: StoredRow) => boolean) => storedIn(eventLog, fits),
    async stop() {
      projector.open()
      await api.close()
      await processProgress.close()
      await processRunner.stop()
      await traces.close()
      await jobReads.close()
      await runner.stop()
      await progress.close()
      await reads.close()
      await store.close()
      await alarms.close()
      await kept.close()
      await vault.close()
      await owner.end()
      await vaultPool.end()
      await database.drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

export type Product = Awaited<ReturnType<typeof startProduct>>
