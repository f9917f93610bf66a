import { Injectable } from '@nestjs/common'
import { refuse } from '@workledger/contracts/kernel/errors'
import { leavesList } from '@workledger/projections/leave/leave.lists'
import { leaveById, type StoredLeave } from '@workledger/projections/leave/leave.queries'
import { type Asking, Lists } from '../kernel/lists/lists'
import { Queries } from '../kernel/lists/queries'
import { leaveOf } from './leave-answer'

/** Reads single leaves. */
@Injectable()
export class LeaveRecords {
  constructor(
    private readonly queries: Queries,
    private readonly lists: Lists,
  ) {}

  /** Reads a leave as its answer shows it. */
  async read(call: Asking & { params: { leaveId: string } }) {
    return leaveOf(await this.lists.one(leavesList, call, call.params.leaveId))
  }

  /** Finds a stored leave of an employee, or refuses. */
  async find(workspace: string, employee: string, id: string): Promise<StoredLeave> {
    return (
      (await this.queries.ask(workspace, (db) => leaveById(db, workspace, employee, id))) ??
      refuse('not_found')
    )
  }
}
