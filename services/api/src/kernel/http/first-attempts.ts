import { Injectable } from '@nestjs/common'
import { eventIds } from '@workledger/event-store/event-ids'
import { TenantReads } from '@workledger/projections/kernel/tenant-reads'
import type { Session } from './context'

/**
 * Finds what a request's earlier attempt wrote, when its server died before the answer and the
 * request's record is gone.
 */
@Injectable()
export class FirstAttempts {
  constructor(private readonly reads: TenantReads) {}

  /**
   * Returns whether the command wrote events: they share the first six bytes of their ids with it.
   */
  async wrote({ memberships }: Session, commandId: string): Promise<boolean> {
    if (memberships.length === 0) return false
    const time = commandId.slice(0, 13)

    const near = await this.reads
      .of(memberships.map(({ workspace }) => workspace))
      .selectFrom('audit_events')
      .select(['id', 'stream'])
      .where('id', '>=', `${time}-0000-0000-000000000000`)
      .where('id', '<=', `${time}-ffff-ffff-ffffffffffff`)
      .execute()

    return near.some(({ id, stream }) => eventIds(commandId, stream).first === id)
  }
}
