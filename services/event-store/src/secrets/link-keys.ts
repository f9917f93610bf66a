import { createHash, createHmac } from 'node:crypto'
import type { Pool } from 'pg'
import { Gathered } from '../gathered'

export type LinkKind =
  | 'verify-email'
  | 'reset-password'
  | 'join'
  | 'login-as'
  | 'sign-on-link'
  | 'invoice'
  | 'document'
  | 'calendar'
  | 'candidate'
  | 'download'
  | 'report-mails'
  | 'decide'
  | 'kiosk-pairing'
  | 'kiosk'

export interface LinkKey {
  kind: LinkKind
  /**
   * The user, employee, invoice, document, candidate or saved report that the link opens; nothing
   * else.
   */
  subject: string
  workspace: string | null
  minted_by: string | null
  /** The subject of the message, such as a keyed hash of the address to verify. */
  value: string | null
  expired: boolean
  used: boolean
}

interface NewLink {
  readonly kind: LinkKind
  readonly subject: string
  readonly workspace?: string
  readonly minted_by?: string
  readonly value?: string
  readonly minutes?: number
  readonly renew?: boolean
}

type Minted = NewLink & { readonly hash: Buffer }

const hash = (key: string) => createHash('sha256').update(key).digest()

/**
 * Keys in links: 192 bits, hashed at rest, for one kind and one subject, revocable, with an expiry.
 */
export class LinkKeys {
  private readonly minted = new Gathered<Minted, undefined>((keys) => this.store(keys))

  constructor(
    private readonly pool: Pool,
    private readonly masterKey: Buffer,
  ) {}

  /**
   * Mints the key of a cause, such as the event that requested a mail. The same cause gives the
   * same key, so a repeated job writes the same mail. `renew` extends the time of an existing link.
   */
  async mint(cause: string, link: NewLink): Promise<string> {
    const key = createHmac('sha256', this.masterKey)
      .update(`link ${link.kind} ${cause}`)
      .digest()
      .subarray(0, 24)
      .toString('base64url')

    await this.minted.ask({ ...link, hash: hash(key) })

    return key
  }

  /**
   * Stores keys with one statement; two of one cause are the same key. Forgets some of those that
   * expired long ago, which until then are reported as expired. Revoked ones stay: a mail that is
   * written again would make them valid.
   */
  private async store(keys: readonly Minted[]): Promise<undefined[]> {
    await this.pool.query(
      `delete from vault.link_keys where hash in (
         select hash from vault.link_keys where expires_at < now() - interval '30 days' and revoked_at is null
         limit 100 for update skip locked)`,
    )

    await this.pool.query({
      name: 'mint link keys',
      text: `insert into vault.link_keys as k (hash, kind, subject, workspace, minted_by, value, expires_at)
       select distinct on (hash) hash, kind, subject, workspace, minted_by, value,
         now() + make_interval(mins => minutes)
       from unnest($1::bytea[], $2::text[], $3::uuid[], $4::uuid[], $5::uuid[], $6::text[], $7::int[])
         as m(hash, kind, subject, workspace, minted_by, value, minutes)
       order by hash
       on conflict (hash) do update set expires_at = excluded.expires_at
       where k.hash = any($8::bytea[]) and k.revoked_at is null`,
      values: [
        keys.map((key) => key.hash),
        keys.map(({ kind }) => kind),
        keys.map(({ subject }) => subject),
        keys.map(({ workspace = null }) => workspace),
        keys.map(({ minted_by = null }) => minted_by),
        keys.map(({ value = null }) => value),
        keys.map(({ minutes = null }) => minutes),
        keys.filter(({ renew }) => renew).map((key) => key.hash),
      ],
    })

    return []
  }

  /**
   * Returns the link's key, including expired and used ones so that the caller can say which.
   * Undefined if unknown or revoked.
   */
  async find(kind: LinkKind, subject: string, key: string): Promise<LinkKey | undefined> {
    const { rows } = await this.pool.query(
      `select kind, subject, workspace, minted_by, value, coalesce(expires_at < now(), false) as expired, used_at is not null as used
       from vault.link_keys where hash = $1 and kind = $2 and subject = $3 and revoked_at is null`,
      [hash(key), kind, subject],
    )
    return rows[0]
  }

  /** Uses a key that works once. Returns false if another request was faster. */
  async use(key: string): Promise<boolean> {
    const { rowCount } = await this.pool.query(
      'update vault.link_keys set used_at = now() where hash = $1 and used_at is null and revoked_at is null',
      [hash(key)],
    )
    return rowCount === 1
  }

  /** Revokes the unused keys that a user made, such as those for sign-in-as. */
  async revokeMintedBy(user: string): Promise<void> {
    await this.pool.query(
      'update vault.link_keys set revoked_at = now() where minted_by = $1 and used_at is null and revoked_at is null',
      [user],
    )
  }

  /** Revokes all keys of a kind for a subject, such as older reset links. */
  async revoke(kind: LinkKind, subject: string): Promise<void> {
    await this.pool.query(
      'update vault.link_keys set revoked_at = now() where kind = $1 and subject = $2 and used_at is null and revoked_at is null',
      [kind, subject],
    )
  }
}
