import 'reflect-metadata'
import { join } from 'node:path'
import { type DynamicModule, Module } from '@nestjs/common'
import { NestFactory } from '@nestjs/core'
import { CqrsModule } from '@nestjs/cqrs'
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify'
import { IoAdapter } from '@nestjs/platform-socket.io'
import { MEGABYTE } from '@workledger/contracts/kernel/endpoint'
import { refuse } from '@workledger/contracts/kernel/errors'
import { endpoints, lists } from '@workledger/contracts/registry'
import type { Billing } from '@workledger/domain/billing/payment-provider'
import { sandboxProvider } from '@workledger/domain/billing/sandbox-provider'
import type { KeptStates } from '@workledger/domain/kernel/kept-states'
import type { PdfPort } from '@workledger/domain/kernel/pdf-port'
import type { Blobs } from '@workledger/event-store/blobs/blobs'
import { exportStoreOf } from '@workledger/event-store/blobs/export-store'
import type { Chain } from '@workledger/event-store/chain-watch'
import type { EvidenceSource } from '@workledger/event-store/evidence'
import type { EventStore } from '@workledger/event-store/port'
import { LinkKeys } from '@workledger/event-store/secrets/link-keys'
import { SurveyBox } from '@workledger/event-store/secrets/survey-box'
import { WorkspaceSecrets } from '@workledger/event-store/secrets/workspace-secrets'
import type { Vault } from '@workledger/event-store/vault'
import { installationReads } from '@workledger/projections/kernel/installation-reads'
import { type Reads, TenantReads } from '@workledger/projections/kernel/tenant-reads'
import { Progress } from '@workledger/projections/runner/progress'
import { Pool } from 'pg'
import type { Logger } from 'pino'
import { parse as parseQuery } from 'qs'
import { Attempts } from './access/attempts'
import { Captcha } from './access/captcha'
import { Credentials, type HashCost } from './access/credentials'
import { ANCHORS, STAMPS } from './audit/evidence/evidence-pack'
import { DeviceCalls } from './biometrics/device-calls'
import { PAYPAL_HOSTS, type PaypalHosts, paypalHosts } from './invoicing/paypal/paypal-client'
import { Access, IS_OPERATOR, SESSIONS } from './kernel/access/access'
import { ACCESS_CONFIG, type Support } from './kernel/access/access-config'
import { Directory } from './kernel/access/directory'
import { DownloadLinks } from './kernel/access/download-links'
import { OwnGain } from './kernel/access/own-gain'
import { BILLING, ReadOnly } from './kernel/access/read-only'
import { RecordViews } from './kernel/access/record-views'
import { SessionCache } from './kernel/access/session-cache'
import { Sessions } from './kernel/access/sessions'
import type { AreaApi } from './kernel/area'
import { Commands, DecideHandler, KEPT_STATES, Loop, STORE } from './kernel/commands/commands'
import { OneAtATime } from './kernel/commands/one-at-a-time'
import { PROCESSES, type Processes } from './kernel/commands/processes'
import { References } from './kernel/commands/references'
import type { Anchors, Stamps } from './kernel/evidence/anchored'
import { CHAIN, EVIDENCE } from './kernel/evidence/chain'
import { Files } from './kernel/files/files'
import { PDF } from './kernel/files/pdf'
import { answerHeaders } from './kernel/http/answer-headers'
import { bodyLimits } from './kernel/http/body-limits'
import { ErrorFilter } from './kernel/http/error-filter'
import { FirstAttempts } from './kernel/http/first-attempts'
import { openWhenCurrent } from './kernel/http/gate'
import { Health } from './kernel/http/health'
import { serveHealth } from './kernel/http/health-routes'
import { Idempotency } from './kernel/http/idempotency'
import { InProcess } from './kernel/http/in-process'
import { methodOverride } from './kernel/http/method-override'
import { Metrics } from './kernel/http/metrics'
import { identifyRequests, newRequestId } from './kernel/http/request-id'
import { refuseUnanswered, refuseUnclear } from './kernel/http/route'
import { serveWeb } from './kernel/http/web'
import { WRITE_LIMIT, WriteLimit } from './kernel/http/write-limit'
import { INSTALLATION_READS, Lists } from './kernel/lists/lists'
import { AskHandler, Queries } from './kernel/lists/queries'
import { Zones } from './kernel/lists/zones'
import { LiveGateway } from './kernel/live/live.gateway'
import { LiveFeed } from './kernel/live/live-feed'
import { LOG } from './kernel/log'
import { serveDocs } from './kernel/openapi/docs-page'
import { CONTROL } from './operations/installation'
import { OPERATORS, Operators } from './operations/operators'
import { ExportFiles } from './privacy/export-files'
import { areas } from './registry'

export interface ApiOptions {
  store: EventStore
  /** Left out, a long stream is folded from its start once in each process. */
  kept?: KeptStates
  vault: Vault
  reads: TenantReads
  progress: Progress
  /** Left out, nothing reacts to events. */
  processes?: Processes
  /** Connects as wl_vault: sessions, passwords, link keys. */
  vaultUrl: string
  masterKey: Buffer
  /** Begins the links in mails; without a slash at the end. */
  publicUrl: string
  captcha: boolean
  /** Where people find help outside of the product. */
  support?: Support
  /** Of passwords; left out, what OWASP recommends. */
  hashCost?: HashCost
  /** Folder of the mails, where no mail server is set; said to whoever waits for one. */
  outbox?: string | undefined
  /** Uploads go to `files/` below it, unless they are kept elsewhere. */
  dataDir: string
  uploads?: Blobs | undefined
  log: Logger
  /** A line of the log for each request. */
  accessLog?: boolean
  /** Writes a minute for each user; left out, there is no limit. */
  writesPerMinute?: number
  /** Addresses and networks whose X-Forwarded-For is believed; left out, this machine's own. */
  trustedProxies?: readonly string[]
  /** Left out, documents answer 503. */
  pdf?: PdfPort
  chain: Chain
  /** The log as evidence packs read it. */
  evidence: EvidenceSource
  /** Heads that are kept outside of the database; left out, there are none. */
  anchors?: Anchors
  stamps?: Stamps
  /** How workspaces pay; left out, they need not. */
  billing?: Billing | undefined
  /** Addresses of the operators; left out, the admins of the first workspace. */
  operators?: readonly string[] | undefined
  /** Left out, /metrics is not there. */
  metricsToken?: string | undefined
  /** Left out, PayPal's own. */
  paypal?: PaypalHosts
  /** Left out, only the interface is served. */
  web?: string
}

@Module({})
class ApiModule {
  static of(options: ApiOptions, pool: Pool, installation: Reads, cache: SessionCache, health: Health, files: Files): DynamicModule {
    const attempts = new Attempts(pool)
    const sessions = new Sessions(pool, cache)
    return {
      module: ApiModule,
      imports: [CqrsModule.forRoot()],
      controllers: areas.flatMap((area) => area.controllers),
      providers: [
        { provide: STORE, useValue: options.store },
        { provide: CHAIN, useValue: options.chain },
        { provide: EVIDENCE, useValue: options.evidence },
        { provide: ANCHORS, useValue: options.anchors ?? (async () => []) },
        { provide: STAMPS, useValue: options.stamps ?? (async () => undefined) },
        { provide: KEPT_STATES, useValue: options.kept },
        { provide: TenantReads, useValue: options.reads },
        { provide: Progress, useValue: options.progress },
        { provide: PROCESSES, useValue: options.processes ?? noProcesses },
        { provide: Files, useValue: files },
        { provide: Idempotency, useValue: new Idempotency(pool, options.masterKey, cache.id) },
        { provide: ExportFiles, useValue: new ExportFiles(exportStoreOf(options.dataDir, options.uploads), options.vault) },
        { provide: SessionCache, useValue: cache },
        { provide: Sessions, useValue: sessions },
        { provide: SESSIONS, useValue: sessions.find },
        { provide: Credentials, useValue: new Credentials(pool, options.hashCost) },
        { provide: Attempts, useValue: attempts },
        { provide: Captcha, useValue: new Captcha(options.captcha, options.masterKey, attempts) },
        { provide: Directory, useValue: new Directory(pool) },
        { provide: OneAtATime, useValue: new OneAtATime(options.vaultUrl) },
        { provide: DeviceCalls, useValue: new DeviceCalls(pool) },
        { provide: LinkKeys, useValue: new LinkKeys(pool, options.masterKey) },
        { provide: WorkspaceSecrets, useValue: new WorkspaceSecrets(pool, options.masterKey) },
        { provide: PAYPAL_HOSTS, useValue: options.paypal ?? paypalHosts },
        { provide: SurveyBox, useValue: new SurveyBox(pool, options.masterKey) },
        {
          provide: ACCESS_CONFIG,
          useValue: {
            masterKey: options.masterKey,
            publicUrl: options.publicUrl,
            outbox: options.outbox ?? null,
            support: options.support ?? {},
          },
        },
        { provide: WRITE_LIMIT, useValue: new WriteLimit(options.writesPerMinute) },
        { provide: LOG, useValue: options.log },
        { provide: CONTROL, useValue: pool },
        { provide: INSTALLATION_READS, useValue: installation },
        { provide: OPERATORS, useValue: options.operators },
        { provide: Health, useValue: health },
        { provide: IS_OPERATOR, useFactory: (operators: Operators) => operators.includes.bind(operators), inject: [Operators] },
        { provide: BILLING, useValue: options.billing ?? { provider: sandboxProvider(options), trialDays: 0 } },
        { provide: PDF, useValue: options.pdf ?? unavailable },
        Access,
        DownloadLinks,
        OwnGain,
        ReadOnly,
        FirstAttempts,
        RecordViews,
        InProcess,
        Commands,
        References,
        Queries,
        Lists,
        Loop,
        DecideHandler,
        AskHandler,
        Zones,
        LiveFeed,
        LiveGateway,
        ...areas.flatMap((area) => area.providers ?? []),
      ],
    }
  }
}

const noProcesses: Processes = { starts: () => false, waitFor: async (position) => position }
const noPdf = async () => refuse('pdf.unavailable')
const unavailable: PdfPort = { payslip: noPdf, payStatement: noPdf, invoice: noPdf, page: noPdf }

/** The HTTP interface under /api/v1. Refuses to start while a declared endpoint has no handler, or an id of which nobody knows what it is of. */
export async function createApi(options: ApiOptions): Promise<{ app: NestFastifyApplication; close(): Promise<void> }> {
  refuseUnanswered(endpoints)
  refuseUnclear(endpoints)
  const pool = new Pool({ connectionString: options.vaultUrl, max: 8, statement_timeout: 10_000, connectionTimeoutMillis: 5_000 })
  pool.on('error', () => {})
  const installation = installationReads(options.vaultUrl)
  const cache = new SessionCache(pool, options.vaultUrl)
  options.progress.onSignInChanged(() => cache.forget())
  const health = new Health(options.store, options.progress, options.chain)
  const files = new Files(options.uploads ?? join(options.dataDir, 'files'), options.vault, options.store)
  const sweep = () => files.sweep().catch((error) => options.log.error({ err: error }, 'uploads'))
  void sweep()
  const sweeping = setInterval(sweep, 3_600_000).unref()
  const adapter = new FastifyAdapter({
    bodyLimit: MEGABYTE,
    routerOptions: {
      querystringParser: (text: string) => parseQuery(text, { depth: 3, parameterLimit: 1000, arrayLimit: 500 }) as Record<string, unknown>,
    },
    rewriteUrl: methodOverride(endpoints),
    trustProxy: [...(options.trustedProxies ?? ['loopback'])],
    // A request that never ends is given up; the longest upload has ample time.
    requestTimeout: 120_000,
    genReqId: newRequestId,
  })
  // Multipart bodies are streamed by the endpoint's own limit; see kernel/http/multipart.ts.
  adapter.getInstance().addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null))
  bodyLimits(adapter.getInstance(), endpoints)
  const app = await NestFactory.create<NestFastifyApplication>(ApiModule.of(options, pool, installation, cache, health, files), adapter, {
    logger: ['error', 'warn'],
    abortOnError: false,
  })
  answerHeaders(adapter.getInstance(), options.publicUrl)
  identifyRequests(adapter.getInstance(), endpoints, options.accessLog ? options.log : undefined)
  app.useGlobalFilters(new ErrorFilter(options.log))
  app.useWebSocketAdapter(new IoAdapter(app))
  const fastify = adapter.getInstance()
  const metrics = new Metrics(pool)
  metrics.observe(fastify)
  serveHealth(fastify, health, metrics, options.metricsToken)
  for (const { serve } of areas as readonly AreaApi[]) serve?.(fastify as never, (token) => app.get(token, { strict: false }))
  const gate = await openWhenCurrent(fastify, options.progress)
  serveDocs(fastify, endpoints, lists)
  if (options.web)
    await serveWeb(fastify, options.web, {
      cards: options.billing?.provider.name === 'stripe',
      publicUrl: options.publicUrl,
    })
  return {
    app,
    async close() {
      clearInterval(sweeping)
      gate.close()
      await closeServer(app)
      await app.get(RecordViews, { strict: false }).settled()
      await app.get(OneAtATime, { strict: false }).close()
      await cache.close()
      await installation.destroy()
      await pool.end()
    },
  }
}

/** Milliseconds that requests under way have to finish. */
const FINISH = 5_000

/** Connections that have nothing under way are closed as they fall idle, since a client may keep one open for as long as it likes. */
async function closeServer(app: NestFastifyApplication): Promise<void> {
  const server = app.getHttpServer()
  const idle = setInterval(() => server.closeIdleConnections(), 50)
  const rest = setTimeout(() => server.closeAllConnections(), FINISH)
  await app.close().finally(() => {
    clearInterval(idle)
    clearTimeout(rest)
  })
}
