import { hash, verify } from '@node-rs/argon2'
import type { Pool } from 'pg'
import { type HashCost, OWASP } from '../kernel/options'

/** An id that no user has. */
const NO_USER = '00000000-0000-0000-0000-000000000000'

/** Stores passwords as argon2id hashes in the vault. */
export class Credentials {
  private decoy: Promise<string> | undefined

  constructor(
    private readonly pool: Pool,
    private readonly cost: HashCost = OWASP,
  ) {}

  async set(user: string, password: string): Promise<void> {
    await this.pool.query(
      'insert into vault.credentials (user_id, password_hash) values ($1, $2) on conflict (user_id) do update set password_hash = excluded.password_hash, changed_at = now()',
      [user, await hash(password, this.cost)],
    )
  }

  /** Stores a password if there is none yet. */
  async setFirst(user: string, password: string): Promise<boolean> {
    const { rowCount } = await this.pool.query(
      'insert into vault.credentials (user_id, password_hash) values ($1, $2) on conflict (user_id) do nothing',
      [user, await hash(password, this.cost)],
    )
    return rowCount === 1
  }

  async has(user: string): Promise<boolean> {
    const { rows } = await this.pool.query('select 1 from vault.credentials where user_id = $1', [
      user,
    ])
    return rows.length > 0
  }

  /** Compares a password. Takes the same time for a missing user. */
  async matches(user: string | undefined, password: string): Promise<boolean> {
    // Also queries for the missing user, so that an unknown account causes as many queries as a
    // known one.
    const { rows } = await this.pool.query(
      'select password_hash from vault.credentials where user_id = $1',
      [user ?? NO_USER],
    )

    this.decoy ??= hash('no user has this password', this.cost)
    const right = await verify(rows[0]?.password_hash ?? (await this.decoy), password)

    return right && rows.length > 0
  }
}
