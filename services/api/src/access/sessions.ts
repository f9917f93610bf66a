import { createHash, randomBytes } from 'node:crypto'
import type { SecondWay, SignInWay } from '@workledger/contracts/access/access.events'
import { isAdmin } from '@workledger/contracts/kernel/permissions'
import { uuid } from '@workledger/event-store/ids'
import type { Pool, PoolClient } from 'pg'
import { bound } from '../kernel/access/bound-session'
import { type Device, deviceOf } from '../kernel/access/device'
import type { Loaded, SessionCache } from '../kernel/access/session-cache'
import type { Barred, Membership, Session } from '../kernel/http/context'
import type { Opening } from './challenges'
import { inVault } from './vault-transaction'

const hash = (token: string) => createHash('sha256').update(token).digest()
const DAYS = 30

/** Minutes between two notes of a session's last use. */
const NOTED = 10

interface SessionStart {
  readonly as?: { impersonator: string; workspace: string; permissions: readonly string[] }
  readonly opening?: Opening
  readonly within?: ((client: PoolClient) => Promise<void>) | undefined
}

/**
 * SQL for the provider by which a company wants this person to sign in, unless the session was
 * opened by it, in an administrator's name, or with emergency access.
 */
const NEEDS = `(select json_build_object('id', p.provider_id, 'name', p.name, 'emergency', p.emergency ? e.id::text) from read.sign_on p
  where p.workspace_id = e.workspace_id and p.enforced and s.workspace is null and s.provider is distinct from p.provider_id
    and exists (select from read.mail_domains d where d.workspace_id = e.workspace_id and d.proven
      and (d.domain = substring(lower(u.email) from '[^@]*$') or d.domain = (select m.domain from read.member_domains m where m.id = e.id)))
    and not exists (select from vault.emergency_passes x where x.session = s.id and x.workspace = e.workspace_id and x.until > now()))`

/** Most sessions listed for one person. */
const LISTED = 100

export interface ListedSession extends Device {
  id: string
  by: SignInWay | null
  second: SecondWay | null
  impersonator: string | null
  created_at: string
  used_at: string
}

/**
 * Sessions with opaque tokens of 256 bits, of which only hashes are stored. A role change, a
 * termination or a sign-out takes effect on the next request.
 */
export class Sessions {
  constructor(
    private readonly pool: Pool,
    private readonly cache: SessionCache,
  ) {}

  /**
   * Opens a session and returns its token, which is shown once. A sign-in-as session is bound to
   * one workspace, ends after an hour, and never exceeds the `permissions` of its start. Stores two
   * words of `agent`, the client's name for itself. `within` runs in the same transaction. Deletes
   * sessions that have expired, which no query reads.
   */
  async open(
    user: string,
    agent: string | undefined,
    { as, opening, within }: SessionStart = {},
  ): Promise<{ id: string; token: string }> {
    const token = randomBytes(32).toString('base64url')
    const id = uuid()
    const { browser, system } = deviceOf(agent)

    const insert = (client: Pool | PoolClient) =>
      client.query(
        `with outdated as (delete from vault.sessions where token_hash in
           (select token_hash from vault.sessions where expires_at < now() limit 100 for update skip locked))
         insert into vault.sessions (token_hash, id, user_id, impersonator, workspace, permissions, browser, system, opened_by, second, provider, authenticated_at, expires_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $12, $13, now() + make_interval(hours => $11))`,
        [
          hash(token),
          id,
          user,
          as?.impersonator ?? null,
          as?.workspace ?? null,
          as ? JSON.stringify(as.permissions) : null,
          browser,
          system,
          opening?.by ?? null,
          opening?.second ?? null,
          as ? 1 : DAYS * 24,
          opening?.provider ?? null,
          opening?.authenticated_at ?? null,
        ],
      )

    if (within)
      await inVault(this.pool, async (client) => {
        await within(client)
        await insert(client)
      })
    else await insert(this.pool)

    return { id, token }
  }

  /** Notes that the person of a session has just shown a second factor. */
  async confirmed(id: string, second: SecondWay): Promise<void> {
    await this.pool.query(
      'update vault.sessions set second = coalesce(second, $2) where id = $1 and revoked_at is null',
      [id, second],
    )
    await this.cache.invalidateEverywhere()
  }

  /** Notes that the provider of a session has just asked who the person is. */
  async authenticated(id: string, at: string): Promise<void> {
    await this.pool.query(
      'update vault.sessions set authenticated_at = $2 where id = $1 and revoked_at is null',
      [id, at],
    )
    await this.cache.invalidateEverywhere()
  }

  /** Lets a session enter a company for an hour while its provider is away. */
  async admit(id: string, workspace: string): Promise<void> {
    await this.pool.query(
      `with outdated as (delete from vault.emergency_passes where until < now())
       insert into vault.emergency_passes (session, workspace, until) values ($1, $2, now() + interval '1 hour')
       on conflict (session, workspace) do update set until = excluded.until`,
      [id, workspace],
    )
    await this.cache.invalidateEverywhere()
  }

  async revoke(id: string): Promise<void> {
    await this.pool.query(
      'update vault.sessions set revoked_at = now() where id = $1 and revoked_at is null',
      [id],
    )
    await this.cache.invalidateEverywhere()
  }

  /**
   * Returns the open sessions of a user, newest first, including those of admins in the user's
   * name.
   */
  async openSessionsOf(user: string): Promise<ListedSession[]> {
    const { rows } = await this.pool.query<ListedSession>(
      `select id, impersonator, browser, system, opened_by as by, second, to_char(created_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS') as created_at,
         to_char(used_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS') as used_at
       from vault.sessions where user_id = $1 and revoked_at is null and expires_at > now() order by used_at desc, id desc limit $2`,
      [user, LISTED],
    )
    return rows
  }

  /** Ends one or all sessions of a user, but never `except`. Returns the ids of those ended. */
  async end(user: string, which: { id: string } | { except: string }): Promise<string[]> {
    const { rows } = await this.pool.query<{ id: string }>(
      `update vault.sessions set revoked_at = now() where user_id = $1 and revoked_at is null and expires_at > now()
         and ${'id' in which ? 'id = $2' : 'id <> $2'} returning id`,
      [user, 'id' in which ? which.id : which.except],
    )

    if (rows.length > 0) await this.cache.invalidateEverywhere()
    return rows.map(({ id }) => id)
  }

  /**
   * Ends every session of a user and the user's sign-in-as sessions, such as after a new password.
   * `except` keeps the caller's.
   */
  async revokeAll(user: string, except?: string): Promise<void> {
    await this.pool.query(
      'update vault.sessions set revoked_at = now() where (user_id = $1 or impersonator = $1) and revoked_at is null and id is distinct from $2',
      [user, except ?? null],
    )
    await this.cache.invalidateEverywhere()
  }

  /** Ends the sessions of a user that a provider opened, but never `except`. */
  async endOpenedBy(provider: string, user: string, except: string): Promise<void> {
    await this.pool.query(
      'update vault.sessions set revoked_at = now() where provider = $1 and user_id = $2 and id <> $3 and revoked_at is null',
      [provider, user, except],
    )
    await this.cache.invalidateEverywhere()
  }

  find = (token: string): Promise<Session | undefined> =>
    this.cache.find(token, () => this.load(token))

  look = async (token: string): Promise<Session | undefined> => (await this.load(token))?.session

  byId = async (id: string): Promise<Session | undefined> =>
    (await this.read('session by id', 's.id', id))?.session

  private load = (token: string): Promise<Loaded | undefined> =>
    this.read('session', 's.token_hash', hash(token))

  private async read(
    name: string,
    column: 's.token_hash' | 's.id',
    value: Buffer | string,
  ): Promise<Loaded | undefined> {
    const { rows } = await this.pool.query({
      name,
      // One column, because describing many costs more than reading them.
      text: `select json_build_object('id', s.id, 'second', s.second, 'provider', s.provider, 'authenticated_at', s.authenticated_at, 'impersonator', s.impersonator,
          'user', json_build_object('id', u.id, 'first_name', coalesce(u.first_name, ''), 'last_name', coalesce(u.last_name, ''), 'email', coalesce(u.email, ''),
            'email_verified_at', to_char(u.email_verified_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS'), 'language', u.language),
          'memberships', (select coalesce(json_agg(json_build_object('workspace', e.workspace_id, 'employee', e.id, 'permissions', coalesce(r.permissions, '[]'::jsonb), 'needs_factor', coalesce(r.second_factor, false),
              'closes_at', to_char(w.closes_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS'), 'needs', ${NEEDS}) order by e.created_at), '[]')
            from read.memberships e left join read.roles r on r.id = e.role_id left join read.workspaces w on w.id = e.workspace_id
            where e.user_id = s.user_id and e.status = 'active' and (s.workspace is null or e.workspace_id = s.workspace)),
          'cap', s.permissions, 'by', s.opened_by, 'has_factor', exists (select from read.sign_in_factors f where f.user_id = coalesce(s.impersonator, s.user_id) and not f.blocked), 'lasts', extract(epoch from s.expires_at - now()) * 1000, 'unnoted', s.used_at < now() - make_interval(mins => ${NOTED}), 'behind', case when s.impersonator is not null then
            (select json_build_object('employee', e.id, 'permissions', coalesce(r.permissions, '[]'::jsonb), 'needs_factor', coalesce(r.second_factor, false))
             from read.memberships e left join read.roles r on r.id = e.role_id
             where e.user_id = s.impersonator and e.workspace_id = s.workspace and e.status = 'active' limit 1) end) as session
        from vault.sessions s join read.users u on u.id = s.user_id
        where ${column} = $1 and s.revoked_at is null and s.expires_at > now()`,
      values: [value],
    })

    if (!rows[0]) return undefined

    const { lasts, unnoted, by, has_factor, ...found } = rows[0].session as StoredSession & {
      lasts: number
      unnoted: boolean
      by: SignInWay | null
      has_factor: boolean
    }

    const strong = has_factor && (found.impersonator !== null || proved(by, found.second))
    const session = bound(limited(found), strong)

    if (session && unnoted)
      await this.pool.query('update vault.sessions set used_at = now() where id = $1', [found.id])

    return session && { session, lasts }
  }
}

/** Returns whether a sign-in showed two factors; a passkey alone is two. */
const proved = (by: SignInWay | null, second: SecondWay | null) =>
  second !== null || by === 'passkey'

type StoredSession = Omit<Session, 'memberships'> & {
  cap: string[] | null
  memberships: (Membership & { needs: (Barred['provider'] & Pick<Barred, 'emergency'>) | null })[]
}

/**
 * Limits a sign-in-as session to the permissions that both people have and that it had at its
 * start. It ends with its admin's rank.
 */
function limited({ cap, behind, memberships: all, ...found }: StoredSession): Session | undefined {
  const session = { ...found, ...sorted(all) }
  if (!session.impersonator) return session
  if (!behind || !isAdmin(behind.permissions)) return undefined
  const lent = (permission: string) =>
    behind.permissions.includes(permission) && !!cap?.includes(permission)

  const memberships = session.memberships.map((membership) => ({
    ...membership,
    permissions: membership.permissions.filter(lent),
  }))

  return { ...session, behind, memberships }
}

/** Parts the companies that the session may enter from those that want another sign-in. */
function sorted(all: StoredSession['memberships']): Pick<Session, 'memberships' | 'barred'> {
  const memberships: Membership[] = []
  const barred: Barred[] = []

  for (const { needs, ...membership } of all)
    if (needs) {
      const { emergency, ...provider } = needs
      const { workspace, employee } = membership
      barred.push({ workspace, employee, provider, emergency })
    } else memberships.push(membership)

  return barred.length > 0 ? { memberships, barred } : { memberships }
}
