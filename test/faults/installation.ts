import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { withClient } from '@workledger/event-store/testing/database'
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '@workledger/infra/server/embedded-postgres'
import type { Client } from 'pg'
import { testMasterKey as masterKey } from '../support/database'
import { freePort, ServerProcess } from '../support/server-process'
import { makeTemporaryFolder } from '../support/temporary-folder'
import { Disk } from './disk'
import { MailServer } from './mail-server'
import { RedisServer } from './redis-server'
import { Relay } from './relay'

export interface InstallationOptions {
  /** The ROLES of each process, by name. */
  processes: Record<string, string>
  /** Redis program for the queues; without it they are in PostgreSQL. */
  redis?: string | undefined
  /** Continue without these faults if disk.c cannot be compiled. */
  disk?: boolean
  /** Milliseconds for which a worker waits for the mail server; default: the product's. */
  mailTimeout?: number
}

/**
 * Workledger as operators run it, in several processes, with PostgreSQL, a mail server and
 * optionally Redis. Each part can be ended or cut off.
 */
export class Installation {
  readonly dataDir = makeTemporaryFolder('faults')
  postgres!: EmbeddedPostgres
  mails!: MailServer
  redis: RedisServer | undefined
  /** In front of PostgreSQL, whatever its port is after a restart. */
  database!: Relay
  /** In front of all processes that serve HTTP. */
  web!: Relay
  readonly disk: Disk | undefined
  private readonly running = new Map<string, ServerProcess>()
  private readonly ports = new Map<string, number>()

  private constructor(private readonly options: InstallationOptions) {
    this.disk = options.disk ? Disk.in(this.dataDir) : undefined
  }

  static async start(options: InstallationOptions): Promise<Installation> {
    const installation = new Installation(options)

    await installation.begin().catch(async (error) => {
      await installation.stop()
      throw error
    })

    return installation
  }

  private async begin() {
    this.mails = await MailServer.start()

    if (this.options.redis)
      this.redis = await RedisServer.start(this.options.redis, join(this.dataDir, 'redis'))

    this.postgres = await this.cluster()
    this.database = await Relay.before(Number(new URL(this.postgres.url).port))
    for (const name of this.names) if (this.serves(name)) this.ports.set(name, await freePort())
    this.web = await Relay.before(...this.ports.values())
    // The first of them migrates.
    const [first, ...others] = this.names
    await this.start(first!)
    await Promise.all(others.map((name) => this.start(name)))
  }

  get names() {
    return Object.keys(this.options.processes)
  }

  private serves = (name: string) => this.options.processes[name]!.includes('api')

  /** The processes' output. */
  get said() {
    return [...this.running].map(([name, { said }]) => `${name}: ${said.slice(-2000)}`).join('\n')
  }

  async start(name: string): Promise<void> {
    const started = new ServerProcess({
      dataDir: join(this.dataDir, name),
      databaseUrl: this.database.of(this.postgres.url),
      masterKey,
      port: this.ports.get(name),
      preload: join(__dirname, '..', 'support', 'clock.ts'),
      env: {
        ROLES: this.options.processes[name]!,
        SMTP_URL: this.options.mailTimeout
          ? `${this.mails.url}?socketTimeout=${this.options.mailTimeout}`
          : this.mails.url,
        ...(this.redis ? { REDIS_URL: this.redis.url } : {}),
      },
    })

    this.running.set(name, started)
    await started.ready()
  }

  signal = (name: string, signal: NodeJS.Signals) => this.running.get(name)!.child.kill(signal)

  async restart(name: string): Promise<void> {
    await this.kill(name)
    await this.start(name)
  }

  async kill(name: string): Promise<void> {
    await this.running.get(name)?.kill()
  }

  /** Sets the clock of this process ahead of the others'. */
  clockAhead(name: string, milliseconds: number): void {
    this.running.get(name)!.child.send({ ahead: milliseconds })
  }

  /** Rejects when a process ends, which only a fault of the test may cause. */
  ended = () => Promise.race([...this.running.values()].map((one) => one.ended()))

  /** Kills PostgreSQL, whose log must restore the lost memory. */
  async killPostgres(signal: NodeJS.Signals): Promise<void> {
    process.kill(this.postgres.pid, signal)
    await this.postgresAgain()
  }

  /** Starts PostgreSQL after its end. */
  async postgresAgain(): Promise<void> {
    await this.postgres.stop()
    this.postgres = await this.cluster()
    this.database.targets = [Number(new URL(this.postgres.url).port)]
  }

  private cluster = () =>
    startEmbeddedPostgres({
      dataDir: this.dataDir,
      password: 'test',
      durable: this.disk !== undefined,
      // As in infra/deploy/compose.yaml: connections of a killed process remain for a moment.
      maxConnections: 300,
      ...(this.disk ? { environment: this.disk.environment } : {}),
    })

  /** Connects as the owner, past the relay. */
  asOwner = (act: (owner: Client) => Promise<unknown>) => withClient(this.postgres.url, act)

  async stop(): Promise<void> {
    await Promise.all([...this.running.values()].map((one) => one.kill()))
    await this.web?.close()
    await this.database?.close()
    await this.redis?.kill()
    await this.postgres?.stop()
    await this.mails?.close()
    rmSync(this.dataDir, { recursive: true, force: true })
  }
}
