import { Client } from 'pg'
import { createRoles, roles } from '../../infra/server/roles'

const OWNER = 'wl_owner'

/**
 * Creates the owner of docs/operators/database.md, who is no superuser: `login createrole`. It also
 * creates the product's roles in the owner's name. Otherwise a suite of the log alone would create
 * some of them before the first migration. `also` names further roles for a bench.
 */
export async function makePlainOwner(
  superuserUrl: string,
  masterKey: Buffer,
  also: readonly string[] = [],
): Promise<void> {
  const client = new Client(superuserUrl)
  await client.connect()

  try {
    await client.query(`create role ${OWNER} login createrole password 'test'`)

    // Some tests cut other roles' connections.
    for (const role of ['pg_signal_backend', ...also])
      await client.query(`grant ${role} to ${OWNER}`)

    await client.query(`set role ${OWNER}`)
    await createRoles(client, masterKey)
    await client.query('reset role')
    // Some tests read tables as one of the roles; the owner itself gets none of their rights.
    await client.query(`grant ${roles.join(', ')} to ${OWNER} with inherit false, set true`)
  } finally {
    await client.end()
  }
}

/** Returns the plain owner's address of a database in the superuser's cluster. */
export function ownedBy(superuserUrl: string, database: string): string {
  const url = new URL(superuserUrl)
  url.username = OWNER
  url.password = 'test'
  url.pathname = `/${database}`

  return url.href
}

/** End of a statement that gives a new database to the plain owner. */
export const TO_OWNER = `owner ${OWNER}`
