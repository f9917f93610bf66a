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

  /**
   * Stores a secret under a unique id, before an event of `stream` names it. If none does,
   * `pendingSecrets` deletes the secret.
   */
  async put(
    { workspace, stream }: { readonly workspace: string; readonly stream: string },
    id: string,
    secret: string,
  ): Promise<void> {
    await this.pool.query(
      `insert into vault.workspace_secrets (id, workspace, sealed, pending_stream) values ($1, $2, $3, $4)
       on conflict (id) do update set sealed = excluded.sealed, pending_stream = excluded.pending_stream, at = now()`,
      [id, workspace, seal(this.key, Buffer.from(secret), `${workspace}/${id}`), stream],
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

  /** Forgets the secret of a request unless its record uses it now. */
  async keepUsed(workspace: string, used: string | null | undefined, id: string): Promise<void> {
    if (id !== used) await this.forget(workspace, id)
  }
}
