import { createHash, randomBytes } from 'node:crypto'
import type { SecondWay, SignInWay } from '@workledger/contracts/access/access.events'
import type { Pool, PoolClient } from 'pg'

/** What is under way, by kind. */
export interface ChallengeContents {
  /** A sign-in that waits for its second factor. */
  'second-factor': FirstStep
  /** A sign-in with a passkey alone, of an account that it will name. */
  passkey: Record<string, never>
  'new-passkey': { readonly factor: string }
  /** A passkey in the place of the password. */
  confirm: Record<string, never>
  /** Stands in for the password of a session once. */
  confirmation: { readonly session: string }
  /** A sign-in by a company's provider, from the start to its answer. */
  'provider-start': ProviderStart
  /** What the provider answered, until the browser opens the session. */
  'provider-answer': ProviderAnswer
  /** An answer of a provider whose account has not confirmed yet that it may open it. */
  'provider-link': ProviderAnswer
  /** The same, while the link is in the person's mail. */
  'mailed-link': ProviderAnswer
}

/** What proved who the person is, before a second factor. */
export interface FirstStep {
  readonly by: SignInWay
  /** The company's provider, and when it asked who the person is. */
  readonly provider?: string | undefined
  readonly authenticated_at?: string | null | undefined
  /** Where the browser goes afterwards. */
  readonly to?: string | undefined
}

interface ProviderStep {
  readonly provider: string
  /** Hash of the cookie of the browser in which it began. */
  readonly browser: string
  /** Where the browser goes afterwards. */
  readonly to: string
  /** The session whose person the provider confirms again. */
  readonly session: string | null
}

export interface ProviderStart extends ProviderStep {
  readonly verifier: string
  readonly nonce: string
}

export interface ProviderAnswer extends ProviderStep {
  readonly refusal?: { readonly code: string; readonly params?: Record<string, string> }
  readonly claims?: ProviderClaims
}

/** What a provider says about a person. */
export interface ProviderClaims {
  readonly subject: string
  readonly email: string | null
  readonly verified: boolean
  readonly first_name: string | null
  readonly last_name: string | null
  /** Null: the provider names none, so it says nothing about groups. */
  readonly groups: readonly string[] | null
  readonly authenticated_at: string | null
}

export type ChallengeKind = keyof ChallengeContents

export interface Challenge<K extends ChallengeKind> {
  readonly user: string | null
  readonly content: ChallengeContents[K]
}

const MINUTES = 5

/** Most tries of one challenge. */
const TRIES = 5

const hash = (token: string) => createHash('sha256').update(token).digest()

/** Steps of a sign-in: opaque tokens that last minutes, each for one account and one use. */
export class Challenges {
  constructor(private readonly pool: Pool) {}

  async make<K extends ChallengeKind>(
    kind: K,
    user: string | null,
    content: ChallengeContents[K],
    minutes = MINUTES,
  ): Promise<{ token: string; expires_at: string }> {
    const token = randomBytes(32).toString('base64url')

    const { rows } = await this.pool.query<{ expires_at: string }>(
      `with outdated as (delete from vault.challenges where hash in
         (select hash from vault.challenges where expires_at < now() limit 100 for update skip locked))
       insert into vault.challenges (hash, kind, user_id, content, expires_at)
       values ($1, $2, $3, $4, now() + make_interval(mins => $5))
       returning to_char(expires_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS') as expires_at`,
      [hash(token), kind, user, JSON.stringify(content), minutes],
    )

    return { token, expires_at: rows[0]!.expires_at }
  }

  /**
   * Counts a try before it is checked, so concurrent tries gain nothing. Returns undefined for an
   * unknown, used or expired challenge, and after too many tries.
   */
  async take<K extends ChallengeKind>(kind: K, token: string): Promise<Challenge<K> | undefined> {
    const { rows } = await this.pool.query(
      `update vault.challenges set attempts = attempts + 1
       where hash = $1 and kind = $2 and attempts < ${TRIES} and expires_at > now()
       returning user_id as user, content`,
      [hash(token), kind],
    )
    return rows[0]
  }

  /** Uses a challenge up. Returns false if another request was faster. */
  async use(token: string, client: Pool | PoolClient = this.pool): Promise<boolean> {
    const { rowCount } = await client.query('delete from vault.challenges where hash = $1', [
      hash(token),
    ])
    return rowCount === 1
  }

  /** Uses up what waits for the mailed link of an account in this browser. */
  async takeMailed(user: string, browser: string): Promise<ProviderAnswer | undefined> {
    const { rows } = await this.pool.query<{ content: ProviderAnswer }>(
      `delete from vault.challenges where user_id = $1 and kind = 'mailed-link' and content->>'browser' = $2
         and expires_at > now()
       returning content`,
      [user, browser],
    )
    return rows.at(-1)?.content
  }

  /** Returns whether this account began to add this passkey, even if it took too long. */
  async isBegun(user: string, factor: string): Promise<boolean> {
    const { rowCount } = await this.pool.query(
      `select from vault.challenges where user_id = $1 and kind = 'new-passkey' and content->>'factor' = $2`,
      [user, factor],
    )
    return (rowCount ?? 0) > 0
  }

  /** Ends the steps of an account that are under way. */
  async end(user: string): Promise<void> {
    await this.pool.query('delete from vault.challenges where user_id = $1', [user])
  }
}

/** The parts of a session that say how it was opened. */
export interface Opening extends FirstStep {
  readonly second: SecondWay | null
}
