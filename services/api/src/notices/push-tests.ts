import { Inject, Injectable } from '@nestjs/common'
import type { Pool } from 'pg'
import { POOL } from '../kernel/options'

/** Orders pushes by which people try a browser. */
@Injectable()
export class PushTests {
  constructor(@Inject(POOL) private readonly pool: Pool) {}

  /** One waits at most, so a person cannot pile them up. */
  async order(workspace: string, device: string): Promise<void> {
    await this.pool.query(
      `insert into operations.push_messages (workspace_id, device_id)
       select $1, $2 where not exists (select from operations.push_messages
         where device_id = $2 and notice_id is null and state = 'waiting')`,
      [workspace, device],
    )
  }
}
