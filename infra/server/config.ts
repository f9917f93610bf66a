import { join } from 'node:path'
import type { ShippedLanguage } from '@workledger/contracts/kernel/area-words'
import type { S3Keys } from '@workledger/event-store/anchor-url'
import type { StripeOptions } from '@workledger/jobs/billing/stripe-provider'
import * as z from 'zod'
import { Environment, type ProcessRole } from './environment'
import { StartError } from './start-error'

export interface Config {
  readonly port: number
  /** Port of health and metrics only. */
  readonly healthPort?: number | undefined
  readonly migrateOnly: boolean
  readonly host: string
  readonly dataDir: string
  /** Path of another Chromium than the one from npm. */
  readonly chromium: string | undefined
  /** Undefined: the embedded PostgreSQL. */
  readonly databaseUrl?: string | undefined
  /** Undefined: the event log is in the database. */
  readonly eventStore?: { readonly address: string; readonly prefix: string } | undefined
  /** File that keeps heads of the log outside of the database. */
  readonly anchorFile?: string | undefined
  readonly anchorUrl?: string | undefined
  readonly anchorToken?: string | undefined
  readonly anchorS3?: S3Keys | undefined
  readonly tsaUrl?: string | undefined
  /** Store of uploads; undefined: below DATA_DIR. */
  readonly uploads?: { readonly url: string; readonly keys: S3Keys } | undefined
  readonly redisUrl?: string | undefined
  readonly smtpUrl?: string | undefined
  readonly mailFrom: string
  /** Start of the links in mails, without a trailing slash. */
  readonly publicUrl: string
  readonly roles: ReadonlySet<ProcessRole>
  readonly demo: boolean
  readonly demoLanguage: ShippedLanguage
  /** A copy of production that contacts no one. */
  readonly drill: boolean
  readonly captcha: boolean
  /** Browsers keep the app for times without a connection. */
  readonly offline: boolean
  /** Addresses of the operators; undefined: the administrators of the first workspace. */
  readonly operators?: readonly string[] | undefined
  /** Proxies whose X-Forwarded-For is trusted. */
  readonly trustedProxies: readonly string[]
  /** Private networks that webhooks may reach, in CIDR notation. */
  readonly outgoingNetworks?: readonly string[] | undefined
  readonly pushServices?: readonly string[] | undefined
  /** Bearer token of /metrics; undefined: there is no such page. */
  readonly metricsToken?: string | undefined
  /** Undefined only with the embedded database, whose key is in DATA_DIR/secrets.json. */
  readonly masterKey?: Buffer | undefined
  /** Undefined: the sandbox without payments. */
  readonly stripe?:
    | Pick<StripeOptions, 'key' | 'publishableKey' | 'webhookSecret' | 'prices'>
    | undefined
  /** Days until a workspace without a subscription becomes read-only; ignored in the sandbox. */
  readonly trialDays: number
  /** Places of help outside of the product. */
  readonly support: {
    readonly knowledge?: string | undefined
    readonly contact?: string | undefined
  }
  /** Per user; 0 is no limit. */
  readonly writesPerMinute: number
  /** Per API token; 0 is no limit. */
  readonly tokenCallsPerMinute: number
  readonly accessLog: boolean
  readonly logLevel: string
}

/**
 * Reads the environment. An invalid value throws a StartError that names it and the reason; an
 * empty value counts as missing.
 */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = Environment.safeParse(given)

  if (!parsed.success) {
    const { path, message } = parsed.error.issues[0]!
    throw new StartError(
      `${String(path[0])} ${/^must/.test(message) ? message : `is wrong: ${message}`} (it is ${repeated(String(path[0]), given)}).`,
    )
  }

  const e = parsed.data.DRILL ? withoutRemotes(parsed.data) : parsed.data
  const embedded = e.DATABASE_URL === undefined

  if (!embedded && !e.MASTER_KEY) {
    throw new StartError(
      'MASTER_KEY is missing: with DATABASE_URL it must hold 32 bytes in base64; make one with "openssl rand -base64 32" and keep it safe.',
    )
  }

  const { demo, host } = demoAndHostOf(e)

  return {
    port: e.PORT,
    healthPort: e.HEALTH_PORT,
    migrateOnly: e.MIGRATE_ONLY,
    host,
    dataDir: e.DATA_DIR,
    databaseUrl: e.DATABASE_URL,
    eventStore:
      e.EVENT_STORE_URL === undefined
        ? undefined
        : { address: e.EVENT_STORE_URL, prefix: e.EVENT_STORE_PREFIX },
    // DATA_DIR may later get another database with another log, so a file is kept only on request.
    anchorFile: e.ANCHOR_FILE ?? (embedded ? join(e.DATA_DIR, 'anchors.jsonl') : undefined),
    anchorUrl: e.ANCHOR_URL,
    anchorToken: e.ANCHOR_TOKEN,
    anchorS3: s3Of(e),
    tsaUrl: e.TSA_URL,
    uploads: bucketOf(e),
    redisUrl: e.REDIS_URL,
    smtpUrl: e.SMTP_URL,
    mailFrom: e.MAIL_FROM,
    publicUrl: e.PUBLIC_URL ?? `http://localhost:${e.PORT}`,
    roles: new Set(e.ROLES),
    demo,
    demoLanguage: e.DEMO_LANGUAGE,
    drill: e.DRILL,
    ...switchesOf(e),
    operators: e.OPERATORS,
    trustedProxies: e.TRUSTED_PROXIES,
    outgoingNetworks: e.OUTGOING_NETWORKS,
    pushServices: e.PUSH_SERVICES,
    metricsToken: e.METRICS_TOKEN,
    masterKey: e.MASTER_KEY,
    stripe: stripeOf(e),
    trialDays: e.TRIAL_DAYS,
    support: { knowledge: e.KNOWLEDGE_URL, contact: e.CONTACT_URL },
    writesPerMinute: e.WRITES_PER_MINUTE,
    tokenCallsPerMinute: e.TOKEN_CALLS_PER_MINUTE,
    chromium: e.CHROMIUM,
    accessLog: e.ACCESS_LOG,
    logLevel: e.LOG_LEVEL,
  }
}

const switchesOf = ({ CAPTCHA, OFFLINE }: z.output<typeof Environment>) => ({
  captcha: CAPTCHA,
  offline: OFFLINE,
})

/** Refuses a demo company that strangers could reach, because its passwords are public. */
function demoAndHostOf(e: z.output<typeof Environment>): Pick<Config, 'demo' | 'host'> {
  const embedded = e.DATABASE_URL === undefined
  const demo = e.DEMO ?? embedded

  if (demo && !embedded)
    throw new StartError(
      'DEMO=1 works only with the embedded database, since its passwords are public; leave DATABASE_URL or DEMO out.',
    )

  const host = e.HOST ?? (demo ? '127.0.0.1' : '0.0.0.0')

  if (demo && !isLoopback(host))
    throw new StartError(
      `HOST=${host} would offer the demo company, whose passwords are public, to the network; set DEMO=0 with it.`,
    )

  return { demo, host }
}

/**
 * Removes from a drill's variables, which may be production's, each one that reaches beyond its
 * database and folder.
 */
function withoutRemotes(given: z.output<typeof Environment>): z.output<typeof Environment> {
  const reaches = /^(ANCHOR_|TSA_|REDIS_|SMTP_|STRIPE_|S3_)/
  const entries = Object.entries(given).filter(
    ([name]) => !reaches.test(name) || name.endsWith('_REGION'),
  )
  return Object.fromEntries(entries) as z.output<typeof Environment>
}

function s3Of({
  ANCHOR_ACCESS_KEY: id,
  ANCHOR_SECRET_KEY: secret,
  ANCHOR_REGION: region,
}: z.output<typeof Environment>): S3Keys | undefined {
  if (id === undefined && secret === undefined) return undefined

  if (id === undefined || secret === undefined) {
    const missing = id === undefined ? 'ANCHOR_ACCESS_KEY' : 'ANCHOR_SECRET_KEY'
    throw new StartError(
      `${missing} is missing: requests are signed for S3 only with both ANCHOR_ACCESS_KEY and ANCHOR_SECRET_KEY.`,
    )
  }

  return { accessKeyId: id, secretAccessKey: secret, region }
}

function bucketOf({
  S3_URL: url,
  S3_ACCESS_KEY: id,
  S3_SECRET_KEY: secret,
  S3_REGION: region,
}: z.output<typeof Environment>) {
  if (url === undefined) return undefined
  const missing =
    id === undefined ? 'S3_ACCESS_KEY' : secret === undefined ? 'S3_SECRET_KEY' : undefined

  if (missing)
    throw new StartError(
      `${missing} is missing: uploads go to S3_URL only with both S3_ACCESS_KEY and S3_SECRET_KEY.`,
    )

  return { url, keys: { accessKeyId: id!, secretAccessKey: secret!, region } }
}

const ofStripe = [
  'STRIPE_KEY',
  'STRIPE_PUBLISHABLE_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_PRICE_MONTHLY',
  'STRIPE_PRICE_YEARLY',
] as const

/** Requires all of them or none: half of them would take no money and still close workspaces. */
function stripeOf(e: z.output<typeof Environment>): Config['stripe'] {
  const given = ofStripe.filter((name) => e[name] !== undefined)
  if (given.length === 0) return undefined
  const missing = ofStripe.find((name) => e[name] === undefined)

  if (missing)
    throw new StartError(
      `${missing} is missing: Stripe takes payments only with ${ofStripe.join(', ')}, and ${given[0]} is set.`,
    )

  return {
    key: e.STRIPE_KEY!,
    publishableKey: e.STRIPE_PUBLISHABLE_KEY!,
    webhookSecret: e.STRIPE_WEBHOOK_SECRET!,
    prices: { monthly: e.STRIPE_PRICE_MONTHLY!, yearly: e.STRIPE_PRICE_YEARLY! },
  }
}

export const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || host.startsWith('127.')

/** Hides values that may hold a password. */
function repeated(name: string, given: Record<string, string | undefined>): string {
  return /URL|KEY|TOKEN|SECRET/.test(name)
    ? 'not shown, it may hold a password'
    : `"${given[name]}"`
}
