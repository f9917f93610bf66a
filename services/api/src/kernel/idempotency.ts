import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { refuse } from '@workledger/contracts/kernel/errors'
import { uuid } from '@workledger/event-store/ids'
import type { Pool } from 'pg'

export interface Claim {
  command_id: string
  /** When the first attempt came: every attempt decides with the same clock. */
  at: Date
  /** The first attempt got through: answer this again. */
  answered: { status: number; answer: unknown } | undefined
  complete(status: number, answer: unknown): Promise<void>
}
/** An answer that was given before. */
export class Replayed extends Error {
  constructor(readonly answered: { status: number; answer: unknown }) {
    super('replayed')
  }
}
const KEPT = '24 hours'

/**
 * Makes a repeated write harmless: the same key and request give the first answer again and no second effect. Answers hold
 * personal data and requests hold passwords, so answers rest encrypted, and requests and keys as keyed hashes.
 */
export class Idempotency {
  private readonly key: Buffer
  constructor(
    private readonly pool: Pool,
    masterKey: Buffer,
  ) {
    this.key = Buffer.from(hkdfSync('sha256', masterKey, '', 'idempotency', 32))
  }

  private hash(text: string) {
    return createHmac('sha256', this.key).update(text).digest()
  }

  private seal(text: string) {
    const iv = randomBytes(12)
    const cipher = createCipheriv('aes-256-gcm', this.key, iv)
    return Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
  }

  private open(sealed: Buffer) {
    const decipher = createDecipheriv('aes-256-gcm', this.key, sealed.subarray(0, 12)).setAuthTag(sealed.subarray(-16))
    return `${decipher.update(sealed.subarray(12, -16), undefined, 'utf8')}${decipher.final('utf8')}`
  }

  async claim(user: string, key: string, request: { method: string; url: string; body: unknown }): Promise<Claim> {
    const keyHash = this.hash(key)
    const requestHash = this.hash(`${request.method} ${request.url}\n${JSON.stringify(request.body, bytes) ?? ''}`)
    await this.pool.query(`delete from vault.idempotency where at < now() - interval '${KEPT}'`)
    await this.pool.query(
      'insert into vault.idempotency (user_id, key_hash, request_hash, command_id, at) values ($1, $2, $3, $4, now()) on conflict do nothing',
      [user, keyHash, requestHash, uuid()],
    )
    const { rows } = await this.pool.query(
      'select request_hash, command_id, at, status, answer from vault.idempotency where user_id = $1 and key_hash = $2',
      [user, keyHash],
    )
    const [row] = rows
    if (!row.request_hash.equals(requestHash)) refuse('idempotency.reused')
    return {
      command_id: row.command_id,
      at: row.at,
      answered: row.status === null ? undefined : { status: row.status, answer: JSON.parse(this.open(row.answer)) },
      complete: async (status, answer) => {
        await this.pool.query('update vault.idempotency set status = $3, answer = $4 where user_id = $1 and key_hash = $2', [
          user,
          keyHash,
          status,
          this.seal(JSON.stringify(answer ?? null)),
        ])
      },
    }
  }
}
/** Uploads count by their content. */
const bytes = (_: string, value: unknown) => (value instanceof Uint8Array ? createHash('sha256').update(value).digest('hex') : value)
