import 'reflect-metadata'
import { join } from 'node:path'
import { type DynamicModule, Module } from '@nestjs/common'
import { NestFactory } from '@nestjs/core'
import { CqrsModule } from '@nestjs/cqrs'
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify'
import { IoAdapter } from '@nestjs/platform-socket.io'
import { MEGABYTE } from '@workledger/contracts/kernel/endpoint'
import { endpoints, lists, notByToken, records } from '@workledger/contracts/registry'
import { UploadOwners } from '@workledger/event-store/blobs/upload-owners'
import { createPool } from '@workledger/event-store/postgres/connections'
import { installationReads } from '@workledger/projections/kernel/installation-reads'
import type { Pool } from 'pg'
import { RecordViews } from './kernel/access/record-views'
import { SessionCache } from './kernel/access/session-cache'
import { TokenLimits } from './kernel/access/token-limits'
import type { AreaApi } from './kernel/area'
import { OneAtATime } from './kernel/commands/one-at-a-time'
import { Files } from './kernel/files/files'
import { answerHeaders, tellPosition } from './kernel/http/answer-headers'
import { answerInAskedLanguage } from './kernel/http/asked-language'
import { bindWithoutAccessors } from './kernel/http/async-resource'
import { bodyLimits } from './kernel/http/body-limits'
import { ErrorFilter } from './kernel/http/error-filter'
import { openWhenCurrent } from './kernel/http/gate'
import { Health } from './kernel/http/health'
import { serveHealth } from './kernel/http/health-routes'
import { methodOverride } from './kernel/http/method-override'
import { Metrics } from './kernel/http/metrics'
import { serveOutsideFiles } from './kernel/http/outside-files'
import { parseQueryString } from './kernel/http/query-string'
import { slowRefusals } from './kernel/http/refusal-pace'
import { identifyRequests, newRequestId } from './kernel/http/request-id'
import { refuseUnanswered, refuseUnclear } from './kernel/http/route'
import { releaseSpools } from './kernel/http/spool'
import { serveWeb } from './kernel/http/web'
import { kernelProviders, type OpenedParts } from './kernel/kernel-providers'
import { serveDocs } from './kernel/openapi/docs-page'
import type { ApiOptions } from './kernel/options'
import { areas } from './registry'

@Module({})
class ApiModule {
  static of(options: ApiOptions, parts: OpenedParts): DynamicModule {
    return {
      module: ApiModule,
      imports: [CqrsModule.forRoot()],
      controllers: areas.flatMap((area) => area.controllers),
      providers: [
        ...kernelProviders(options, parts),
        ...areas.flatMap((area) => area.providers ?? []),
      ],
    }
  }
}

/**
 * Creates the HTTP interface under /api/v1. Refuses to start if a declared endpoint has no handler,
 * or an id of unknown kind.
 */
export async function createApi(
  options: ApiOptions,
): Promise<{ app: NestFastifyApplication; close(): Promise<void> }> {
  refuseUnanswered(endpoints)
  refuseUnclear(endpoints)

  const pool = openPool(options.vaultUrl)
  const installation = installationReads(options.vaultUrl)
  const cache = new SessionCache(pool, options.vaultUrl)
  options.progress.onSignInChanged(() => cache.forget())
  const health = new Health(options.store, options.progress, options.chain)

  const files = new Files(
    options.uploads ?? join(options.dataDir, 'files'),
    options.vault,
    options.store,
    new UploadOwners(pool),
  )

  const sweep = () => files.sweep().catch((error) => options.log.error({ err: error }, 'uploads'))
  void sweep()
  const sweeping = setInterval(sweep, 3_600_000).unref()

  const adapter = createAdapter(options)

  const app = await NestFactory.create<NestFastifyApplication>(
    ApiModule.of(options, {
      ...{ pool, installation, cache, health, files },
      tokenLimits: new TokenLimits(notByToken),
    }),
    adapter,
    {
      logger: ['error', 'warn'],
      abortOnError: false,
    },
  )

  answerHeaders(adapter.getInstance(), options.publicUrl)
  tellPosition(adapter.getInstance(), options.progress)
  answerInAskedLanguage(adapter.getInstance())
  slowRefusals(adapter.getInstance())
  identifyRequests(adapter.getInstance(), endpoints, options.accessLog ? options.log : undefined)
  app.useGlobalFilters(new ErrorFilter(options.log))
  app.useWebSocketAdapter(new IoAdapter(app))
  const fastify = adapter.getInstance()
  const metrics = new Metrics(pool)
  metrics.observe(fastify)
  serveOutsideFiles(fastify)
  serveHealth(fastify, health, metrics, options.metricsToken)

  for (const { serve } of areas as readonly AreaApi[])
    serve?.(fastify as never, (token) => app.get(token, { strict: false }))

  const gate = await openWhenCurrent(fastify, options.progress)
  serveDocs(fastify, { endpoints, lists, records })

  if (options.web)
    await serveWeb(fastify, options.web, {
      cards: options.billing?.provider.name === 'stripe',
      publicUrl: options.publicUrl,
      offline: options.offline,
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

function openPool(connectionString: string): Pool {
  const pool = createPool({
    connectionString,
    max: 8,
    statement_timeout: 10_000,
    connectionTimeoutMillis: 5_000,
  })

  return pool
}

function createAdapter(options: ApiOptions): FastifyAdapter {
  bindWithoutAccessors()

  const adapter = new FastifyAdapter({
    bodyLimit: MEGABYTE,
    routerOptions: {
      querystringParser: parseQueryString,
    },
    rewriteUrl: methodOverride(endpoints),
    trustProxy: [...(options.trustedProxies ?? ['loopback'])],
    // Ends a request that never completes; the longest upload has ample time.
    requestTimeout: 120_000,
    genReqId: newRequestId,
  })

  // The endpoint's own limit applies to streamed multipart bodies; see kernel/http/multipart.ts.
  adapter
    .getInstance()
    .addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null))
  bodyLimits(adapter.getInstance(), endpoints)
  releaseSpools(adapter.getInstance())

  return adapter
}

/** Milliseconds for pending requests to finish. */
const FINISH = 5_000

/** Closes idle connections as they appear, because a client may keep one open without limit. */
async function closeServer(app: NestFastifyApplication): Promise<void> {
  const server = app.getHttpServer()
  const idle = setInterval(() => server.closeIdleConnections(), 50)
  const rest = setTimeout(() => server.closeAllConnections(), FINISH)

  await app.close().finally(() => {
    clearInterval(idle)
    clearTimeout(rest)
  })
}
