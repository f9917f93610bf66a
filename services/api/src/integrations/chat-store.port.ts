import { Inject, Injectable } from '@nestjs/common'
import { chatChannelDecider } from '@workledger/domain/integrations/chat-channel'
import { streamOf } from '@workledger/domain/kernel/decider'
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

  keep(
    of: { readonly workspace: string; readonly channel: string; readonly id: string },
    url: string,
  ): Promise<void> {
    const { workspace, channel, id } = of
    const stream = streamOf(chatChannelDecider, channel)

    return this.secrets.put({ workspace, stream }, id, JSON.stringify({ url }))
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
