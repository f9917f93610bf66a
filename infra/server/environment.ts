import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { shippedLanguages } from '@workledger/contracts/kernel/area-words'
import { email } from '@workledger/contracts/kernel/shapes'
import * as z from 'zod'
import {
  address,
  help,
  isNetwork,
  isOrigin,
  isProgram,
  namesBucket,
  onOff,
  stripePrice,
} from './setting-types'

const processRoles = ['api', 'projector', 'worker'] as const

export type ProcessRole = (typeof processRoles)[number]

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
        'a port of its own for `/healthz`, `/readyz` and `/metrics`; with the role api, `PORT` serves them too',
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
        'the prefix of all stream names in EventStoreDB; several installations may share a cluster',
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
      description: 'the access key id if `ANCHOR_URL` is a bucket of S3 or of a compatible store',
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
      without: 'uploads and data exports are below `DATA_DIR`',
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
      description:
        'the address that people type, a host without a path; links in mails begin with it',
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
  DEMO_LANGUAGE: z
    .enum(shippedLanguages, { error: `must be one of ${shippedLanguages.join(', ')}` })
    .default('en')
    .meta({ description: 'the language of the demo company and of its records' }),
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
  OFFLINE: onOff('OFFLINE').default(true).meta({
    description:
      'browsers keep the app and the own timer for times without a connection; `off` removes it from them, see [Without a connection](operators/offline.md)',
    without: '`on`',
  }),
  OPERATORS: z
    .string()
    .transform((list) => list.split(',').map((address) => address.trim().toLowerCase()))
    .pipe(z.array(email('must list e-mail addresses, separated by commas')).min(1))
    .optional()
    .meta({
      description:
        'e-mail addresses, separated by commas, of those who may see and steer the installation in Operations; each must be verified',
      without:
        'members with `edit_company` while there is one workspace; no one from the second on, which leaves health and metrics by token',
    }),
  OUTGOING_NETWORKS: z
    .string()
    .transform((list) => list.split(',').map((one) => one.trim()))
    .pipe(
      z
        .array(
          z.string().refine((one) => isNetwork(one) && /[.:]/.test(one), {
            error: 'must list IP addresses or networks such as 10.0.0.0/8, separated by commas',
          }),
        )
        .min(1)
        .max(50),
    )
    .optional()
    .meta({
      description:
        'private networks, as in `10.20.0.0/16`, that webhooks, other messages and sign-in providers of companies may reach, also by http, see [Webhooks](api/webhooks.md)',
      without: 'only public addresses, by https',
    }),
  PUSH_SERVICES: z
    .string()
    .transform((list) => list.split(',').map((one) => one.trim().toLowerCase()))
    .pipe(
      z
        .array(
          z.string().regex(/^\.?[a-z0-9-]+(\.[a-z0-9-]+)*$/, {
            error: 'must list host names such as push.example.com, separated by commas',
          }),
        )
        .min(1)
        .max(50),
    )
    .optional()
    .meta({
      description:
        'hosts of further push services, separated by commas, with a dot at first for each host below; browsers that use them may get pushes',
      without: 'those of Chrome, Edge, Firefox and Safari',
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
    .meta({ description: 'the bearer token of `/metrics`', without: 'none, and no `/metrics`' }),
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
      without: 'no payments (sandbox)',
    }),
  STRIPE_PUBLISHABLE_KEY: z
    .string()
    .regex(/^pk_(test|live)_\w+$/, {
      error: 'must be a publishable key of Stripe, as in pk_live_…',
    })
    .optional()
    .meta({ description: 'the key that browsers get', without: 'no payments' }),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_.+$/, { error: 'must be the signing secret of the webhook, as in whsec_…' })
    .optional()
    .meta({ description: "the secret that signs Stripe's messages", without: 'no payments' }),
  STRIPE_PRICE_MONTHLY: stripePrice
    .optional()
    .meta({ description: 'the price of a user for a month', without: 'no payments' }),
  STRIPE_PRICE_YEARLY: stripePrice
    .optional()
    .meta({ description: 'the price of a user for a year', without: 'no payments' }),
  TRIAL_DAYS: z.coerce
    .number<string>('must be a whole number of days, at most 365')
    .refine((days) => Number.isInteger(days) && days >= 0 && days <= 365, {
      error: 'must be a whole number of days, at most 365',
    })
    .default(30)
    .meta({
      description:
        'days until a workspace that has not subscribed can only be read; without effect without Stripe',
    }),
  KNOWLEDGE_URL: help('Knowledge base'),
  CONTACT_URL: help('Contact us'),
  WRITES_PER_MINUTE: z.coerce
    .number<string>('must be a whole number; 0 for no limit')
    .refine((number) => Number.isInteger(number) && number >= 0, {
      error: 'must be a whole number; 0 for no limit',
    })
    .default(600)
    .meta({ description: 'writes that one user may make in a minute, in each process' }),
  TOKEN_CALLS_PER_MINUTE: z.coerce
    .number<string>('must be a whole number; 0 for no limit')
    .refine((number) => Number.isInteger(number) && number >= 0, {
      error: 'must be a whole number; 0 for no limit',
    })
    .default(1200)
    .meta({ description: 'calls that one API token may make in a minute, in each process' }),
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
