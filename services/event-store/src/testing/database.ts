import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { migrateEventStore } from '../postgres/migrate'

export interface LogDatabase {
  /** Connects as the owner, who bypasses every grant but not the triggers. */
  readonly ownerUrl: string
  /** Runs everything as the role wl_log. */
  readonly logUrl: string
  readonly vaultUrl: string
  drop(): Promise<void>
}

/** Creates a database with the schemas of log and vault in the cluster of TEST_DATABASE_URL. */
export async function createLogDatabase(): Promise<LogDatabase> {
  const cluster = process.env.TEST_DATABASE_URL

  if (!cluster)
    throw new Error(
      'TEST_DATABASE_URL is missing: it names a PostgreSQL whose owner may create databases. "npm test" starts one.',
    )

  const name = `wl_log_${randomBytes(6).toString('hex')}`
  await withClient(cluster, (client) => client.query(`create database ${name}`))
  const url = new URL(cluster)
  url.pathname = `/${name}`

  await withClient(url.href, async (client) => {
    for (const role of ['wl_log', 'wl_vault']) await createRole(client, role)
    await migrateEventStore(client)
  })

  return {
    ownerUrl: url.href,
    logUrl: actingAs(url, 'wl_log'),
    vaultUrl: actingAs(url, 'wl_vault'),
    drop: () =>
      withClient(cluster, (client) => client.query(`drop database if exists ${name} with (force)`)),
  }
}

export async function withClient(
  url: string,
  act: (client: Client) => Promise<unknown>,
): Promise<void> {
  const client = new Client(url)
  await client.connect()

  try {
    await act(client)
  } finally {
    await client.end()
  }
}

// Roles belong to the cluster and may have passwords unknown to this package, so the owner assumes
// them.
function actingAs(url: URL, role: string): string {
  const acting = new URL(url)
  acting.searchParams.set('options', `-c role=${role}`)
  return acting.href
}

/** Another suite may create the same role at the same moment. */
async function createRole(client: Client, role: string): Promise<void> {
  await client.query(`do $$ begin
    if not exists (select from pg_roles where rolname = '${role}') then create role ${role} login noinherit; end if;
  exception when duplicate_object or unique_violation then null;
  end $$`)
}
