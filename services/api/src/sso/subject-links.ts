import { createHmac } from 'node:crypto'
import type { Pool } from 'pg'

/** Which account signs in as which subject of a provider. Subjects are stored as keyed hashes. */
export class SubjectLinks {
  constructor(
    private readonly pool: Pool,
    private readonly masterKey: Buffer,
  ) {}

  async userOf(provider: string, subject: string): Promise<string | undefined> {
    const { rows } = await this.pool.query<{ user_id: string }>(
      'select user_id from vault.sso_subjects where provider = $1 and subject = $2',
      [provider, this.key(provider, subject)],
    )
    return rows[0]?.user_id
  }

  async isLinked(provider: string, user: string): Promise<boolean> {
    const { rowCount } = await this.pool.query(
      'select from vault.sso_subjects where provider = $1 and user_id = $2',
      [provider, user],
    )
    return (rowCount ?? 0) > 0
  }

  /** Links both. Returns false if one of them was linked to another meanwhile. */
  async link(provider: string, subject: string, user: string): Promise<boolean> {
    await this.pool.query(
      'insert into vault.sso_subjects (provider, subject, user_id) values ($1, $2, $3) on conflict do nothing',
      [provider, this.key(provider, subject), user],
    )
    return (await this.userOf(provider, subject)) === user
  }

  /** Returns the providers that open an account. */
  async ofUser(user: string) {
    const { rows } = await this.pool.query<{
      id: string
      workspace: string
      name: string
      company: string
      linked_at: string
    }>(
      `select l.provider as id, s.workspace_id as workspace, s.name, w.name as company,
         to_char(l.linked_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS') as linked_at
       from vault.sso_subjects l join read.sign_on s on s.provider_id = l.provider
         join read.workspaces w on w.id = s.workspace_id
       where l.user_id = $1 order by l.linked_at, l.provider`,
      [user],
    )
    return rows
  }

  async unlink(provider: string, user: string): Promise<void> {
    await this.pool.query('delete from vault.sso_subjects where provider = $1 and user_id = $2', [
      provider,
      user,
    ])
  }

  /** Returns a user's record in a company, and whether the user may enter. */
  async memberOf(
    workspace: string,
    user: string,
  ): Promise<{ id: string; active: boolean } | undefined> {
    const { rows } = await this.pool.query<{ id: string; active: boolean }>(
      `select id, status = 'active' as active from read.memberships where workspace_id = $1 and user_id = $2
       order by status = 'active' desc limit 1`,
      [workspace, user],
    )
    return rows[0]
  }

  private key(provider: string, subject: string): Buffer {
    return createHmac('sha256', this.masterKey).update(`subject ${provider} ${subject}`).digest()
  }
}
