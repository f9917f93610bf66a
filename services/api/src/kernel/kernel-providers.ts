import type { Provider } from '@nestjs/common'
import { refuse } from '@workledger/contracts/kernel/errors'
import type { PdfPort } from '@workledger/domain/kernel/pdf-port'
import { LinkKeys } from '@workledger/event-store/secrets/link-keys'
import { WorkspaceSecrets } from '@workledger/event-store/secrets/workspace-secrets'

import { type Reads, TenantReads } from '@workledger/projections/kernel/tenant-reads'
import { Progress } from '@workledger/projections/runner/progress'
import type { Pool } from 'pg'
import { Access } from './access/access'
import { ACCESS_CONFIG } from './access/access-config'
import { DownloadLinks } from './access/download-links'
import { HeldFacts } from './access/held-facts'
import { OwnGain } from './access/own-gain'
import { ReadOnly } from './access/read-only'
import { SessionCache } from './access/session-cache'
import { TokenLimits } from './access/token-limits'
import { Commands } from './commands/commands'
import { DecideHandler } from './commands/decide'
import { KEPT_STATES, Loop, STORE } from './commands/loop'
import { OneAtATime } from './commands/one-at-a-time'
import { PROCESSES, type Processes } from './commands/processes'
import { CHAIN, EVIDENCE } from './evidence/chain'
import { Files } from './files/files'
import { PDF } from './files/pdf'
import { Health } from './http/health'
import { Idempotency } from './http/idempotency'
import { InProcess } from './http/in-process'
import { MinuteLimit, TOKEN_LIMIT, WRITE_LIMIT } from './http/minute-limit'
import { INSTALLATION_READS, Lists } from './lists/lists'
import { AskHandler, Queries } from './lists/queries'
import { Zones } from './lists/zones'
import { LiveGateway } from './live/live.gateway'
import { LiveFeed } from './live/live-feed'
import { LOG } from './log'
import { type ApiOptions, MASTER_KEY, OPTIONS, POOL } from './options'

/** Parts that are opened before the module is made, and closed after it. */
export interface OpenedParts {
  pool: Pool
  installation: Reads
  cache: SessionCache
  health: Health
  files: Files
  tokenLimits: TokenLimits
}

/**
 * Returns the kernel's providers for all areas. An area makes its own ones from `OPTIONS`, `POOL`
 * and `MASTER_KEY`.
 */
export function kernelProviders(
  options: ApiOptions,
  { pool, installation, cache, health, files, tokenLimits }: OpenedParts,
): Provider[] {
  return [
    { provide: OPTIONS, useValue: options },
    { provide: POOL, useValue: pool },
    { provide: MASTER_KEY, useValue: options.masterKey },
    { provide: LOG, useValue: options.log },
    { provide: STORE, useValue: options.store },
    { provide: KEPT_STATES, useValue: options.kept },
    { provide: CHAIN, useValue: options.chain },
    { provide: EVIDENCE, useValue: options.evidence },
    { provide: PROCESSES, useValue: options.processes ?? noProcesses },
    { provide: PDF, useValue: options.pdf ?? unavailable },
    { provide: TenantReads, useValue: options.reads },
    { provide: INSTALLATION_READS, useValue: installation },
    { provide: Progress, useValue: options.progress },
    { provide: Files, useValue: files },
    { provide: Health, useValue: health },
    { provide: Idempotency, useValue: new Idempotency(pool, options.masterKey, cache.id) },
    { provide: WRITE_LIMIT, useValue: new MinuteLimit(options.writesPerMinute) },
    { provide: TOKEN_LIMIT, useValue: new MinuteLimit(options.tokenCallsPerMinute) },
    { provide: TokenLimits, useValue: tokenLimits },
    { provide: SessionCache, useValue: cache },
    { provide: OneAtATime, useValue: new OneAtATime(options.vaultUrl) },
    { provide: LinkKeys, useValue: new LinkKeys(pool, options.masterKey) },
    { provide: WorkspaceSecrets, useValue: new WorkspaceSecrets(pool, options.masterKey) },
    { provide: ACCESS_CONFIG, useValue: accessConfigOf(options) },
    ...[Access, HeldFacts, DownloadLinks, OwnGain, ReadOnly, InProcess],
    ...[Commands, Queries, Lists, Loop, DecideHandler, AskHandler, Zones, LiveFeed, LiveGateway],
  ]
}

const accessConfigOf = ({ masterKey, publicUrl, outbox, support }: ApiOptions) => ({
  masterKey,
  publicUrl,
  outbox: outbox ?? null,
  support: support ?? {},
})

const noProcesses: Processes = { starts: () => false, waitFor: async (position) => position }
const noPdf = async () => refuse('pdf.unavailable')
const unavailable: PdfPort = { payslip: noPdf, payStatement: noPdf, invoice: noPdf, page: noPdf }
