import { domainToUnicode } from 'node:url'
import { normalisedAddress } from '@workledger/contracts/kernel/mail-address'
import type { Pool } from 'pg'

/**
 * Returns an address as stored, and as older accounts store it if its domain is not in Latin
 * letters.
 */
function formsOf(email: string): string[] {
  const kept = normalisedAddress(email)
  const at = kept.lastIndexOf('@') + 1
  return [kept, `${kept.slice(0, at)}${domainToUnicode(kept.slice(at))}`]
}

/**
 * Look-ups before the tenant is known (sign-in, invitations, sign-in-as), under the vault's role.
 */
export class Directory {
  constructor(private readonly pool: Pool) {}

  async userByEmail(email: string): Promise<string | undefined> {
    const { rows } = await this.pool.query('select id from read.users where email = any($1)', [
      formsOf(email),
    ])
    return rows[0]?.id
  }

  async userName(id: string): Promise<string> {
    const { rows } = await this.pool.query(
      `select read.full_name(first_name, last_name) as name from read.users where id = $1`,
      [id],
    )
    return rows[0]?.name ?? ''
  }

  async employee(
    workspace: string,
    id: string,
  ): Promise<{ user_id: string | null; permissions: string[] } | undefined> {
    const { rows } = await this.pool.query(
      `select e.user_id, coalesce(r.permissions, '[]') as permissions from read.memberships e left join read.roles r on r.id = e.role_id
       where e.id = $1 and e.workspace_id = $2 and e.status = 'active'`,
      [id, workspace],
    )
    return rows[0]
  }

  /** Returns the user's permissions as an active employee of a workspace. */
  async member(workspace: string, user: string): Promise<{ permissions: string[] } | undefined> {
    const { rows } = await this.pool.query(
      `select coalesce(r.permissions, '[]') as permissions from read.memberships e left join read.roles r on r.id = e.role_id
       where e.user_id = $1 and e.workspace_id = $2 and e.status = 'active'`,
      [user, workspace],
    )
    return rows[0]
  }

  /** Returns the companies in which the user is employed. */
  async membershipsOf(user: string): Promise<{ id: string; workspace: string }[]> {
    const { rows } = await this.pool.query(
      `select id, workspace_id as workspace from read.memberships where user_id = $1 and status = 'active' order by id`,
      [user],
    )
    return rows
  }

  async isMemberElsewhere(workspace: string, user: string): Promise<boolean> {
    const { rowCount } = await this.pool.query(
      `select from read.memberships where user_id = $1 and workspace_id <> $2 and status = 'active' limit 1`,
      [user, workspace],
    )
    return (rowCount ?? 0) > 0
  }

  async workspaceName(id: string): Promise<string> {
    const { rows } = await this.pool.query('select name from read.workspaces where id = $1', [id])
    return rows[0]?.name ?? ''
  }

  /** Returns the workspace of an opening, because a candidate's call names nothing else. */
  async workspaceOfOpening(id: string): Promise<string | undefined> {
    const { rows } = await this.pool.query('select workspace_id from read.openings where id = $1', [
      id,
    ])
    return rows[0]?.workspace_id
  }

  async workspaceBySubdomain(
    subdomain: string,
  ): Promise<{ id: string; name: string; logo: string | null } | undefined> {
    const { rows } = await this.pool.query(
      'select id, name, logo from read.workspaces where subdomain = $1',
      [subdomain.toLowerCase()],
    )
    return rows[0]
  }
}

interface Ranked {
  readonly permissions: readonly string[]
}

/** Returns whether a person has a permission that an admin lacks. */
export const exceeds = (target: Ranked, admin: Ranked) =>
  target.permissions.some((permission) => !admin.permissions.includes(permission))
