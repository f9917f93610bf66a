import { Injectable } from '@nestjs/common'
import { secondsByDay } from '@workledger/projections/time-tracking/time-entries.queries'
import { Queries } from '../kernel/lists/queries'

/** An employee's tracked time on each local day. */
@Injectable()
export class TimeTracked {
  constructor(private readonly queries: Queries) {}

  /** Returns seconds by local day over a range, both ends included; leaves out days without any. */
  byDay(
    workspace: string,
    employee: string,
    from: string,
    to: string,
  ): Promise<Map<string, number>> {
    return this.queries.ask(workspace, (db) => secondsByDay(db, workspace, employee, { from, to }))
  }
}
