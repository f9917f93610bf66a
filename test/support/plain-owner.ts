import { Client } from 'pg'
import { createRoles, roles } from '../../infra/server/roles'

const OWNER = 'wl_owner'

/**
 * Makes the owner that docs/operators/database.md asks for, and no superuser: `login createrole`.
 * The product's roles are made in its name, since a suite of the log alone would else make some of
 * them before the first migration. `also` names roles that a bench needs beside.
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

    // Some tests cut the connections of other roles.
    for (const role of ['pg_signal_backend', ...also])
      await client.query(`grant ${role} to ${OWNER}`)

    await client.query(`set role ${OWNER}`)
    await createRoles(client, masterKey)
    await client.query('reset role')
    // Some look at tables as one of them; that gives the owner none of their rights.
    await client.query(`grant ${roles.join(', ')} to ${OWNER} with inherit false, set true`)
  } finally {
    await client.end()
  }
}

/** The plain owner's address of a database in the superuser's cluster. */
export function ownedBy(superuserUrl: string, database: string): string {
  const url = new URL(superuserUrl)
  url.username = OWNER
  url.password = 'test'
  url.pathname = `/${database}`

  return url.href
}

/** The statement's end that gives a new database to the plain owner. */
export const TO_OWNER = `owner ${OWNER}`
