import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chownSync,
  closeSync,
  existsSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import {
  type Binaries,
  databaseFolder,
  findBinaries,
  makePrivate,
  postgresUser,
} from './postgres-folders'
import { bySocket, clearSockets, takesSocket } from './postgres-socket'
import { clearAbandonedPostmaster, isAlive, readPostmasterFile } from './postmaster-file'
import { StartError } from './start-error'

export interface EmbeddedPostgresOptions {
  /**
   * An existing folder, which gets the database as `postgres` and its messages as `postgres.log`.
   */
  readonly dataDir: string
  /** Password of the superuser `workledger`, fixed when the database is created. */
  readonly password: string
  /**
   * False disables fsync, vacuuming and the cost of guessing passwords, for tests that ignore power
   * cuts.
   */
  readonly durable?: boolean
  readonly maxConnections?: number
  /** Variables of PostgreSQL's processes, added to this one's. */
  readonly environment?: NodeJS.ProcessEnv
}

export interface EmbeddedPostgres {
  /**
   * Superuser's address of the database `workledger`: a socket in its folder where there can be
   * one, and 127.0.0.1 with a port that changes with each start.
   */
  readonly url: string
  readonly pid: number
  /**
   * Shuts down fast: open transactions roll back, committed data is on disk. Resolves when the
   * process has ended.
   */
  stop(): Promise<void>
  /** Resolves with a sentence if PostgreSQL stops unexpectedly. */
  readonly died: Promise<string>
}

const superuser = 'workledger'

export const embeddedUrl = (dataDir: string, port: number, password: string) =>
  `postgres://${superuser}:${encodeURIComponent(password)}@127.0.0.1:${port}/${superuser}${bySocket(databaseFolder(dataDir), port)}`

/** Returns the server that another process has started in this folder, if it is ready. */
export function runningPostgres(dataDir: string): { port: number } | undefined {
  const file = readPostmasterFile(databaseFolder(dataDir))
  return file?.ready && isAlive(file.pid) ? file : undefined
}

/** Starts the PostgreSQL from npm, and creates its database first if there is none. */
export async function startEmbeddedPostgres(
  options: EmbeddedPostgresOptions,
): Promise<EmbeddedPostgres> {
  const binaries = findBinaries()
  const folder = databaseFolder(options.dataDir)

  if (existsSync(join(folder, 'PG_VERSION'))) {
    await clearAbandonedPostmaster(folder)
    clearSockets(folder)
  } else await initialise(binaries, folder, options)

  const log = join(options.dataDir, 'postgres.log')
  const port = await freePort()
  const sockets = (await takesSocket(folder, port)) ? folder : ''
  const place = { folder, port, sockets, log }
  const child = await launched(() => launch(binaries, place, options), folder, log)
  let asked = false
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))

  return {
    url: embeddedUrl(options.dataDir, port, options.password),
    pid: child.pid as number,
    died: ended.then(() =>
      asked ? new Promise<never>(() => {}) : `PostgreSQL ended unexpectedly: ${lastWords(log)}`,
    ),
    async stop() {
      asked = true
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGINT')
      await ended
    },
  }
}

/**
 * Creates the database in a temporary place and renames it, so that an interrupted start leaves
 * nothing that looks complete.
 */
async function initialise(
  { initdb, postgres }: Binaries,
  folder: string,
  { password, durable = true }: EmbeddedPostgresOptions,
): Promise<void> {
  const half = `${folder}.new`
  const passwordFile = `${folder}.password`
  rmSync(half, { recursive: true, force: true })
  makePrivate(half)
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 })
  if (postgresUser) chownSync(passwordFile, postgresUser.uid, postgresUser.gid)

  // The built-in locale sorts the same on every machine; queries sort names for people by an ICU
  // collation.
  const locale = [
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
  ]

  const options = [
    `--pgdata=${half}`,
    `--username=${superuser}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    ...locale,
  ]

  if (!durable) options.push('--no-sync', '-c', 'scram_iterations=1')

  try {
    await run(initdb, options)
    // Single-user mode reads statements from its input and needs neither a port nor a password.
    await run(postgres, ['--single', '-D', half, 'postgres'], `create database ${superuser}\n`)
  } catch (error) {
    if (/could not look up effective user ID/.test((error as Error).message)) {
      const uid = postgresUser?.uid ?? process.getuid?.()
      throw new StartError(
        `PostgreSQL needs a name for uid ${uid}, and /etc/passwd has none; add one there, or start Workledger as another user.`,
      )
    }

    throw new StartError(
      `PostgreSQL could not make its database in ${folder}: ${reason((error as Error).message)}`,
    )
  } finally {
    rmSync(passwordFile, { force: true })
  }

  renameSync(half, folder)
}

async function run(program: string, parameters: string[], input = ''): Promise<void> {
  const child = spawn(program, parameters, {
    ...postgresUser,
    cwd: '/',
    stdio: ['pipe', 'ignore', 'pipe'],
  })

  let output = ''
  child.stderr.on('data', (chunk: Buffer) => (output += chunk))
  child.stdin.on('error', () => {}) // The program ended early; its exit code has the reason.
  child.stdin.end(input)
  const code = await new Promise<number | null>((resolve, reject) =>
    child.on('close', resolve).on('error', reject),
  )
  if (code !== 0) throw new Error(output)
}

/**
 * Launches PostgreSQL with memory for a small machine that also runs the rest. Failed statements
 * stay out of the log, because they quote people's data.
 */
function launch(
  { postgres }: Binaries,
  { folder, port, sockets, log }: { folder: string; port: number; sockets: string; log: string },
  options: EmbeddedPostgresOptions,
): ChildProcess {
  const safe = (options.durable ?? true) ? 'on' : 'off'

  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: sockets && `"${sockets.replaceAll('"', '""')}"`,
    max_connections: options.maxConnections ?? 100,
    shared_buffers: '128MB',
    max_wal_size: '512MB',
    random_page_cost: 1.1,
    fsync: safe,
    full_page_writes: safe,
    autovacuum: safe,
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_checkpoints: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
  }

  const parameters = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const output = openSync(log, 'w', 0o600)

  try {
    // A process group of its own: Ctrl-C in the terminal must reach the server first, and
    // PostgreSQL only through stop().
    const env = { ...process.env, ...options.environment }
    const stdio = ['ignore', output, output] as const

    return spawn(postgres, ['-D', folder, ...parameters], {
      ...postgresUser,
      cwd: '/',
      detached: true,
      env,
      stdio: [...stdio],
    })
  } finally {
    closeSync(output)
  }
}

/**
 * Launches PostgreSQL with retries. After its kill -9 the children need a moment to notice, and
 * until they end it refuses to start.
 */
async function launched(
  start: () => ChildProcess,
  folder: string,
  log: string,
): Promise<ChildProcess> {
  for (const until = Date.now() + 20_000; ; await pause(50)) {
    const child = start()

    try {
      await ready(child, folder, log)
      return child
    } catch (error) {
      if (
        Date.now() > until ||
        !readFileSync(log, 'utf8').includes('pre-existing shared memory block')
      )
        throw error
    }
  }
}

async function ready(child: ChildProcess, folder: string, log: string): Promise<void> {
  let failed: string | undefined
  child.once('error', (error) => (failed = error.message))
  child.once('exit', () => (failed ??= lastWords(log)))

  // Crash recovery after a power cut can take long; it makes progress or PostgreSQL ends.
  for (const until = Date.now() + 300_000; Date.now() < until; await pause(10)) {
    if (failed !== undefined) throw new StartError(`PostgreSQL did not start: ${failed}`)
    const file = readPostmasterFile(folder)
    if (file?.pid === child.pid && file?.ready) return
  }

  child.kill('SIGQUIT')
  throw new StartError(`PostgreSQL was not ready after five minutes; see ${log}.`)
}

function lastWords(log: string): string {
  return `${reason(readFileSync(log, 'utf8'))} (all of it in ${log})`
}

function reason(output: string): string {
  const lines = output.trim().split('\n')
  const cause = lines.findLast((line) => /FATAL|PANIC|error:/.test(line)) ?? lines.at(-1) ?? ''
  return cause.replace(/^.*?(FATAL|PANIC|error): */, '')
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as { port: number }
  probe.close()
  await once(probe, 'close')

  return port
}
