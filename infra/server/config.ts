import { accessSync, constants, statSync } from 'node:fs'
import { isIP } from 'node:net'
import { isAbsolute, join, resolve } from 'node:path'
import { email } from '@workledger/contracts/kernel/shapes'
import type { S3Keys } from '@workledger/event-store/anchor-url'
import type { StripeOptions } from '@workledger/jobs/billing/stripe-provider'
import * as z from 'zod'
import { StartError } from './start-error'

const processRoles = ['api', 'projector', 'worker'] as const

export type ProcessRole = (typeof processRoles)[number]

const address = (...protocols: string[]) =>
  z
    .string()
    .refine(
      (text) => URL.canParse(text) && protocols.includes(new URL(text).protocol.slice(0, -1)),
      {
        error: `must be an address like ${protocols[0]}://host`,
      },
    )

const help = (name: string) =>
  z
    .string()
    .refine(
      (text) =>
        URL.canParse(text) && ['https:', 'http:', 'mailto:'].includes(new URL(text).protocol),
      {
        error: 'must be an address like https://host or mailto:help@example.com',
      },
    )
    .optional()
    .meta({ description: `the address behind *${name}* in the sidebar`, without: 'no such entry' })

const isProgram = (path: string) => {
  try {
    accessSync(path, constants.X_OK)
    return isAbsolute(path) && statSync(path).isFile()
  } catch {
    return false
  }
}

const onOff = (name: string) =>
  z
    .enum(['on', 'off'], { error: `must be on or off, as in ${name}=off` })
    .transform((word) => word === 'on')

const isNetwork = (text: string) => {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true
  const [address, bits, ...rest] = text.split('/')
  const most = { 0: 0, 4: 32, 6: 128 }[isIP(address!)]!

  return (
    most > 0 &&
    rest.length === 0 &&
    (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most))
  )
}

/** Pages, files of the apps and links begin at the host's root. */
const isOrigin = (text: string) => {
  if (!URL.canParse(text)) return true
  const { pathname, search, hash, username } = new URL(text)
  return /^\/*$/.test(pathname) && search === '' && hash === '' && username === ''
}

const namesBucket = (text: string) => {
  const url = URL.canParse(text) ? new URL(text) : undefined
  return url === undefined || url.pathname.length > 1 || /\.s3[.-]/.test(url.hostname)
}

const stripePrice = z
  .string()
  .regex(/^price_\w+$/, { error: 'must be the id of a price at Stripe, as in price_…' })

/**
 * Every variable that Workledger reads. `npm run config:docs` writes docs/configuration.md from it;
 * `without` describes the effect of a missing variable whose schema has no default.
 */
export const Environment = z.object({
  PORT: z.coerce
    .number<string>('must be a number from 1 to 65535')
    .refine((port) => Number.isInteger(port) && port > 0 && port < 65536, {
      error: 'must be a number from 1 to 65535',
    })
    .default(3000)
    .meta({
      description:
        'where HTTP and the live channel are served; nothing else listens to the network',
    }),
  HEALTH_PORT: z.coerce
    .number<string>('must be a number from 1 to 65535')
    .refine((port) => Number.isInteger(port) && port > 0 && port < 65536, {
      error: 'must be a number from 1 to 65535',
    })
    .optional()
    .meta({
      description:
        'where `/healthz`, `/readyz` and `/metrics` are served by themselves; beside `PORT` where this process has the role api',
      without: '`PORT`, for a process without the role api if nothing else listens there',
    }),
  HOST: z
    .string()
    .refine((host) => isIP(host) > 0 || /^[a-z0-9.-]+$/i.test(host), {
      error: 'must be an IP address or a host name',
    })
    .optional()
    .meta({
      description:
        "the address to listen on. With the demo company only this machine's own: its passwords are public",
      without: '`127.0.0.1` with the demo company, `0.0.0.0` without',
    }),
  DATA_DIR: z
    .string()
    .default('.data')
    .transform((folder) => resolve(folder))
    .meta({
      description: 'the folder of everything in [Folders](operators/folders.md)',
      without: '`.data` in the clone',
    }),
  DATABASE_URL: address('postgres', 'postgresql').optional().meta({
    description:
      '`postgres://owner:password@host/database`, or without owner and password where another process migrates, see [Your own database](operators/database.md)',
    without: 'the embedded PostgreSQL',
  }),
  EVENT_STORE_URL: z
    .string()
    .regex(/^(esdb|kurrentdb|kurrent)(\+discover)?:\/\/\S+$/, {
      error: 'must be an address like esdb://host:2113',
    })
    .refine((url) => !/throwOnAppendFailure=false/i.test(url), {
      error: 'must not say throwOnAppendFailure=false',
    })
    .transform((url) => url.replace(/^kurrent(db)?/, 'esdb'))
    .optional()
    .meta({
      description:
        '`esdb://…` or `esdb+discover://…` puts the event log into EventStoreDB, see [EventStoreDB](operators/eventstoredb.md)',
      without: 'the log is in the database',
    }),
  EVENT_STORE_PREFIX: z
    .string()
    .regex(/^[a-z][a-z0-9-]{0,31}$/, {
      error: 'must be 1 to 32 of a-z, 0-9 and -, beginning with a letter',
    })
    .default('workledger')
    .meta({
      description:
        'what the names of all streams in EventStoreDB begin with; several installations may share a cluster',
    }),
  ANCHOR_FILE: z
    .string()
    .transform((file) => resolve(file))
    .optional()
    .meta({
      description:
        'a file that keeps heads of the event log outside of the database, see [Anchors](operators/anchors.md)',
      without: '`DATA_DIR/anchors.jsonl` with the embedded PostgreSQL, none with `DATABASE_URL`',
    }),
  ANCHOR_URL: address('https', 'http').optional().meta({
    description: 'an address below which heads of the event log are kept with HTTP PUT',
    without: 'none',
  }),
  ANCHOR_TOKEN: z
    .string()
    .optional()
    .meta({ description: 'the bearer for `ANCHOR_URL`', without: 'none' }),
  ANCHOR_ACCESS_KEY: z
    .string()
    .max(128, { error: 'must have at most 128 characters' })
    .optional()
    .meta({
      description:
        'the access key id where `ANCHOR_URL` is a bucket of S3 or of a store that speaks like it',
      without: 'none',
    }),
  ANCHOR_SECRET_KEY: z
    .string()
    .max(256, { error: 'must have at most 256 characters' })
    .optional()
    .meta({ description: 'the secret of `ANCHOR_ACCESS_KEY`', without: 'none' }),
  ANCHOR_REGION: z
    .string()
    .regex(/^[a-z0-9-]{1,64}$/, { error: 'must be the name of a region, as in eu-central-1' })
    .default('us-east-1')
    .meta({ description: 'the region of that bucket' }),
  S3_URL: address('https', 'http')
    .refine(namesBucket, {
      error:
        'must name a bucket, as in https://store/bucket/files or https://bucket.s3.eu-central-1.amazonaws.com/files',
    })
    .optional()
    .meta({
      description:
        'a bucket of S3, or a folder in it, that keeps uploads and data exports instead of `DATA_DIR/files` and `DATA_DIR/exports`, see [Files on S3](operators/s3.md)',
      without: 'they are below `DATA_DIR`',
    }),
  S3_ACCESS_KEY: z
    .string()
    .max(128, { error: 'must have at most 128 characters' })
    .optional()
    .meta({ description: 'the access key id for `S3_URL`', without: 'none' }),
  S3_SECRET_KEY: z
    .string()
    .max(256, { error: 'must have at most 256 characters' })
    .optional()
    .meta({ description: 'the secret of `S3_ACCESS_KEY`', without: 'none' }),
  S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]{1,64}$/, { error: 'must be the name of a region, as in eu-central-1' })
    .default('us-east-1')
    .meta({ description: 'the region of that bucket' }),
  TSA_URL: address('https', 'http').optional().meta({
    description: 'a time-stamping authority (RFC 3161) that stamps each anchor',
    without: 'none',
  }),
  REDIS_URL: address('redis', 'rediss').optional().meta({
    description: '`redis://…` or `rediss://…` for the queues',
    without: 'queues live in PostgreSQL',
  }),
  SMTP_URL: address('smtp', 'smtps').optional().meta({
    description: '`smtp://user:password@host:587` or `smtps://…`',
    without: 'mails become files in `DATA_DIR/outbox`',
  }),
  MAIL_FROM: z
    .string()
    .regex(/^([^<>\r\n]+<)?[^\s<>@]+@[^\s<>@]+>?$/, {
      error: 'must be a mail address, with or without a name, as in "Workledger <hr@example.com>"',
    })
    .default('Workledger <workledger@localhost>')
    .meta({
      description:
        'the sender of all mails; to candidates and clients it has the name of their company, with the same address',
    }),
  PUBLIC_URL: address('https', 'http')
    .refine(isOrigin, {
      error:
        'must be the address of a host, without a path, as in https://hr.example.com: give Workledger a host name of its own',
    })
    .transform((url) => url.replace(/\/+$/, ''))
    .optional()
    .meta({
      description: 'what people type, a host without a path; links in mails begin with it',
      without: '`http://localhost:PORT`',
    }),
  ROLES: z
    .string()
    .default(processRoles.join(','))
    .transform((list) => list.split(',').map((role) => role.trim()))
    .pipe(
      z
        .array(z.enum(processRoles, { error: `must list some of ${processRoles.join(', ')}` }))
        .min(1),
    )
    .meta({ description: 'what this process does, see [Roles and proxies](operators/roles.md)' }),
  DEMO: z
    .enum(['0', '1'], { error: 'must be 1 for a demo company or 0 for none' })
    .transform((digit) => digit === '1')
    .optional()
    .meta({
      description: 'the demo company. `DEMO=1` with `DATABASE_URL` is refused',
      without: '1 with the embedded PostgreSQL, else 0',
    }),
  DRILL: z
    .enum(['0', '1'], { error: 'must be 1 for a restore drill or 0 for none' })
    .transform((digit) => digit === '1')
    .default(false)
    .meta({
      description:
        'a restore drill: nothing leaves this machine. Mails become files, and `ANCHOR_*`, `TSA_URL`, `REDIS_URL`, `SMTP_URL`, `S3_URL` and Stripe count as unset, see [Restore and drill](operators/restore.md)',
      without: '0',
    }),
  CAPTCHA: onOff('CAPTCHA')
    .default(true)
    .meta({ description: 'the proof of work at sign-up; `off` is for tests', without: '`on`' }),
  OPERATORS: z
    .string()
    .transform((list) => list.split(',').map((address) => address.trim().toLowerCase()))
    .pipe(z.array(email('must list e-mail addresses, separated by commas')).min(1))
    .optional()
    .meta({
      description:
        'e-mail addresses, separated by commas, of those who may see and steer the installation in Operations; each must be verified',
      without:
        'who holds `edit_company` in the only workspace; with a second one nobody, and health and metrics by token remain',
    }),
  TRUSTED_PROXIES: z
    .string()
    .transform((list) => list.split(',').map((one) => one.trim()))
    .pipe(
      z
        .array(
          z.string().refine(isNetwork, {
            error:
              'must list IP addresses, networks such as 10.0.0.0/8, or loopback, linklocal or uniquelocal, separated by commas',
          }),
        )
        .min(1)
        .max(50),
    )
    .default(['loopback'])
    .meta({
      description:
        'addresses, or networks as in `10.0.0.0/8`, of the proxies whose `X-Forwarded-For` is believed, separated by commas; `uniquelocal` is every private network',
      without: '`loopback`, proxies on the same machine',
    }),
  METRICS_TOKEN: z
    .string()
    .min(16, { error: 'must have at least 16 characters' })
    .optional()
    .meta({ description: 'bearer of `/metrics`', without: 'none, and no `/metrics`' }),
  MIGRATE_ONLY: z
    .enum(['0', '1'], { error: 'must be 1 to migrate and end, or 0' })
    .transform((digit) => digit === '1')
    .default(false)
    .meta({
      description:
        "brings the database to this version's shape and ends; other processes then need no owner in `DATABASE_URL`, see [Without the owner](operators/database.md#without-the-owner)",
      without: '0',
    }),
  MASTER_KEY: z
    .string()
    .transform((text) => Buffer.from(text, 'base64'))
    .refine((key) => key.length === 32, {
      error: 'must be 32 bytes in base64, as "openssl rand -base64 32" prints them',
    })
    .optional()
    .meta({
      description: '32 bytes in base64, `openssl rand -base64 32`. Needed with `DATABASE_URL`',
      without: 'made and kept in `DATA_DIR/secrets.json`',
    }),
  STRIPE_KEY: z
    .string()
    .regex(/^(sk|rk)_(test|live)_\w+$/, {
      error: 'must be a secret or restricted key of Stripe, as in sk_live_…',
    })
    .optional()
    .meta({
      description:
        'payments by Stripe: all five variables or none, see [Billing](operators/billing.md)',
      without: 'nobody pays (sandbox)',
    }),
  STRIPE_PUBLISHABLE_KEY: z
    .string()
    .regex(/^pk_(test|live)_\w+$/, {
      error: 'must be a publishable key of Stripe, as in pk_live_…',
    })
    .optional()
    .meta({ description: 'the key that browsers are given', without: 'nobody pays' }),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_.+$/, { error: 'must be the signing secret of the webhook, as in whsec_…' })
    .optional()
    .meta({ description: "what Stripe's messages are signed with", without: 'nobody pays' }),
  STRIPE_PRICE_MONTHLY: stripePrice
    .optional()
    .meta({ description: 'the price of a user for a month', without: 'nobody pays' }),
  STRIPE_PRICE_YEARLY: stripePrice
    .optional()
    .meta({ description: 'the price of a user for a year', without: 'nobody pays' }),
  TRIAL_DAYS: z.coerce
    .number<string>('must be a whole number of days, at most 365')
    .refine((days) => Number.isInteger(days) && days >= 0 && days <= 365, {
      error: 'must be a whole number of days, at most 365',
    })
    .default(30)
    .meta({
      description:
        'days until a workspace that has not subscribed can only be read; of no meaning without Stripe',
    }),
  KNOWLEDGE_URL: help('Knowledge Base'),
  CONTACT_URL: help('Contact Us'),
  WRITES_PER_MINUTE: z.coerce
    .number<string>('must be a whole number; 0 for no limit')
    .refine((number) => Number.isInteger(number) && number >= 0, {
      error: 'must be a whole number; 0 for no limit',
    })
    .default(600)
    .meta({ description: 'writes that one user may make in a minute, in each process' }),
  CHROMIUM: z
    .string()
    .refine(isProgram, {
      error: 'must be the path of a Chromium that this process may run, as in /usr/bin/chromium',
    })
    .optional()
    .meta({
      description: 'the Chromium that prints, see [Chromium](operators/chromium.md)',
      without: 'the one from npm, unpacked below `DATA_DIR`',
    }),
  ACCESS_LOG: z
    .enum(['0', '1'], { error: 'must be 1 for a line of each request or 0 for none' })
    .transform((digit) => digit === '1')
    .default(false)
    .meta({
      description: 'a line of the log for each call, see [Logs](operators/logs.md#access-log)',
      without: '0',
    }),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'must be fatal, error, warn, info, debug, trace or silent',
    })
    .default('info')
    .meta({ description: 'how much is logged, see [Logs](operators/logs.md)' }),
})

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
  /** A copy of production that contacts no one. */
  readonly drill: boolean
  readonly captcha: boolean
  /** Addresses of the operators; undefined: the administrators of the first workspace. */
  readonly operators?: readonly string[] | undefined
  /** Proxies whose X-Forwarded-For is trusted. */
  readonly trustedProxies: readonly string[]
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

  const e = parsed.data.DRILL ? kept(parsed.data) : parsed.data
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
    drill: e.DRILL,
    captcha: e.CAPTCHA,
    operators: e.OPERATORS,
    trustedProxies: e.TRUSTED_PROXIES,
    metricsToken: e.METRICS_TOKEN,
    masterKey: e.MASTER_KEY,
    stripe: stripeOf(e),
    trialDays: e.TRIAL_DAYS,
    support: { knowledge: e.KNOWLEDGE_URL, contact: e.CONTACT_URL },
    writesPerMinute: e.WRITES_PER_MINUTE,
    chromium: e.CHROMIUM,
    accessLog: e.ACCESS_LOG,
    logLevel: e.LOG_LEVEL,
  }
}

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
function kept(given: z.output<typeof Environment>): z.output<typeof Environment> {
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
