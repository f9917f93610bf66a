import { Injectable } from '@nestjs/common'
import { secondsByDay } from '@workledger/projections/time-tracking/time-entries.queries'
import { Queries } from '../kernel/lists/queries'

/** How long an employee tracked time on each local day. */
@Injectable()
export class TimeTracked {
  constructor(private readonly queries: Queries) {}

  /**
   * Seconds by local day from one day to the other, both included; days without any are left out.
   */
  byDay(
    workspace: string,
    employee: string,
    from: string,
    to: string,
  ): Promise<Map<string, number>> {
    return this.queries.ask(workspace, (db) => secondsByDay(db, workspace, employee, { from, to }))
  }
}
