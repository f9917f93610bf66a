import { Injectable } from '@nestjs/common'
import { type ClockRow, clockOf } from '@workledger/projections/attendance/clock.queries'
import { type ZoneAt, zoneAt } from '@workledger/projections/structure/zones.queries'
import { Queries } from '../kernel/lists/queries'
import { type RulesOn, rulesOn } from './attendance-rules.service'

export interface ClockFacts {
  readonly status: string | null
  readonly zoneAt: ZoneAt
  readonly rules: RulesOn
  /** Day of the running shift, or else of the latest. */
  readonly day: string | null
  readonly plan: string | null
  /** From where the person checks in; null without a limit for them. */
  readonly limits: ClockRow['limits']
}

/** Reads the facts for a check-in, check-out, break or typed shift. */
@Injectable()
export class Clock {
  constructor(private readonly queries: Queries) {}

  async readClock(workspace: string, employee: string): Promise<ClockFacts> {
    const { zones, rules, ...found } = await this.queries.ask(workspace, (db) =>
      clockOf(db, workspace, employee),
    )
    return { ...found, zoneAt: zoneAt(zones, workspace, employee), rules: rulesOn(rules) }
  }
}
