import { Controller, Inject } from '@nestjs/common'
import { refuse } from '@workledger/contracts/kernel/errors'
import { SYSTEM_WORKSPACE } from '@workledger/contracts/kernel/system'
import { parkedApi as api } from '@workledger/contracts/operations/parked.api'
import { parkedDecider } from '@workledger/domain/operations/parked'
import type { Pool } from 'pg'
import { Commands } from '../kernel/commands/commands'
import type { Call } from '../kernel/http/call'
import { Route } from '../kernel/http/route'
import { POOL } from '../kernel/options'
import { soon } from './soon'

/**
 * Events that a reaction or process failed to handle. An operator's retry is an event, which the
 * workers execute.
 */
@Controller()
export class ParkedController {
  constructor(
    @Inject(POOL) private readonly pool: Pool,
    private readonly commands: Commands,
  ) {}

  @Route(api.retryParked)
  async retry({ body: { reaction, event_id }, ctx }: Call<typeof api.retryParked>) {
    const before = (await this.attempts(reaction, event_id)) ?? refuse('operations.not_parked')
    await this.commands
      .in(ctx, SYSTEM_WORKSPACE)
      .run(parkedDecider, event_id, { type: 'retry', event_id, reaction })
    await soon(async () => (await this.attempts(reaction, event_id)) !== before)
  }

  private async attempts(reaction: string, event: string): Promise<number | undefined> {
    const { rows } = await this.pool.query(
      'select attempts from operations.parked where reaction = $1 and event_id = $2',
      [reaction, event],
    )
    return rows[0]?.attempts
  }
}
