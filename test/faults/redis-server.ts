import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { freePort } from '../support/server-process'
import { until } from '../support/until'

/**
 * Returns the program in REDIS_SERVER, or a Redis or Valkey of this machine; undefined without one.
 * npm brings none.
 */
export function redisProgram(): string | undefined {
  const named = process.env.REDIS_SERVER
  if (named) return named
  const folders = (process.env.PATH ?? '').split(':')

  return ['redis-server', 'valkey-server']
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find(existsSync)
}

/** A Redis in its own process, with the settings of docs/operators/roles.md. */
export class RedisServer {
  private child!: ChildProcess

  private constructor(
    private readonly program: string,
    private readonly folder: string,
    readonly port: number,
  ) {}

  static async start(program: string, folder: string): Promise<RedisServer> {
    const server = new RedisServer(program, folder, await freePort())
    await server.start()
    return server
  }

  get url() {
    return `redis://127.0.0.1:${this.port}`
  }

  async start(): Promise<void> {
    mkdirSync(this.folder, { recursive: true })

    const settings = {
      port: this.port,
      bind: '127.0.0.1',
      dir: this.folder,
      appendonly: 'yes',
      save: '',
      'maxmemory-policy': 'noeviction',
    }

    const parameters = Object.entries(settings).flatMap(([name, value]) => [
      `--${name}`,
      String(value),
    ])

    // Its own process group, since REDIS_SERVER may be a script that wraps it.
    this.child = spawn(this.program, parameters, { stdio: 'ignore', detached: true })
    await until(() => this.answers(), 20_000)
  }

  /** Sends kill -9; with `emptied`, its stored data is lost too. */
  async kill({ emptied = false } = {}): Promise<void> {
    if (this.child.exitCode === null && this.child.signalCode === null) {
      const gone = once(this.child, 'exit')
      process.kill(-this.child.pid!, 'SIGKILL')
      await gone
    }

    if (emptied) rmSync(this.folder, { recursive: true, force: true })
  }

  private answers(): Promise<boolean> {
    return new Promise((resolve) => {
      const socket = connect(this.port, '127.0.0.1', () => socket.write('PING\r\n'))

      socket.once('data', (answer) => {
        socket.destroy()
        resolve(String(answer).startsWith('+PONG'))
      })

      socket.once('error', () => resolve(false))
    })
  }
}
