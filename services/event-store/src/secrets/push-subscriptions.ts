import { createECDH, createHmac, hkdfSync } from 'node:crypto'
import type { Pool } from 'pg'
import { open, seal } from '../cipher'
import { derivedId } from '../ids'

/** What a browser gives to who may send it pushes: an address, and keys as base64url (RFC 8291). */
export interface PushSubscription {
  readonly endpoint: string
  readonly keys: { readonly p256dh: string; readonly auth: string }
}

/** Whose browser it is, and with which sign-in its pushes end. */
export interface PushOwner {
  readonly workspace: string
  readonly employee: string
  readonly user: string
  readonly session: string
}

/**
 * Stores the subscriptions of browsers in the vault, each sealed with a key of the installation. An
 * address is a secret: who has it can send to it.
 */
export class PushSubscriptions {
  private readonly key: Buffer
  private readonly hashKey: Buffer

  constructor(
    private readonly pool: Pool,
    masterKey: Buffer,
  ) {
    this.key = Buffer.from(hkdfSync('sha256', masterKey, '', 'push subscriptions', 32))
    this.hashKey = Buffer.from(hkdfSync('sha256', masterKey, '', 'push addresses', 32))
  }

  /** Returns the id of a person's browser; the same for the same address. */
  idOf(employee: string, endpoint: string): string {
    return derivedId(employee, this.hashOf(endpoint).toString('hex'))
  }

  /**
   * Stores a subscription under its id, for the sign-in that brings it. A browser belongs to the
   * account that used it last, so another one's subscriptions of the same address end.
   */
  async put(id: string, owner: PushOwner, subscription: PushSubscription): Promise<void> {
    const { workspace, employee, user, session } = owner
    const address = this.hashOf(subscription.endpoint)
    const sealed = seal(this.key, Buffer.from(JSON.stringify(subscription)), id)

    await this.pool.query(
      `with others as (delete from vault.push_devices where endpoint_hash = $6 and user_id <> $4)
       insert into vault.push_devices (id, workspace, employee, user_id, session, endpoint_hash, sealed)
       values ($1, $2, $3, $4, $5, $6, $7)
       on conflict (id) do update set session = excluded.session, sealed = excluded.sealed, at = now()`,
      [id, workspace, employee, user, session, address, sealed],
    )
  }

  /** Returns the sign-ins of a person's browsers that live, by the browser's id. */
  async sessionsOf(workspace: string, employee: string): Promise<ReadonlyMap<string, string>> {
    const { rows } = await this.pool.query<{ id: string; session: string }>(
      `select d.id, d.session from vault.push_devices d
       join vault.sessions s on s.id = d.session and s.revoked_at is null and s.expires_at > now()
       where d.workspace = $1 and d.employee = $2`,
      [workspace, employee],
    )

    return new Map(rows.map(({ id, session }) => [id, session]))
  }

  /**
   * Returns the subscription of a browser whose sign-in lives; null while none does, undefined for
   * one that is not stored.
   */
  async find(id: string): Promise<PushSubscription | null | undefined> {
    const { rows } = await this.pool.query<{ sealed: Buffer; lives: boolean }>(
      `select d.sealed, s.id is not null as lives from vault.push_devices d
       left join vault.sessions s on s.id = d.session and s.revoked_at is null and s.expires_at > now()
       where d.id = $1`,
      [id],
    )
    const [found] = rows
    const text = found && open(this.key, found.sealed, id)
    if (!text) return undefined

    return found.lives ? JSON.parse(text.toString()) : null
  }

  async remove(id: string): Promise<void> {
    await this.pool.query('delete from vault.push_devices where id = $1', [id])
  }

  private hashOf(endpoint: string): Buffer {
    return createHmac('sha256', this.hashKey).update(endpoint).digest()
  }
}

/** Order of the curve P-256 (FIPS 186-5). */
const ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n

/**
 * Returns the keys with which the installation signs its pushes (RFC 8292), as base64url. They
 * follow from its master key, so nothing is stored and each server has the same.
 */
export function pushKeys(masterKey: Buffer): { publicKey: string; privateKey: string } {
  // 384 bits leave no measurable bias after the division (FIPS 186-5, A.2.1).
  const random = Buffer.from(hkdfSync('sha256', masterKey, '', 'web push', 48))
  const scalar = (BigInt(`0x${random.toString('hex')}`) % (ORDER - 1n)) + 1n
  const privateKey = Buffer.from(scalar.toString(16).padStart(64, '0'), 'hex')
  const curve = createECDH('prime256v1')
  curve.setPrivateKey(privateKey)

  return {
    publicKey: curve.getPublicKey().toString('base64url'),
    privateKey: privateKey.toString('base64url'),
  }
}
