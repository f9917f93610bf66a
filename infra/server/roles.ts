import { createHash, createHmac, pbkdf2Sync } from 'node:crypto'
import type { ClientBase } from 'pg'
import { StartError } from './start-error'

/**
 * Who may touch what is granted beside the tables (event-store, projections, bullmq); here the
 * roles only come to exist.
 */
export const roles = ['wl_log', 'wl_vault', 'wl_projector', 'wl_request', 'wl_jobs'] as const

export type Role = (typeof roles)[number]
export type RoleUrls = Readonly<Record<Role, string>>

/** The owner's address with the role's name and password in it. */
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
 * Creates the roles, or gives them the passwords of this master key; true where one was not there.
 * Row-level security binds every one of them.
 */
export async function createRoles(client: ClientBase, masterKey: Buffer): Promise<boolean> {
  const found = await client.query(
    'select rolname as name, rolsuper or rolbypassrls as above from pg_roles where rolname = any($1)',
    [roles],
  )

  // As many as the server itself would take; the setting is younger than some servers.
  const { rows } = await client.query(
    `select coalesce(current_setting('scram_iterations', true), '4096')::int as iterations`,
  )
  const { iterations } = rows[0]

  for (const role of roles) {
    const existing = found.rows.find(({ name }) => name === role)

    if (existing?.above)
      throw new StartError(
        `The database role ${role} may pass by row-level security; run "ALTER ROLE ${role} NOSUPERUSER NOBYPASSRLS" and start again.`,
      )

    const verifier = scramVerifier(rolePassword(masterKey, role), masterKey, role, iterations)

    if (existing) await insist(client, `alter role ${role} login password '${verifier}'`)
    else
      await insist(
        client,
        `create role ${role} login nosuperuser nobypassrls nocreatedb nocreaterole noinherit password '${verifier}'`,
      )

    // PostgreSQL compiles statements that look expensive, which makes an append ten times slower.
    await insist(client, `alter role ${role} set jit = off`)
  }

  return found.rows.length < roles.length
}

/**
 * Roles are shared by all databases of a cluster and advisory locks are not: another database's
 * start may touch the same row.
 */
async function insist(client: ClientBase, statement: string): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await client.query(statement)
      return
    } catch (error) {
      const { code, message } = error as { code?: string; message: string }
      const raced = message.includes('tuple concurrently updated')
      if (code === '42710' || code === '23505') return // created meanwhile, with the same key
      if (!raced || attempt === 10) throw error
    }
  }
}

function rolePassword(masterKey: Buffer, role: Role): string {
  return createHmac('sha256', masterKey).update(role).digest('hex')
}

/**
 * What PostgreSQL stores for a password (RFC 5803), made here so that no password travels in a
 * statement that a server may log.
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
