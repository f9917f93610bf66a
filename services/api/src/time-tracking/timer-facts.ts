import { Injectable } from '@nestjs/common'
import { timerFacts } from '@workledger/projections/structure/zones.queries'
import { HeldFacts } from '../kernel/access/held-facts'

/** Facts for a change of an employee's tracked time; see `timerFacts`. */
@Injectable()
export class TimerFacts {
  constructor(private readonly held: HeldFacts) {}

  of(workspace: string, employee: string) {
    return this.held.of(workspace, `timer ${employee}`, (db) => timerFacts(db, workspace, employee))
  }
}
