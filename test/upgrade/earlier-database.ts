import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { readConfig } from '@workledger/infra/server/config'
import { openDatabase } from '@workledger/infra/server/database'
import { Lifecycle } from '@workledger/infra/server/lifecycle'
import { startProduct } from '@workledger/infra/server/product'
import { Client as Connection } from 'pg'
import pino from 'pino'
import { Client } from '../faults/load'
import { createEmptyDatabase, createTestDatabase, testMasterKey } from '../support/database'
import { freePort } from '../support/server-process'
import { makeTemporaryFolder } from '../support/temporary-folder'
import { until } from '../support/until'

/** A database of an earlier version, kept as a dump, with this version running on it. */
export class EarlierDatabase {
  private readonly dataDir = makeTemporaryFolder('upgrade')
  private readonly lifecycle = new Lifecycle()
  private client: Client | undefined

  private constructor(
    private readonly database: Awaited<ReturnType<typeof createEmptyDatabase>>,
    readonly owner: Connection,
    readonly port: number,
  ) {}

  /** Restores the dump `file` of this folder into an empty database. */
  static async restored(file: string): Promise<EarlierDatabase> {
    // The roles to which the dump grants belong to the cluster; the product creates them at its
    // first start.
    const other = await createTestDatabase()
    await other.drop()
    const database = await createEmptyDatabase()
    const owner = new Connection(database.ownerUrl)
    owner.on('error', () => {})
    await owner.connect()
    await owner.query(gunzipSync(readFileSync(join(__dirname, file))).toString())
    await owner.query('reset all')

    return new EarlierDatabase(database, owner, await freePort())
  }

  get environment() {
    return {
      DATABASE_URL: this.database.ownerUrl,
      MASTER_KEY: testMasterKey.toString('base64'),
      DATA_DIR: this.dataDir,
      PORT: String(this.port),
      HOST: '127.0.0.1',
      CAPTCHA: 'off',
    }
  }

  /** Starts this version and waits until it is ready. */
  async start(): Promise<Client> {
    const config = readConfig(this.environment)
    const opened = await openDatabase(config)
    this.lifecycle.onStop(() => opened.stop())
    expect(opened.fault).toBeUndefined()
    await startProduct(config, opened, pino({ level: 'silent' }), this.lifecycle)
    await until(async () => (await fetch(`http://127.0.0.1:${this.port}/readyz`)).status === 200)
    this.client = new Client(this.port)

    return this.client
  }

  async stop(): Promise<void> {
    this.client?.close()
    await this.lifecycle.stop()
    await this.owner.end()
    await this.database.drop()
    rmSync(this.dataDir, { recursive: true, force: true })
  }
}
