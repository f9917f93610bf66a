import { createHash, createHmac, pbkdf2Sync } from 'node:crypto'
import type { ClientBase } from 'pg'
import { StartError } from './start-error'

/**
 * The login roles. Grants are made with the tables (event-store, projections, bullmq); this file
 * only creates the roles.
 */
export const roles = ['wl_log', 'wl_vault', 'wl_projector', 'wl_request', 'wl_jobs'] as const

export type Role = (typeof roles)[number]
export type RoleUrls = Readonly<Record<Role, string>>

/** Returns the owner's address with each role's name and password. */
export function roleUrls(ownerUrl: string, masterKey: Buffer): RoleUrls {
  const urls = roles.map((role) => {
    const url = new URL(ownerUrl)
    url.username = role
    url.password = rolePassword(masterKey, role)

    return [role, url.href]
  })
  return Object.fromEntries(urls) as Record<Role, string>
}

/**
 * Creates the roles, or sets the passwords of this master key; returns true if a role was missing.
 * Row-level security binds every role.
 */
export async function createRoles(client: ClientBase, masterKey: Buffer): Promise<boolean> {
  const found = await client.query(
    'select rolname as name, rolsuper or rolbypassrls as above from pg_roles where rolname = any($1)',
    [roles],
  )

  // As many iterations as the server itself would use; the setting is younger than some servers.
  const { rows } = await client.query(
    `select coalesce(current_setting('scram_iterations', true), '4096')::int as iterations`,
  )
  const { iterations } = rows[0]
  const changes: string[] = []

  for (const role of roles) {
    const existing = found.rows.find(({ name }) => name === role)

    if (existing?.above)
      throw new StartError(
        `The database role ${role} may pass by row-level security; run "ALTER ROLE ${role} NOSUPERUSER NOBYPASSRLS" and start again.`,
      )

    const verifier = scramVerifier(rolePassword(masterKey, role), masterKey, role, iterations)

    if (existing) changes.push(`alter role ${role} login password '${verifier}'`)
    else
      await insist(
        client,
        `create role ${role} login nosuperuser nobypassrls nocreatedb nocreaterole noinherit password '${verifier}'`,
      )

    // PostgreSQL compiles statements that look expensive, which makes an append ten times slower.
    changes.push(`alter role ${role} set jit = off`)
  }

  // A prepared statement keeps the plan that it got while its table was small. Without sequential
  // scans that plan is right for a large table too.
  changes.push('alter role wl_projector set enable_seqscan = off')

  // In one transaction, so that the disk is written once.
  await insist(client, changes.join(';\n'))

  return found.rows.length < roles.length
}

/**
 * Runs statements as one transaction, with retries. All databases of a cluster share roles but not
 * advisory locks, so another start may change the same row.
 */
async function insist(client: ClientBase, statements: string): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await client.query(statements)
      return
    } catch (error) {
      const { code, message } = error as { code?: string; message: string }
      const raced = message.includes('tuple concurrently updated')
      // Another start created it meanwhile, with the same key.
      if (code === '42710' || code === '23505') return
      if (!raced || attempt === 10) throw error
    }
  }
}

function rolePassword(masterKey: Buffer, role: Role): string {
  return createHmac('sha256', masterKey).update(role).digest('hex')
}

/**
 * Returns PostgreSQL's stored form of a password (RFC 5803), made here so that a server's statement
 * log never has the password.
 */
function scramVerifier(
  password: string,
  masterKey: Buffer,
  role: Role,
  iterations: number,
): string {
  const salt = createHmac('sha256', masterKey).update(`salt of ${role}`).digest().subarray(0, 16)
  const salted = pbkdf2Sync(password, salt, iterations, 32, 'sha256')
  const key = (name: string) => createHmac('sha256', salted).update(name).digest()
  const stored = createHash('sha256').update(key('Client Key')).digest('base64')

  return `SCRAM-SHA-256$${iterations}:${salt.toString('base64')}$${stored}:${key('Server Key').toString('base64')}`
}
