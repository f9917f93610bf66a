import { Injectable } from '@nestjs/common'
import { eventIds } from '@workledger/event-store/event-ids'
import { eventsOfTime } from '@workledger/projections/audit/audit-events.queries'
import { TenantReads } from '@workledger/projections/kernel/tenant-reads'
import type { Session } from '../kernel/http/context'
import { FirstAttempts } from '../kernel/http/first-attempts'

@Injectable()
export class LoggedAttempts extends FirstAttempts {
  constructor(private readonly reads: TenantReads) {
    super()
  }

  /** A command's events share the first six bytes of their ids with it. */
  async wrote({ memberships }: Session, commandId: string): Promise<boolean> {
    if (memberships.length === 0) return false
    const db = this.reads.of(memberships.map(({ workspace }) => workspace))
    const near = await eventsOfTime(db, commandId.slice(0, 13))

    return near.some(({ id, stream }) => eventIds(commandId, stream).first === id)
  }
}
