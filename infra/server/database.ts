import type { LogIdentity } from '@workledger/event-store/own-anchors'
import { createClient } from '@workledger/event-store/postgres/connections'
import type { InstallationKeys } from '@workledger/event-store/signing-keys'
import type { Config } from './config'
import { takeDataDir } from './data-dir'
import { embeddedUrl, runningPostgres, startEmbeddedPostgres } from './embedded-postgres'
import { refuseOtherEngine } from './event-log'
import { installationOf } from './installation'
import { endFault } from './log-check'
import { migrate, originOfMigrated, refuseRunning } from './migrate'
import { originKey } from './origin-key'
import { type RoleUrls, roleUrls } from './roles'
import { readOrMakeSecrets } from './secrets'
import { installationKeys } from './signers'
import { StartError } from './start-error'

export interface Database {
  /**
   * DATABASE_URL itself. Only migrations and operators' commands connect with it, and it may name
   * no owner.
   */
  readonly ownerUrl: string
  /** One address per login role. */
  readonly urls: RoleUrls
  /** Wraps people's keys. */
  readonly masterKey: Buffer
  /** Base of all other derived keys, see origin-key.ts. */
  readonly originKey: Buffer
  /** Names this installation in its anchors; undefined before its first start. */
  readonly identity: LogIdentity | undefined
  /** Keys that sign the log. */
  readonly signing: InstallationKeys
  /** The fault at the end of a log in the database, if any; writing is then forbidden. */
  readonly fault: string | undefined
  /** Resolves with a sentence if an embedded PostgreSQL stops unexpectedly. */
  readonly died: Promise<string>
  /** Stops an embedded PostgreSQL and unlocks DATA_DIR. */
  stop(): Promise<void>
}

/**
 * Locks DATA_DIR, starts the embedded PostgreSQL unless another is given, and migrates if
 * DATABASE_URL names the owner. `goOn` throws between the steps if it shall not go on.
 */
export async function openDatabase(config: Config, goOn = () => {}): Promise<Database> {
  const release = config.databaseUrl ? () => {} : takeDataDir(config.dataDir)
  let stop = async () => release()

  try {
    const { url, masterKey, died, stopPostgres } = config.databaseUrl
      ? external(config)
      : await embedded(config)
    stop = () => stopPostgres().finally(release)
    goOn()
    const urls = roleUrls(url, masterKey)
    if (config.migrateOnly && !namesOwner(url)) throw new StartError(NO_OWNER)
    if (config.migrateOnly) await refuseRunning(url)
    const originKey = namesOwner(url)
      ? await migrate(url, masterKey)
      : await originOfMigrated(urls.wl_log, masterKey)
    goOn()

    return {
      ownerUrl: url,
      urls,
      masterKey,
      originKey,
      ...(await lookInto(urls.wl_log, config, masterKey)),
      died,
      stop,
    }
  } catch (error) {
    await stop()
    throw config.databaseUrl ? explained(error, config.databaseUrl) : error
  }
}

/** Opens the database like `openDatabase`, for the owner only and without a migration. */
export async function openForOwner(
  config: Config,
): Promise<Pick<Database, 'ownerUrl' | 'masterKey' | 'stop'>> {
  const release = config.databaseUrl ? () => {} : takeDataDir(config.dataDir)

  try {
    const { url, masterKey, stopPostgres } = config.databaseUrl
      ? owned(config)
      : await embedded(config)
    return { ownerUrl: url, masterKey, stop: () => stopPostgres().finally(release) }
  } catch (error) {
    release()
    throw error
  }
}

/**
 * Opens the database of a product that may be running: next to it, or, if it is not, like
 * `openDatabase`.
 */
export async function joinDatabase(
  config: Config,
): Promise<Pick<Database, 'ownerUrl' | 'urls' | 'masterKey' | 'stop'>> {
  const running = config.databaseUrl ? undefined : runningPostgres(config.dataDir)
  if (!config.databaseUrl && !running) return openDatabase(config)
  const { url, masterKey } = running ? beside(running.port, config) : owned(config)
  await assertMasterKey(url, masterKey).catch((error) => {
    throw config.databaseUrl ? explained(error, config.databaseUrl) : error
  })

  return { ownerUrl: url, urls: roleUrls(url, masterKey), masterKey, stop: async () => {} }
}

function beside(port: number, { dataDir, masterKey }: Config) {
  const secrets = readOrMakeSecrets(dataDir)
  return {
    url: embeddedUrl(dataDir, port, secrets.postgresPassword),
    masterKey: masterKey ?? Buffer.from(secrets.masterKey, 'base64'),
  }
}

/** Throws a StartError for a master key that is not the database's. */
async function assertMasterKey(ownerUrl: string, masterKey: Buffer): Promise<void> {
  const owner = createClient(ownerUrl)
  await owner.connect()

  try {
    await originKey(owner, ownerUrl, masterKey)
  } finally {
    await owner.end()
  }
}

type LookedInto = Pick<Database, 'identity' | 'signing' | 'fault'>

async function lookInto(logUrl: string, config: Config, masterKey: Buffer): Promise<LookedInto> {
  const client = createClient(logUrl)
  await client.connect()

  try {
    await refuseOtherEngine(client, config)
    const fault = config.eventStore ? undefined : await endFault(client)

    return {
      identity: await installationOf(client),
      signing: await installationKeys(client, masterKey),
      fault,
    }
  } finally {
    await client.end()
  }
}

async function embedded(config: Config) {
  const secrets = readOrMakeSecrets(config.dataDir)

  const postgres = await startEmbeddedPostgres({
    dataDir: config.dataDir,
    password: secrets.postgresPassword,
  })

  const masterKey = config.masterKey ?? Buffer.from(secrets.masterKey, 'base64')

  return { url: postgres.url, masterKey, died: postgres.died, stopPostgres: () => postgres.stop() }
}

const NO_OWNER = "DATABASE_URL names no owner: run this with the owner's name and password in it."
const namesOwner = (url: string): boolean => new URL(url).username !== ''

/** Refuses acts of the owner if the address names no owner. */
function owned(config: Config) {
  if (!namesOwner(config.databaseUrl!)) throw new StartError(NO_OWNER)
  return external(config)
}

function external({ databaseUrl, masterKey }: Config) {
  const never = new Promise<string>(() => {})
  return {
    url: databaseUrl as string,
    masterKey: masterKey as Buffer,
    died: never,
    stopPostgres: async () => {},
  }
}

/**
 * Translates faults of connection and rights for the operator; any other error is ours and keeps
 * its stack.
 */
function explained(error: unknown, databaseUrl: string): unknown {
  const { code, message } = error as { code?: string; message: string }
  const { host, searchParams } = new URL(databaseUrl)
  const place = searchParams.get('host') ?? host

  if (code === '28P01' && !namesOwner(databaseUrl))
    return new StartError(
      "The database's roles are refused: MASTER_KEY is not the one of this database, or nothing was migrated yet. Set its key, or run once with the owner's DATABASE_URL and MIGRATE_ONLY=1.",
    )

  if (code && /^(E[A-Z]+|08...|28...|3D000|57P0.)$/.test(code)) {
    return new StartError(
      `The database at ${place} cannot be reached with DATABASE_URL (${message || code}); check host, port, name and password.`,
    )
  }

  if (code === '42501') {
    return new StartError(
      `The user in DATABASE_URL may not prepare the database (${message}); it must own the database and be allowed to create roles (CREATEROLE).`,
    )
  }

  return error
}
