import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { makeTemporaryFolder } from '../support/temporary-folder'

export interface Server {
  readonly url: string
  readonly dataDir: string
  readonly pid: number
  /** Peak memory of the server process so far, in MiB. */
  peakMemory(): number
  /** CPU seconds of the server and its PostgreSQL so far. */
  cpu(): { server: number; postgres: number }
  stop(): Promise<void>
}

/** As in `npm start`. */
const YOUNG_MEMORY = '--max-semi-space-size=32'

/**
 * Starts the product as `npm start` does, in its own process and folder, with PostgreSQL's fsync
 * on.
 */
export async function startServer(environment: Record<string, string> = {}): Promise<Server> {
  const dataDir = makeTemporaryFolder('bench')
  const port = await freePort()
  // Chromium and Node's inspectors open the profile that is written at the end.
  const profile = process.env.BENCH_PROFILE
    ? ['--cpu-prof', `--cpu-prof-dir=${process.env.BENCH_PROFILE}`]
    : []

  const child: ChildProcess = spawn(
    process.execPath,
    [YOUNG_MEMORY, ...profile, 'infra/start.mjs'],
    {
      cwd: join(__dirname, '..', '..'),
      env: {
        ...process.env,
        PORT: String(port),
        DATA_DIR: dataDir,
        DEMO: '0',
        CAPTCHA: 'off',
        LOG_LEVEL: 'error',
        WRITES_PER_MINUTE: '0',
        ...environment,
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  )

  const url = `http://127.0.0.1:${port}`
  const answers = !environment.ROLES || environment.ROLES.includes('api')

  const end = async () => {
    child.kill('SIGINT')
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 })
  }

  try {
    if (answers) await untilItAnswers(url, child)
  } catch (error) {
    await end()
    throw error
  }

  return {
    url,
    dataDir,
    pid: child.pid!,
    peakMemory: () =>
      Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1] ?? 0) /
      1024,
    cpu: () => ({
      server: cpuSeconds(child.pid!),
      postgres: descendants(child.pid!).reduce((sum, pid) => sum + cpuSeconds(pid), 0),
    }),
    stop: end,
  }
}

/** Milliseconds within which a server answers after its start. */
const PATIENCE = 120_000

async function untilItAnswers(url: string, child: ChildProcess): Promise<void> {
  for (const end = performance.now() + PATIENCE; performance.now() < end; await pause(100)) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error('The server ended at its start.')

    const signal = AbortSignal.timeout(5_000)
    const { ok } = await fetch(`${url}/api/v1/ping`, { signal }).catch(() => ({ ok: false }))
    if (ok) return
  }

  throw new Error('The server does not answer.')
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()

  return port
}

/**
 * Returns the fields of /proc/{pid}/stat after the name, which may contain spaces: state, parent, …
 */
function statOf(pid: number): string[] | undefined {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
  } catch {
    return undefined // It ended meanwhile.
  }
}

const TICKS = 100

/** CPU seconds of a process so far, or 0 when it has ended. */
export const cpuSeconds = (pid: number) => {
  const stat = statOf(pid)
  return stat
    ? (Number(stat[11]) + Number(stat[12]) + Number(stat[13]) + Number(stat[14])) / TICKS
    : 0
}

function descendants(pid: number): number[] {
  const parents = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => [Number(name), Number(statOf(Number(name))?.[1])] as const)
  const below = (parent: number): number[] =>
    parents.filter(([, of]) => of === parent).flatMap(([child]) => [child, ...below(child)])
  return below(pid)
}

/** Returns CPU milliseconds per call for `n` calls between two readings. */
export function cpuEach(
  before: ReturnType<Server['cpu']>,
  after: ReturnType<Server['cpu']>,
  n: number,
) {
  const each = (seconds: number) => Math.round((seconds * 100_000) / n) / 100
  return {
    serverCpuMs: each(after.server - before.server),
    postgresCpuMs: each(after.postgres - before.postgres),
  }
}
