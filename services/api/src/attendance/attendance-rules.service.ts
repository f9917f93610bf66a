import { Injectable } from '@nestjs/common'
import { attendanceRulesOf } from '@workledger/projections/attendance/attendance-days.queries'
import { HeldFacts } from '../kernel/access/held-facts'

/** Defaults before a workspace sets rules: flagged after 16 hours, and a shift of at most 24. */
const unsaid = { forgotten_minutes: 16 * 60, longest_minutes: 24 * 60 }

/** Returns the rules of a day, `YYYY-MM-DD`. */
export type RulesOn = (day: string) => typeof unsaid

/** The workspace's attendance rules by day. */
@Injectable()
export class AttendanceRules {
  constructor(private readonly held: HeldFacts) {}

  readRules(workspace: string): Promise<RulesOn> {
    return this.held.of(workspace, 'attendance rules', async (db) =>
      rulesOn(await attendanceRulesOf(db, workspace)),
    )
  }
}

/** Builds that function from `versions`, latest first. */
export const rulesOn =
  (versions: readonly (typeof unsaid & { effective_on: string })[]): RulesOn =>
  (day) =>
    versions.find(({ effective_on }) => effective_on <= day) ?? unsaid
