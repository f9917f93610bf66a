import { hkdfSync } from 'node:crypto'
import type { Pool } from 'pg'
import { open, seal } from '../cipher'

/**
 * Secrets that a workspace shares with others, such as that of its payment account. Each is sealed
 * with a key derived from the master key, for one workspace and one id.
 */
export class WorkspaceSecrets {
  private readonly key: Buffer

  constructor(
    private readonly pool: Pool,
    masterKey: Buffer,
  ) {
    this.key = Buffer.from(hkdfSync('sha256', masterKey, '', 'workspace secrets', 32))
  }

  /** Stores a secret under a unique id. */
  async put(workspace: string, id: string, secret: string): Promise<void> {
    await this.pool.query(
      'insert into vault.workspace_secrets (id, workspace, sealed) values ($1, $2, $3) on conflict (id) do update set sealed = excluded.sealed',
      [id, workspace, seal(this.key, Buffer.from(secret), `${workspace}/${id}`)],
    )
  }

  /**
   * Returns undefined if the secret was deleted, belongs to another workspace, or was sealed under
   * another master key.
   */
  async get(workspace: string, id: string): Promise<string | undefined> {
    const { rows } = await this.pool.query<{ sealed: Buffer }>(
      'select sealed from vault.workspace_secrets where id = $1 and workspace = $2',
      [id, workspace],
    )
    return rows[0] && open(this.key, rows[0].sealed, `${workspace}/${id}`)?.toString()
  }

  async forget(workspace: string, id: string): Promise<void> {
    await this.pool.query('delete from vault.workspace_secrets where id = $1 and workspace = $2', [
      id,
      workspace,
    ])
  }

  /**
   * Forgets these secrets but the one that their record uses now. A repeated command changes
   * nothing: another one may have replaced its secret since.
   */
  async keepUsed(
    workspace: string,
    used: string | null | undefined,
    ids: readonly (string | null | undefined)[],
  ): Promise<void> {
    for (const id of new Set(ids)) if (id && id !== used) await this.forget(workspace, id)
  }
}
