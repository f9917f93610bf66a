import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { makeTemporaryFolder } from '../support/temporary-folder'

export interface Server {
  readonly url: string
  readonly dataDir: string
  readonly pid: number
  /** Most memory that the server process has held so far, MiB. */
  peakMemory(): number
  stop(): Promise<void>
}

/** The product as `npm start` runs it, in a process and a folder of its own, with PostgreSQL's fsync on. */
export async function startServer(): Promise<Server> {
  const dataDir = makeTemporaryFolder('bench')
  const port = await freePort()
  const child: ChildProcess = spawn(process.execPath, ['infra/start.mjs'], {
    cwd: join(__dirname, '..', '..'),
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, DEMO: '0', CAPTCHA: 'off', LOG_LEVEL: 'error' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const url = `http://127.0.0.1:${port}`
  for (let waited = 0; ; waited += 100) {
    if (child.exitCode !== null) throw new Error('The server ended at its start.')
    if (
      await fetch(`${url}/api/v1/ping`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      break
    if (waited > 120_000) throw new Error('The server does not answer.')
    await pause(100)
  }
  return {
    url,
    dataDir,
    pid: child.pid!,
    peakMemory: () => Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1] ?? 0) / 1024,
    async stop() {
      child.kill('SIGINT')
      if (child.exitCode === null) await once(child, 'exit')
      rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  return port
}
