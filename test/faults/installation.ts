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
  /** The ROLES of each process by its name. */
  processes: Record<string, string>
  /** The program of a Redis for the queues; without it they are in PostgreSQL. */
  redis?: string | undefined
  /** Also where a disk.c cannot be compiled and its faults are left out. */
  disk?: boolean
  /**
   * For how many milliseconds a worker waits for an answer of the mail server, if not for as long
   * as the product does.
   */
  mailTimeout?: number
}

/**
 * Workledger as operators run it in several processes, with PostgreSQL, a mail server and perhaps
 * Redis beside it: all of this can be ended or cut off.
 */
export class Installation {
  readonly dataDir = makeTemporaryFolder('faults')
  postgres!: EmbeddedPostgres
  mails!: MailServer
  redis: RedisServer | undefined
  /** Before PostgreSQL, whatever port that has after a restart. */
  database!: Relay
  /** Before all processes that serve HTTP. */
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

  /** What the processes have said on their outputs. */
  get said() {
    return [...this.running].map(([name, { said }]) => `${name}: ${said.slice(-2000)}`).join('\n')
  }

  async start(name: string): Promise<void> {
    const started = new ServerProcess({
      dataDir: join(this.dataDir, name),
      databaseUrl: Object.assign(new URL(this.postgres.url), { port: String(this.database.port) })
        .href,
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

  /** The clock of this process is ahead of the others' from now on. */
  clockAhead(name: string, milliseconds: number): void {
    this.running.get(name)!.child.send({ ahead: milliseconds })
  }

  /** Rejects when a process ends: nothing but a fault of the test may do that. */
  ended = () => Promise.race([...this.running.values()].map((one) => one.ended()))

  /** What is in PostgreSQL's memory is lost; its log has to bring it back. */
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
      // As in infra/deploy/compose.yaml: a process that was killed leaves its connections for a
      // moment.
      maxConnections: 300,
      ...(this.disk ? { environment: this.disk.environment } : {}),
    })

  /** As the owner, past the relay. */
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
