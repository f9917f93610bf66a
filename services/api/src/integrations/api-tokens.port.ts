import { GRANTS_NEEDED, isApproval } from '@workledger/contracts/kernel/token-scopes'
import type { Pool } from 'pg'
import { bound } from '../kernel/access/bound-session'
import type { Loaded, SessionCache } from '../kernel/access/session-cache'
import { hashOfApiToken, isApiToken, newApiToken } from '../kernel/access/token-format'
import type { Session } from '../kernel/http/context'

/** Minutes between two notes of a token's last use. */
const NOTED = 10

/**
 * API tokens: what the log says of them is in the read tables, and their hash in the vault. A
 * revocation, a change of rights and an expiry take effect on the next request.
 */
export class ApiTokens {
  constructor(
    private readonly pool: Pool,
    private readonly cache: SessionCache,
  ) {}

  /** Makes a token, which is kept only as a hash; the caller shows it once. */
  make(): { readonly token: string; readonly hint: string } {
    const token = newApiToken()
    return { token, hint: token.slice(-4) }
  }

  /**
   * Stores the hash of a token that the log knows. A repeated request, whose first answer was lost,
   * replaces a token that no person has seen.
   */
  async keep(token: string, { id, workspace }: { id: string; workspace: string }): Promise<void> {
    await this.pool.query(
      'insert into vault.api_tokens (hash, id, workspace) values ($1, $2, $3) on conflict (id) do update set hash = excluded.hash',
      [hashOfApiToken(token), id, workspace],
    )
  }

  /** Returns the session of a token; undefined if it is unknown, expired or revoked. */
  find = async (token: string): Promise<Session | undefined> =>
    isApiToken(token) ? this.cache.find(token, () => this.load(hashOfApiToken(token))) : undefined

  /** Returns the session that requested a link to a file, while the token lasts. */
  byId = async (id: string): Promise<Session | undefined> => {
    const { rows } = await this.pool.query<{ hash: Buffer }>(
      'select hash from vault.api_tokens where id = $1',
      [id],
    )

    return rows[0] && (await this.load(rows[0].hash))?.session
  }

  private async load(hash: Buffer): Promise<Loaded | undefined> {
    const { rows } = await this.pool.query<{ token: StoredToken }>({
      name: 'api token',
      // One column, because describing many costs more than reading them.
      text: `select json_build_object('id', t.id, 'workspace', t.workspace_id, 'scopes', t.scopes, 'grants', t.grants, 'networks', t.networks,
          'lasts', extract(epoch from t.expires_at - now()) * 1000,
          'unnoted', coalesce((select n.used_at from operations.token_uses n where n.token_id = t.id) < now() - make_interval(mins => ${NOTED}), true),
          'holder', json_build_object('id', u.id, 'first_name', coalesce(u.first_name, ''), 'last_name', coalesce(u.last_name, ''), 'email', coalesce(u.email, ''),
            'email_verified_at', to_char(u.email_verified_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS'), 'language', u.language),
          'has_factor', exists (select from read.sign_in_factors f where f.user_id = t.holder_id and not f.blocked),
          'membership', json_build_object('workspace', e.workspace_id, 'employee', e.id, 'permissions', coalesce(r.permissions, '[]'::jsonb), 'needs_factor', coalesce(r.second_factor, false),
            'closes_at', to_char(w.closes_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS')),
          'account', case when a.id is not null then json_build_object('id', a.id, 'name', a.name, 'permissions', a.permissions) end,
          'people', (select coalesce(json_agg(json_build_object('user', m.user_id, 'employee', m.id)), '[]')
            from read.memberships m where m.workspace_id = t.workspace_id and m.user_id in (
              select a.made_by union select k.holder_id from read.api_tokens k where k.account_id = a.id))) as token
        from vault.api_tokens v
        join read.api_tokens t on t.id = v.id
        join read.users u on u.id = t.holder_id
        join read.memberships e on e.user_id = t.holder_id and e.workspace_id = t.workspace_id and e.status = 'active'
        left join read.roles r on r.id = e.role_id
        left join read.workspaces w on w.id = t.workspace_id
        left join read.service_accounts a on a.id = t.account_id
        where v.hash = $1 and t.revoked_at is null and t.expires_at > now()
          and (t.account_id is null or (a.id is not null and a.removed_at is null))
        order by e.created_at limit 1`,
      values: [hash],
    })

    const found = rows[0]?.token
    if (!found) return undefined
    if (found.unnoted) await this.note(found)

    return { session: bound(sessionOf(found), found.has_factor)!, lasts: found.lasts }
  }

  private async note({ id, workspace }: StoredToken): Promise<void> {
    await this.pool.query(
      `insert into operations.token_uses (token_id, workspace_id) values ($1, $2)
       on conflict (token_id) do update set used_at = now()`,
      [id, workspace],
    )
  }
}

interface StoredToken {
  readonly id: string
  readonly workspace: string
  readonly scopes: string[]
  readonly grants: Record<string, string[]>
  readonly networks: string[]
  readonly lasts: number
  /** Of the holder. */
  readonly has_factor: boolean
  readonly unnoted: boolean
  readonly holder: Session['user']
  readonly membership: Session['memberships'][number]
  readonly account: { id: string; name: string; permissions: string[] } | null
  readonly people: { user: string; employee: string }[]
}

/**
 * Returns the session of a token. A personal one acts as its holder. One of a service account acts
 * in the account's name with its holder behind it, and never has more than both have.
 */
function sessionOf(found: StoredToken): Session {
  const { id, holder, membership, account, people } = found

  const token = {
    id,
    scopes: found.scopes,
    waiting: found.scopes.filter(
      (scope) => isApproval(scope) && (found.grants[scope]?.length ?? 0) < GRANTS_NEEDED,
    ),
    networks: found.networks,
    people,
  }

  if (!account)
    return { id, second: null, user: holder, impersonator: null, memberships: [membership], token }

  return {
    id,
    second: null,
    user: {
      id: account.id,
      first_name: account.name,
      last_name: '',
      email: '',
      email_verified_at: null,
      language: holder.language,
    },
    impersonator: holder.id,
    behind: { employee: membership.employee, permissions: membership.permissions },
    memberships: [
      {
        ...membership,
        permissions: membership.permissions.filter((one) => account.permissions.includes(one)),
      },
    ],
    token,
  }
}
