import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
} from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { CodedError, refuse } from '@workledger/contracts/kernel/errors'
import { uuid } from '@workledger/event-store/ids'
import type { Pool } from 'pg'

export interface Claim {
  command_id: string
  /**
   * Time of the attempt, or of an earlier one that may have written: both decide with the same
   * clock.
   */
  at: Date
  /** The first attempt succeeded, so this answer is repeated. */
  answered: Answered | undefined
  complete(status: number, answer: unknown): Promise<void>
  /**
   * Ends an attempt without an answer, so that the next one need not wait. An attempt that cannot
   * have written is forgotten, with its clock. Waits for one try; further tries run in the
   * background.
   */
  release(mayHaveWritten: boolean): Promise<void>
}

interface Answered {
  status: number
  answer: unknown
}

interface IdempotencyRow {
  request_hash: Buffer
  command_id: string
  at: Date
  status: number | null
  answer: Buffer
  under_way: boolean
}

interface Request {
  method: string
  url: string
  body: unknown
  /** Headers that change the meaning of the request, such as If-Match. */
  headers?: Readonly<Record<string, string>>
}

/** The server of the last attempt is alive, so the attempt may be under way there. */
const UNDER_WAY = `exists (select from vault.session_caches as alive where alive.id = known.server and alive.valid_until > clock_timestamp())`

/** Carries the answer of an earlier attempt. */
export class Replayed extends Error {
  constructor(readonly answered: Answered) {
    super('replayed')
  }
}

const KEPT = '24 hours'

/**
 * Milliseconds for which an attempt waits for one under way. After that both are decided, which the
 * log tolerates.
 */
const IDEMPOTENCY_PATIENCE = 10_000

const LOOK = 40

/**
 * Makes a repeated write harmless: the same key and request get the first answer without a second
 * effect. Answers hold personal data and requests hold passwords. So answers are stored encrypted,
 * requests and keys as keyed hashes.
 */
export class Idempotency {
  private readonly key: Buffer

  /** `server`: holds a lease in vault.session_caches while it lives. */
  constructor(
    private readonly pool: Pool,
    masterKey: Buffer,
    private readonly server: string,
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
    const decipher = createDecipheriv('aes-256-gcm', this.key, sealed.subarray(0, 12)).setAuthTag(
      sealed.subarray(-16),
    )
    return `${decipher.update(sealed.subarray(12, -16), undefined, 'utf8')}${decipher.final('utf8')}`
  }

  /** Waits for an attempt under way on any server, and takes over its answer. */
  async claim(user: string, key: string, request: Request): Promise<Claim> {
    const keyHash = this.hash(key)
    const own = uuid()

    try {
      return await this.claimed(user, keyHash, this.hashOf(request), own)
    } catch (error) {
      // The claim may exist although its answer was lost, and no other server would release it.
      if (!(error instanceof CodedError)) void this.release(user, keyHash, own)
      throw error
    }
  }

  private async claimed(
    user: string,
    keyHash: Buffer,
    requestHash: Buffer,
    own: string,
  ): Promise<Claim> {
    await this.pool.query(`delete from vault.idempotency where at < now() - interval '${KEPT}'`)

    for (const until = performance.now() + IDEMPOTENCY_PATIENCE; ; await pause(LOOK)) {
      const { rowCount } = await this.pool.query(
        `insert into vault.idempotency as known (user_id, key_hash, request_hash, command_id, at, server) values ($1, $2, $3, $4, now(), $5)
         on conflict (user_id, key_hash) do update set server = excluded.server, attempts = known.attempts + 1
           where known.status is null and known.request_hash = excluded.request_hash and ($6 or not ${UNDER_WAY})`,
        [user, keyHash, requestHash, own, this.server, performance.now() > until],
      )

      const row = await this.row(user, keyHash, requestHash)
      if (!row || (rowCount === 0 && row.status === null)) continue

      return {
        command_id: row.command_id,
        at: row.at,
        answered: this.answerOf(row),
        complete: async (status, answer) => {
          await this.pool.query(
            'update vault.idempotency set status = $3, answer = $4 where user_id = $1 and key_hash = $2',
            [user, keyHash, status, this.seal(JSON.stringify(answer ?? null))],
          )
        },
        release: (mayHaveWritten) => this.release(user, keyHash, mayHaveWritten ? undefined : own),
      }
    }
  }

  /** Returns an earlier attempt, with its answer if there is one. Begins no attempt. */
  async earlier(
    user: string,
    key: string,
    request: Request,
  ): Promise<Pick<Claim, 'command_id' | 'answered'> | undefined> {
    const keyHash = this.hash(key)
    const requestHash = this.hashOf(request)

    for (const until = performance.now() + IDEMPOTENCY_PATIENCE; ; await pause(LOOK)) {
      const row = await this.row(user, keyHash, requestHash)

      if (!row?.under_way || performance.now() > until)
        return row && { command_id: row.command_id, answered: this.answerOf(row) }
    }
  }

  private async row(
    user: string,
    keyHash: Buffer,
    requestHash: Buffer,
  ): Promise<IdempotencyRow | undefined> {
    const { rows } = await this.pool.query<IdempotencyRow>(
      `select request_hash, command_id, at, status, answer, status is null and ${UNDER_WAY} as under_way
       from vault.idempotency as known where user_id = $1 and key_hash = $2`,
      [user, keyHash],
    )

    if (rows[0] && !rows[0].request_hash.equals(requestHash)) refuse('idempotency.reused')
    return rows[0]
  }

  private answerOf({ status, answer }: IdempotencyRow): Answered | undefined {
    return status === null ? undefined : { status, answer: JSON.parse(this.open(answer)) }
  }

  /**
   * Tries once, then continues in the background while the database is away. So callers need not
   * wait for an ended attempt.
   */
  private async release(user: string, keyHash: Buffer, unused?: string): Promise<void> {
    if (!(await this.released(user, keyHash, unused))) void this.releaseLater(user, keyHash, unused)
  }

  private async releaseLater(user: string, keyHash: Buffer, unused?: string): Promise<void> {
    for (const until = performance.now() + IDEMPOTENCY_PATIENCE; performance.now() < until; ) {
      await pause(LOOK * 5)
      if (await this.released(user, keyHash, unused)) return
    }
  }

  /**
   * Deletes the row of an attempt that cannot have written (`unused` is its command id), unless
   * another attempt took it over.
   */
  private async released(
    user: string,
    keyHash: Buffer,
    unused: string | undefined,
  ): Promise<boolean> {
    const told = this.pool.query(
      `with forgotten as (
         delete from vault.idempotency where user_id = $1 and key_hash = $2 and command_id = $4 and attempts = 1 and status is null
         returning 1)
       update vault.idempotency set server = null
       where user_id = $1 and key_hash = $2 and server = $3 and not exists (select from forgotten)`,
      [user, keyHash, this.server, unused ?? null],
    )
    return told.then(
      () => true,
      () => false,
    )
  }

  private hashOf({ method, url, body, headers = {} }: Request) {
    const meant = Object.entries(headers).map(([name, value]) => `\n${name}: ${value}`)
    return this.hash(`${method} ${url}\n${JSON.stringify(body, bytes) ?? ''}${meant.join('')}`)
  }
}

/** Uploads are compared by content. */
const bytes = (_: string, value: unknown) =>
  value instanceof Uint8Array ? createHash('sha256').update(value).digest('hex') : value
