import { Injectable } from '@nestjs/common'
import type { ShownStep } from '@workledger/contracts/kernel/shown-step'
import {
  type ComparedWeek,
  type WeekRule,
  weekRouteOf,
} from '@workledger/domain/time-tracking/timesheet-route'
import { decidersOf, routedWeeks } from '@workledger/projections/access/approval-steps.port'
import { draftSteps } from '@workledger/projections/access/shown-steps.port'
import type { Reads } from '@workledger/projections/kernel/tenant-reads'
import { employeeById } from '@workledger/projections/people/people.queries'
import { timesheetStepRulesOf } from '@workledger/projections/time-tracking/timesheets.queries'
import type { Call } from '../kernel/http/call'

/** Finds the steps of weeks. */
@Injectable()
export class WeekSteps {
  /** Returns what a submission compares: the rules, and the person's department. */
  async facts(
    db: Reads,
    workspace: string,
    employee: string,
  ): Promise<{ rules: WeekRule[]; department: ComparedWeek['department'] }> {
    const rules = await timesheetStepRulesOf(db, workspace)
    if (rules.every(({ departments }) => departments.length === 0))
      return { rules, department: null }
    const person = await employeeById(db, workspace, employee)
    return { rules, department: person?.department_id ?? null }
  }

  /** Returns the steps of a week of so many seconds, as it would have them now. */
  async draft(
    db: Reads,
    workspace: string,
    employee_id: string,
    seconds: number,
  ): Promise<ShownStep[]> {
    const { rules, department } = await this.facts(db, workspace, employee_id)
    const { route } = weekRouteOf(rules, { seconds, department })
    return draftSteps(db, routedWeeks, { workspace, employee_id }, route)
  }

  /**
   * Returns who can decide a week, and the step that waits (null: an administrator's last word).
   * Undefined without steps.
   */
  ofWeek(call: Pick<Call, 'read' | 'workspace' | 'caller'>, id: string) {
    const { workspace, caller } = call
    return call.read((db) => decidersOf(db, routedWeeks, workspace, { id, by: caller.employee }))
  }
}
