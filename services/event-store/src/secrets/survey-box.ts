import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  randomInt,
  randomUUID,
} from 'node:crypto'
import { FEWEST_SURVEY_ANSWERS } from '@workledger/contracts/kernel/bounds'
import type { Pool, PoolClient } from 'pg'

export interface SurveyRound {
  workspace: string
  survey: string
  round: string
}

export interface SurveyInvitation {
  round: string
  /**
   * Owner of the key in a confidential round; null in an anonymous one, which does not record it.
   */
  person: string | null
}

/** Sheets of at least five people that enter the log together. */
export interface SurveyBatch {
  id: string
  sheets: readonly (readonly string[])[]
}

/** Limits of a batch: sheets, and the size in bytes from which it takes no more. */
const MOST_SHEETS = 32

const ENOUGH_BYTES = 64 * 1024

/** Sealed bytes are padded to a multiple of this, so that their length reveals little. */
const PAD = 16 * 1024

const hash = (key: string) => createHash('sha256').update(key).digest()

/**
 * Who may answer a survey round, and the answers that wait for the log.
 * A key has 192 bits, derived from the round and the person, and is stored as a hash. The
 * transaction that takes the answers deletes it. In an anonymous round its row names no person. One
 * sealed row holds the answers of all; each answer rewrites it in random order. So no row, id,
 * order or time belongs to one person's answers.
 */
export class SurveyBox {
  private readonly seal: Buffer

  constructor(
    private readonly pool: Pool,
    private readonly masterKey: Buffer,
  ) {
    this.seal = Buffer.from(hkdfSync('sha256', masterKey, '', 'survey sheets', 32))
  }

  /** Returns the key of one person for one round; always the same. */
  keyOf(round: string, person: string): string {
    return createHmac('sha256', this.masterKey)
      .update(`survey ${round} ${person}`)
      .digest()
      .subarray(0, 24)
      .toString('base64url')
  }

  /**
   * Invites people to a round, once each: a repetition does not restore a used key. Rows are in the
   * order of the hashes.
   */
  async invite(
    { workspace, survey, round }: SurveyRound,
    people: readonly string[],
    named: boolean,
  ): Promise<void> {
    await this.transaction(async (client) => {
      const first = await client.query(
        'insert into vault.survey_rounds (round) values ($1) on conflict do nothing',
        [round],
      )

      if (first.rowCount === 0) return
      const keys = people
        .map((person) => ({ person, hash: hash(this.keyOf(round, person)) }))
        .sort((a, b) => a.hash.compare(b.hash))

      await client.query(
        `insert into vault.survey_keys (hash, workspace, survey, round, person)
         select k.hash, $1, $2, $3, k.person from unnest($4::bytea[], $5::uuid[]) with ordinality as k(hash, person, n) order by n`,
        [
          workspace,
          survey,
          round,
          keys.map((key) => key.hash),
          keys.map(({ person }) => (named ? person : null)),
        ],
      )
    })
  }

  /** Returns the invitation of a key; undefined if it is wrong, used, or its round is over. */
  async find(
    workspace: string,
    survey: string,
    key: string,
  ): Promise<SurveyInvitation | undefined> {
    const { rows } = await this.pool.query(
      'select round, person from vault.survey_keys where hash = $1 and workspace = $2 and survey = $3',
      [hash(key), workspace, survey],
    )
    return rows[0]
  }

  /**
   * Stores the answers of an anonymous round durably and uses up the key. Returns false if the key
   * was used meanwhile.
   */
  async drop(
    { workspace, survey, round }: SurveyRound,
    key: string,
    sheet: readonly string[],
  ): Promise<boolean> {
    return this.transaction(async (client) => {
      const used = await client.query(
        'delete from vault.survey_keys where hash = $1 and round = $2',
        [hash(key), round],
      )

      if (used.rowCount === 0) return false

      for (;;) {
        const { rows } = await client.query(
          'select id, sealed from vault.survey_sheets where round = $1 and open for update',
          [round],
        )

        if (!rows[0]) {
          const made = await client.query(
            `insert into vault.survey_sheets (id, workspace, survey, round, open, sealed) values ($1, $2, $3, $4, true, $5)
             on conflict (round) where open do nothing`,
            [randomUUID(), workspace, survey, round, this.sealed([sheet])],
          )

          if (made.rowCount === 1) return true
          continue
        }

        const sheets = this.opened(rows[0].sealed)
        // Random insertion makes every order equally likely.
        sheets.splice(randomInt(sheets.length + 1), 0, sheet)
        const bytes = Buffer.byteLength(JSON.stringify(sheets))
        const full =
          sheets.length >= MOST_SHEETS ||
          (sheets.length >= FEWEST_SURVEY_ANSWERS && bytes >= ENOUGH_BYTES)

        await client.query('update vault.survey_sheets set sealed = $2, open = $3 where id = $1', [
          rows[0].id,
          this.sealed(sheets),
          !full,
        ])

        return true
      }
    })
  }

  /** Uses up a key of a confidential round. */
  async use(key: string): Promise<void> {
    await this.pool.query('delete from vault.survey_keys where hash = $1', [hash(key)])
  }

  /** Returns rounds that are open or have waiting answers. */
  async rounds(): Promise<SurveyRound[]> {
    const { rows } = await this.pool.query(
      'select workspace, survey, round from vault.survey_keys union select workspace, survey, round from vault.survey_sheets order by round',
    )
    return rows
  }

  /** Closes a round. Waits for answers that are being stored. */
  async end(round: string): Promise<void> {
    await this.pool.query('delete from vault.survey_keys where round = $1', [round])
  }

  /**
   * Returns the batches ready for the log. Later answers need five again, or subtraction would
   * reveal them. If fewer than five people are left, the batch waits for all of them or the end of
   * the round.
   */
  async batches(round: string): Promise<SurveyBatch[]> {
    return this.transaction(async (client) => {
      const left = await client.query(
        'select count(*)::int as n from vault.survey_keys where round = $1',
        [round],
      )

      const waits = left.rows[0].n > 0 && left.rows[0].n < FEWEST_SURVEY_ANSWERS

      const { rows } = await client.query(
        'select id, open, sealed from vault.survey_sheets where round = $1 order by id for update',
        [round],
      )

      const found = rows.map(({ id, open, sealed }) => ({ id, open, sheets: this.opened(sealed) }))
      const ready = found.filter(
        ({ open, sheets }) => !open || (!waits && sheets.length >= FEWEST_SURVEY_ANSWERS),
      )
      const closed = ready.filter(({ open }) => open).map(({ id }) => id)

      if (closed.length > 0)
        await client.query('update vault.survey_sheets set open = false where id = any($1)', [
          closed,
        ])

      return ready.map(({ id, sheets }) => ({ id, sheets }))
    })
  }

  /** Removes a batch that the log contains. */
  async taken(batch: string): Promise<void> {
    await this.pool.query('delete from vault.survey_sheets where id = $1', [batch])
  }

  /**
   * Discards the rest of a closed round: too few answers to report without revealing their authors.
   */
  async discard(round: string): Promise<void> {
    await this.pool.query('delete from vault.survey_sheets where round = $1 and open', [round])
  }

  private sealed(sheets: readonly (readonly string[])[]): Buffer {
    const plain = Buffer.from(JSON.stringify(sheets))
    const padded = Buffer.concat([plain, Buffer.alloc(PAD - (plain.length % PAD), ' ')])
    const iv = randomBytes(12)
    const cipher = createCipheriv('aes-256-gcm', this.seal, iv)

    return Buffer.concat([iv, cipher.update(padded), cipher.final(), cipher.getAuthTag()])
  }

  private opened(sealed: Buffer): (readonly string[])[] {
    const decipher = createDecipheriv('aes-256-gcm', this.seal, sealed.subarray(0, 12)).setAuthTag(
      sealed.subarray(-16),
    )
    return JSON.parse(
      Buffer.concat([decipher.update(sealed.subarray(12, -16)), decipher.final()]).toString(),
    )
  }

  private async transaction<T>(run: (client: PoolClient) => Promise<T>): Promise<T> {
    const client = await this.pool.connect()

    try {
      await client.query('begin')
      const result = await run(client)
      await client.query('commit')

      return result
    } catch (error) {
      await client.query('rollback').catch(() => {})
      throw error
    } finally {
      client.release()
    }
  }
}
