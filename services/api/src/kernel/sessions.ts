import { createHash, randomBytes } from 'node:crypto'
import { uuid } from '@workledger/event-store/ids'
import type { Pool } from 'pg'
import type { Session } from './context'

const hash = (token: string) => createHash('sha256').update(token).digest()
const DAYS = 30

/** Opaque tokens of 256 bits; only their hashes are kept. A role change, a termination or a sign-out works on the next request. */
export class Sessions {
  constructor(private readonly pool: Pool) {}

  /** Opens a session and answers its token, told once. A sign-in-as session is bound to one workspace and ends after an hour. */
  async open(user: string, as?: { impersonator: string; workspace: string }): Promise<{ id: string; token: string }> {
    const token = randomBytes(32).toString('base64url')
    const id = uuid()
    await this.pool.query(
      `insert into vault.sessions (token_hash, id, user_id, impersonator, workspace, expires_at) values ($1, $2, $3, $4, $5, now() + make_interval(hours => $6))`,
      [hash(token), id, user, as?.impersonator ?? null, as?.workspace ?? null, as ? 1 : DAYS * 24],
    )
    return { id, token }
  }

  async revoke(id: string): Promise<void> {
    await this.pool.query('update vault.sessions set revoked_at = now() where id = $1 and revoked_at is null', [id])
  }

  /** Ends every session of a user, such as after a new password; `except` keeps the one that asked. */
  async revokeAll(user: string, except?: string): Promise<void> {
    await this.pool.query(
      'update vault.sessions set revoked_at = now() where user_id = $1 and revoked_at is null and id is distinct from $2',
      [user, except ?? null],
    )
  }

  find = async (token: string): Promise<Session | undefined> => {
    const { rows } = await this.pool.query({
      name: 'session',
      // One column: describing many costs more than reading them.
      text: `select json_build_object('id', s.id, 'impersonator', s.impersonator,
          'user', json_build_object('id', u.id, 'first_name', coalesce(u.first_name, ''), 'last_name', coalesce(u.last_name, ''), 'email', coalesce(u.email, ''),
            'email_verified_at', to_char(u.email_verified_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS')),
          'memberships', (select coalesce(json_agg(json_build_object('workspace', e.workspace_id, 'employee', e.id, 'permissions', coalesce(r.permissions, '[]'::jsonb)) order by e.created_at), '[]')
            from read.memberships e left join read.roles r on r.id = e.role_id
            where e.user_id = s.user_id and e.status = 'active' and (s.workspace is null or e.workspace_id = s.workspace))) as session
        from vault.sessions s join read.users u on u.id = s.user_id
        where s.token_hash = $1 and s.revoked_at is null and s.expires_at > now()`,
      values: [hash(token)],
    })
    return rows[0]?.session
  }
}
