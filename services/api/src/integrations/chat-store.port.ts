import { Inject, Injectable } from '@nestjs/common'
import { WorkspaceSecrets } from '@workledger/event-store/secrets/workspace-secrets'
import type { Pool } from 'pg'
import { POOL } from '../kernel/options'

/** Addresses and messages of chat channels: all that is no event. */
@Injectable()
export class ChatStore {
  constructor(
    @Inject(POOL) private readonly pool: Pool,
    private readonly secrets: WorkspaceSecrets,
  ) {}

  keep(workspace: string, id: string, url: string): Promise<void> {
    return this.secrets.put(workspace, id, JSON.stringify({ url }))
  }

  forget(workspace: string, id: string): Promise<void> {
    return this.secrets.forget(workspace, id)
  }

  keepUsed(...of: Parameters<WorkspaceSecrets['keepUsed']>): Promise<void> {
    return this.secrets.keepUsed(...of)
  }

  /** Orders a test message. */
  async test(workspace: string, channel: string): Promise<void> {
    await this.pool.query(
      `insert into operations.chat_posts (workspace_id, channel_id, cause, kind)
       values ($1, $2, gen_random_uuid()::text, 'test')`,
      [workspace, channel],
    )
  }

  /** Lets waiting messages be tried for three days again. */
  async again(workspace: string, channel: string): Promise<void> {
    await this.pool.query(
      `update operations.chat_posts set first_at = null, attempts = 0, due_at = now()
       where workspace_id = $1 and channel_id = $2 and state = 'waiting'`,
      [workspace, channel],
    )
  }

  async end(workspace: string, channel: string): Promise<void> {
    await this.pool.query(
      'delete from operations.chat_posts where workspace_id = $1 and channel_id = $2',
      [workspace, channel],
    )
  }
}
