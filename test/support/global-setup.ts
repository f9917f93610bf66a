import { rmSync } from 'node:fs'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../infra/server/embedded-postgres'
import { testMasterKey } from './master-key'
import { makePlainOwner } from './plain-owner'
import { makeTemporaryFolder } from './temporary-folder'

export interface TestCluster {
  readonly postgres: EmbeddedPostgres
  readonly dataDir: string
  readonly leave: () => void
}

/** Jest runs set-up and tear-down in one process, but passes nothing between them. */
export const shared = globalThis as typeof globalThis & { workledgerTestCluster?: TestCluster }

/**
 * Starts one PostgreSQL for the whole run, without fsync; every suite makes its own database in it
 * (see database.ts).
 */
export default async function setUp(): Promise<void> {
  const dataDir = makeTemporaryFolder('test')

  const postgres = await startEmbeddedPostgres({
    dataDir,
    password: 'test',
    durable: false,
    maxConnections: 300,
  })

  process.env.TEST_DATABASE_URL = postgres.url
  await makePlainOwner(postgres.url, testMasterKey)

  const leave = () => {
    // Ctrl-C ends jest without a tear-down; nothing may remain then either.
    try {
      process.kill(postgres.pid, 'SIGQUIT')
    } catch {}

    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 })
  }

  process.once('exit', leave)
  shared.workledgerTestCluster = { postgres, dataDir, leave }
}
