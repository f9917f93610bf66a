import { createHmac, hkdfSync, randomBytes } from 'node:crypto'
import type { SecondWay } from '@workledger/contracts/access/access.events'
import type { FactorKind } from '@workledger/contracts/access/factor.events'
import { RECOVERY_CODES } from '@workledger/contracts/access/factors.api'
import { open, seal } from '@workledger/event-store/cipher'
import { Secret, TOTP } from 'otpauth'
import type { Pool, PoolClient } from 'pg'

/** RFC 6238 as authenticator apps know it. */
const PERIOD = 30

/** Steps before and after the present one that a clock may be off. */
const WINDOW = 1

/** Letters of recovery codes, without those that look alike. */
const LETTERS = '23456789abcdefghjkmnpqrstuvwxyz'

/** A use of a factor; `use` marks it in the transaction that opens the session. */
export interface Proof {
  readonly second: SecondWay
  use(client?: PoolClient): Promise<boolean>
}

/** Second factors in the vault: seeds of authenticator apps and hashes of recovery codes. */
export class Factors {
  private readonly seal: Buffer
  private readonly codes: Buffer

  constructor(
    private readonly pool: Pool,
    masterKey: Buffer,
  ) {
    const key = (use: string) => Buffer.from(hkdfSync('sha256', masterKey, '', use, 32))
    this.seal = key('second factors')
    this.codes = key('recovery codes')
  }

  /**
   * Returns the kinds of factors that finish a sign-in of this account; undefined: its password is
   * enough. A blocked passkey finishes none, and still keeps the password from being enough.
   */
  async kindsOf(user: string): Promise<FactorKind[] | undefined> {
    const { rows } = await this.pool.query<{ kind: FactorKind; open: boolean }>(
      `select kind, bool_or(blocked_at is null) as open from vault.factors
       where user_id = $1 and active group by kind order by kind desc`,
      [user],
    )
    return rows.length > 0 ? rows.filter(({ open }) => open).map(({ kind }) => kind) : undefined
  }

  /** Returns when each factor that counts was used last, in UTC; null: never. */
  async lastUses(user: string): Promise<Map<string, string | null>> {
    const { rows } = await this.pool.query<{ id: string; used_at: string | null }>(
      `select id, to_char(used_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS') as used_at
       from vault.factors where user_id = $1 and active`,
      [user],
    )
    return new Map(rows.map(({ id, used_at }) => [id, used_at]))
  }

  /** Makes a seed that does not count yet. */
  async startAuthenticator(id: string, user: string, email: string) {
    const secret = new Secret({ size: 20 })

    await this.pool.query(
      `with unfinished as (delete from vault.factors where user_id = $2 and kind = 'totp' and not active)
       insert into vault.factors (id, user_id, kind, sealed) values ($1, $2, 'totp', $3)`,
      [id, user, seal(this.seal, Buffer.from(secret.buffer), `${user}/${id}`)],
    )

    const uri = new TOTP({ issuer: 'Workledger', label: email, secret, period: PERIOD }).toString()
    return { secret: secret.base32, uri }
  }

  /**
   * Uses up a code of an authenticator app that the account is setting up. Returns false for a wrong
   * or used one, undefined if there is no such app.
   */
  async useCodeOfNew(user: string, id: string, code: string): Promise<boolean | undefined> {
    const { rows } = await this.pool.query<Seed>(
      `select id, sealed, last_step from vault.factors where user_id = $1 and id = $2 and kind = 'totp' and not active`,
      [user, id],
    )
    const [seed] = rows
    if (!seed) return undefined
    const step = this.stepOf(user, seed, code)
    return step !== undefined && this.useStep(this.pool, seed.id, step)
  }

  /** Lets a factor count. */
  async activate(id: string): Promise<void> {
    await this.pool.query('update vault.factors set active = true where id = $1', [id])
  }

  /** Returns the use of a code; `undefined`: wrong, `null`: right, but used before. */
  async codeOf(user: string, code: string): Promise<Proof | null | undefined> {
    const { rows } = await this.pool.query<Seed>(
      `select id, sealed, last_step from vault.factors where user_id = $1 and kind = 'totp' and active`,
      [user],
    )
    let used = false

    for (const seed of rows) {
      const step = this.stepOf(user, seed, code)
      if (step === undefined) continue

      if (step > Number(seed.last_step))
        return {
          second: 'totp',
          use: (client: PoolClient | Pool = this.pool) => this.useStep(client, seed.id, step),
        }

      used = true
    }

    return used ? null : undefined
  }

  /** Marks a step as used; false if it, or a later one, was used before. */
  private async useStep(client: PoolClient | Pool, id: string, step: number): Promise<boolean> {
    const { rowCount } = await client.query(
      'update vault.factors set last_step = $2, used_at = now() where id = $1 and last_step < $2',
      [id, step],
    )
    return rowCount === 1
  }

  private stepOf(user: string, { id, sealed }: Seed, code: string): number | undefined {
    const seed = open(this.seal, sealed, `${user}/${id}`)
    if (!seed) return undefined
    const secret = new Secret({ buffer: Uint8Array.from(seed).buffer })
    const timestamp = Date.now()
    const delta = new TOTP({ secret, period: PERIOD }).validate({
      token: code,
      timestamp,
      window: WINDOW,
    })

    return delta === null ? undefined : Math.floor(timestamp / 1000 / PERIOD) + delta
  }

  /** Makes new recovery codes in the place of the earlier ones. */
  async makeRecoveryCodes(user: string): Promise<string[]> {
    const codes = Array.from({ length: RECOVERY_CODES }, newCode)

    await this.pool.query(
      `with earlier as (delete from vault.recovery_codes where user_id = $1)
       insert into vault.recovery_codes (hash, user_id) select unnest($2::bytea[]), $1`,
      [user, codes.map((code) => this.hashOf(user, code))],
    )

    return codes
  }

  async codesLeft(user: string): Promise<number> {
    const { rows } = await this.pool.query<{ left: number }>(
      'select count(*)::int as left from vault.recovery_codes where user_id = $1 and used_at is null',
      [user],
    )
    return rows[0]!.left
  }

  /** Returns the use of a recovery code; `undefined`: unknown, `null`: used before. */
  async recoveryCodeOf(user: string, code: string): Promise<Proof | null | undefined> {
    const hash = this.hashOf(user, code)

    const { rows } = await this.pool.query<{ used: boolean }>(
      'select used_at is not null as used from vault.recovery_codes where hash = $1 and user_id = $2',
      [hash, user],
    )

    if (!rows[0]) return undefined
    if (rows[0].used) return null

    return {
      second: 'recovery-code',
      use: async (client: PoolClient | Pool = this.pool) => {
        const { rowCount } = await client.query(
          'update vault.recovery_codes set used_at = now() where hash = $1 and used_at is null',
          [hash],
        )
        return rowCount === 1
      },
    }
  }

  /** Removes a factor, and the recovery codes with the last one. Returns whether it was there. */
  async remove(user: string, id: string): Promise<boolean> {
    const { rowCount } = await this.pool.query(
      'delete from vault.factors where user_id = $1 and id = $2 and active',
      [user, id],
    )

    await this.pool.query(
      `delete from vault.recovery_codes where user_id = $1
       and not exists (select from vault.factors where user_id = $1 and active)`,
      [user],
    )

    return rowCount === 1
  }

  async removeAll(user: string): Promise<void> {
    for (const table of ['factors', 'recovery_codes', 'challenges'])
      await this.pool.query(`delete from vault.${table} where user_id = $1`, [user])
  }

  private hashOf(user: string, code: string): Buffer {
    const plain = code.toLowerCase().replace(/[^0-9a-z]/g, '')
    return createHmac('sha256', this.codes).update(`${user} ${plain}`).digest()
  }
}

interface Seed {
  readonly id: string
  readonly sealed: Buffer
  readonly last_step: string
}

/** Returns ten letters in two groups: some 49 random bits, and tries are limited. */
function newCode(): string {
  // Bytes above the last multiple of the alphabet would favour its first letters.
  const most = 256 - (256 % LETTERS.length)
  let code = ''

  while (code.length < 10)
    for (const byte of randomBytes(16))
      if (byte < most && code.length < 10) code += LETTERS[byte % LETTERS.length]

  return `${code.slice(0, 5)}-${code.slice(5)}`
}
