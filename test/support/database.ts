import { randomBytes } from 'node:crypto'
import { migrate } from '@workledger/infra/server/migrate'
import { type RoleUrls, roleUrls } from '@workledger/infra/server/roles'
import { Client } from 'pg'
import { testMasterKey } from './master-key'
import { ownedBy, TO_OWNER } from './plain-owner'

export { testMasterKey }

export interface TestDatabase {
  /**
   * Owns the tables and so bypasses row-level security: a test uses it only to prepare and to
   * inspect. No superuser, see plain-owner.ts.
   */
  readonly ownerUrl: string
  /** Addresses with which the product connects. */
  readonly urls: RoleUrls
  readonly masterKey: Buffer
  drop(): Promise<void>
}

const template = 'wl_template'

/**
 * Creates a migrated database for one suite, copied from a template as files. Copying by the
 * write-ahead log would take three times as long.
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const cluster = clusterUrl()
  const name = `wl_test_${randomBytes(6).toString('hex')}`

  await asSuperuser(cluster, async (client) => {
    await ensureTemplate(client, cluster)
    await client.query(
      `create database ${name} template ${template} strategy file_copy ${TO_OWNER}`,
    )
  })

  const ownerUrl = ownedBy(cluster, name)

  return {
    ownerUrl,
    urls: roleUrls(ownerUrl, testMasterKey),
    masterKey: testMasterKey,
    drop: () =>
      asSuperuser(
        cluster,
        async (client) => void (await client.query(`drop database if exists ${name} with (force)`)),
      ),
  }
}

/** Creates an empty database, for tests of the migrations themselves. */
export async function createEmptyDatabase(): Promise<Pick<TestDatabase, 'ownerUrl' | 'drop'>> {
  const cluster = clusterUrl()
  const name = `wl_empty_${randomBytes(6).toString('hex')}`

  await asSuperuser(
    cluster,
    async (client) => void (await client.query(`create database ${name} ${TO_OWNER}`)),
  )

  return {
    ownerUrl: ownedBy(cluster, name),
    drop: () =>
      asSuperuser(
        cluster,
        async (client) => void (await client.query(`drop database if exists ${name} with (force)`)),
      ),
  }
}

/**
 * Makes the template under another name and renames it when it is complete. A lock lets one of
 * jest's workers do it while the others wait.
 */
async function ensureTemplate(client: Client, cluster: string): Promise<void> {
  await client.query(`select pg_advisory_lock(hashtext('${template}'))`)

  try {
    if ((await client.query('select 1 from pg_database where datname = $1', [template])).rowCount)
      return

    await client.query(`drop database if exists ${template}_new with (force)`)
    await client.query(`create database ${template}_new ${TO_OWNER}`)
    await migrate(ownedBy(cluster, `${template}_new`), testMasterKey)
    await client.query(`alter database ${template}_new rename to ${template}`)
  } finally {
    await client.query(`select pg_advisory_unlock(hashtext('${template}'))`)
  }
}

function clusterUrl(): string {
  const url = process.env.TEST_DATABASE_URL

  if (!url)
    throw new Error(
      'TEST_DATABASE_URL is missing: start tests with "npm test", or jest at the root.',
    )

  return url
}

async function asSuperuser(url: string, act: (client: Client) => Promise<void>): Promise<void> {
  const client = new Client(url)
  await client.connect()

  try {
    await act(client)
  } finally {
    await client.end()
  }
}
