import { createHash, createHmac } from 'node:crypto'
import type { Pool } from 'pg'

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

const hash = (key: string) => createHash('sha256').update(key).digest()

/**
 * Keys in links: 192 bits, hashed at rest, for one kind and one subject, revocable, with an expiry.
 */
export class LinkKeys {
  constructor(
    private readonly pool: Pool,
    private readonly masterKey: Buffer,
  ) {}

  /**
   * Mints the key of a cause, such as the event that requested a mail. The same cause gives the
   * same key, so a repeated job writes the same mail. `renew` extends the time of an existing link.
   */
  async mint(
    cause: string,
    link: {
      kind: LinkKind
      subject: string
      workspace?: string
      minted_by?: string
      value?: string
      minutes?: number
      renew?: boolean
    },
  ): Promise<string> {
    const key = createHmac('sha256', this.masterKey)
      .update(`link ${link.kind} ${cause}`)
      .digest()
      .subarray(0, 24)
      .toString('base64url')

    await this.pool.query({
      name: link.renew ? 'renew link key' : 'mint link key',
      text: `insert into vault.link_keys (hash, kind, subject, workspace, minted_by, value, expires_at)
       values ($1, $2, $3, $4, $5, $6, now() + make_interval(mins => $7::int))
       on conflict (hash) do ${link.renew ? 'update set expires_at = excluded.expires_at where link_keys.revoked_at is null' : 'nothing'}`,
      values: [
        hash(key),
        link.kind,
        link.subject,
        link.workspace ?? null,
        link.minted_by ?? null,
        link.value ?? null,
        link.minutes ?? null,
      ],
    })

    return key
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

  /**
   * Deletes the keys of a kind that expired more than a day ago. Until then they are reported as
   * expired.
   */
  async forgetExpired(kind: LinkKind): Promise<void> {
    await this.pool.query(
      `delete from vault.link_keys where kind = $1 and expires_at < now() - interval '1 day'`,
      [kind],
    )
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
