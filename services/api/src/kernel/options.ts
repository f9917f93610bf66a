import type { Billing } from '@workledger/domain/billing/payment-provider'
import type { KeptStates } from '@workledger/domain/kernel/kept-states'
import type { PdfPort } from '@workledger/domain/kernel/pdf-port'
import type { Blobs } from '@workledger/event-store/blobs/blobs'
import type { Chain } from '@workledger/event-store/chain-watch'
import type { EvidenceSource } from '@workledger/event-store/evidence'
import type { EventStore } from '@workledger/event-store/port'
import type { Vault } from '@workledger/event-store/vault'
import type { TenantReads } from '@workledger/projections/kernel/tenant-reads'
import type { Progress } from '@workledger/projections/runner/progress'
import type { Logger } from 'pino'
import type { Support } from './access/access-config'
import type { Processes } from './commands/processes'
import type { Anchors, Stamps } from './evidence/anchored'

/** The options that the API was started with: areas make their own providers from them. */
export const OPTIONS = Symbol('options of the API')

/**
 * A pool of connections under the vault's role, which sees names, counts and secrets but no
 * tenant's rows.
 */
export const POOL = Symbol('pool of wl_vault')

/** The key that link keys, captchas and secrets of workspaces are made with. */
export const MASTER_KEY = Symbol('master key')

/** What a hash by argon2id costs: memory in KiB, passes, lanes. */
export interface HashCost {
  memoryCost: number
  timeCost: number
  parallelism: number
}

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
  /** Where PayPal's REST API is, without a slash at the end; left out, PayPal's own. */
  paypal?: Readonly<Record<'live' | 'sandbox', string>>
  /** Left out, only the interface is served. */
  web?: string
}
