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

/** Token of the API's start options, from which areas make their providers. */
export const OPTIONS = Symbol('options of the API')

/**
 * Token of the connection pool of the vault's role, which sees names, counts and secrets but no
 * tenant's rows.
 */
export const POOL = Symbol('pool of wl_vault')

/** Token of the key for link keys, captchas and secrets of workspaces. */
export const MASTER_KEY = Symbol('master key')

/** Cost of an argon2id hash: memory in KiB, passes, lanes. */
export interface HashCost {
  memoryCost: number
  timeCost: number
  parallelism: number
}

/** OWASP's first recommendation for argon2id: 19 MiB, two passes, one lane. */
export const OWASP: HashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** The API's start options. An area adds its own in its folder, as billing does. */
export interface ApiOptions {
  store: EventStore
  /** Without it each process folds a long stream once from its start. */
  kept?: KeptStates
  vault: Vault
  reads: TenantReads
  progress: Progress
  /** Without it there are no reactions to events. */
  processes?: Processes
  /** Connects as wl_vault: sessions, passwords, link keys. */
  vaultUrl: string
  masterKey: Buffer
  /** Start of the links in mails, without a trailing slash. */
  publicUrl: string
  captcha: boolean
  /** Addresses of help outside the product. */
  support?: Support
  /** Cost of password hashes; by default OWASP's recommendation. */
  hashCost?: HashCost
  /** Folder of the mails, if no mail server is configured. Shown to people who wait for a mail. */
  outbox?: string | undefined
  /** Uploads go to `files/` below it, unless they are stored elsewhere. */
  dataDir: string
  uploads?: Blobs | undefined
  log: Logger
  /** Log a line for each request. */
  accessLog?: boolean
  /** Writes a minute for each user; unlimited by default. */
  writesPerMinute?: number
  /** Calls that one API token may make in a minute; undefined or 0: no limit. */
  tokenCallsPerMinute?: number
  /** Addresses and networks whose X-Forwarded-For is trusted; by default this machine's own. */
  trustedProxies?: readonly string[]
  /** Private networks in which webhooks and sign-in providers may be. */
  outgoingNetworks?: readonly string[] | undefined
  /** Hosts of further push services; a dot at first: each host below it. */
  pushServices?: readonly string[] | undefined
  /** Looks TXT records up; by default the resolver of this machine. */
  dns?: { txt(domain: string): Promise<readonly string[]> }
  /** Milliseconds that a company's sign-in provider has for an answer; 10 s by default. */
  providerTimeout?: number
  /** Without it documents answer 503. */
  pdf?: PdfPort
  chain: Chain
  /** The log as the source of evidence packs. */
  evidence: EvidenceSource
  /** Reads the heads kept outside the database; none by default. */
  anchors?: Anchors
  stamps?: Stamps
  /** Addresses of the operators; by default the admins of the first workspace. */
  operators?: readonly string[] | undefined
  /** Without it /metrics does not exist. */
  metricsToken?: string | undefined
  /** Address of PayPal's REST API, without a trailing slash; by default PayPal's own. */
  paypal?: Readonly<Record<'live' | 'sandbox', string>>
  /** Folder of the web apps; without it only the interface is served. */
  web?: string
  /** Browsers keep the apps for times without a connection; true by default. */
  offline?: boolean | undefined
}
