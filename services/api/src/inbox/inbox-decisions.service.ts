import { Injectable } from '@nestjs/common'
import { attendanceApi } from '@workledger/contracts/attendance/attendance.api'
import { expensesApi } from '@workledger/contracts/expenses/expenses.api'
import type { InboxDecision, InboxOutcome } from '@workledger/contracts/inbox/inbox.api'
import type { bulkKinds } from '@workledger/contracts/inbox/inbox-kinds'
import { CodedError, refuse, worded } from '@workledger/contracts/kernel/errors'
import { leaveApi } from '@workledger/contracts/leave/leave.api'
import { timesheetsApi } from '@workledger/contracts/time-tracking/timesheets.api'
import { workingTimeApi } from '@workledger/contracts/working-time/working-time.api'
import { sideBySide } from '@workledger/domain/kernel/side-by-side'
import { LogBusy, UnknownOutcome } from '@workledger/event-store/port'
import { employeesOfRequests } from '@workledger/projections/inbox/inbox.queries'
import { Pending } from '../kernel/commands/commands'
import type { Call } from '../kernel/http/call'
import { InProcess } from '../kernel/http/in-process'

/** Employees whose requests are decided at the same time. */
const AT_ONCE = 4

/** A decision with its place in the request and the parts of its id. */
interface Placed extends InboxDecision {
  readonly place: number
  readonly kind: (typeof bulkKinds)[number]
  readonly record: string
}

/** Decides several requests, each by the call of its area. */
@Injectable()
export class InboxDecisionsService {
  constructor(private readonly calls: InProcess) {}

  /** Returns an outcome for each decision, in their order. */
  async decide(call: Call, decisions: readonly InboxDecision[]): Promise<InboxOutcome[]> {
    const placed = decisions.map(placedOf)

    const employees = await call.read((db) =>
      employeesOfRequests(
        db,
        call.workspace,
        placed.map(({ record }) => record),
      ),
    )

    const outcomes: InboxOutcome[] = []
    const byEmployee = new Map<string | undefined, Placed[]>()

    for (const one of placed) {
      const employee = employees.get(one.record)
      byEmployee.set(employee, [...(byEmployee.get(employee) ?? []), one])
    }

    // Requests of one employee share a balance, so each sees the decision before it.
    await sideBySide(
      [...byEmployee],
      async ([employee, all]) => {
        for (const one of all) outcomes[one.place] = await this.outcome(call, employee, one)
      },
      AT_ONCE,
    )

    return outcomes
  }

  private async outcome(
    call: Call,
    employee: string | undefined,
    decision: Placed,
  ): Promise<InboxOutcome> {
    const { id } = decision

    try {
      await this.run(call, employee ?? refuse('not_found'), decision)
      return { id, decided: true, refusal: null }
    } catch (error) {
      // The decision is in the log; only the read tables are late.
      if (error instanceof Pending) return { id, decided: true, refusal: null }
      return { id, decided: false, refusal: worded(faultOf(error)) }
    }
  }

  private run(call: Call, id: string, { place, kind, record, approve, ...rest }: Placed) {
    const { revision, comment = null } = rest
    const { session, ctx } = call
    const on = { session, revision, part: { of: ctx, name: `decision ${place}` } }
    const body = { approved: approve, rejected: !approve, comment }
    // The inbox showed it as pending. Another decision since then does not change the revision.
    const pending = { ...body, status_before: 'pending' as const }

    const run = {
      leave: () =>
        this.calls.call(leaveApi.decideLeave, {
          ...on,
          params: { id, leaveId: record },
          body: pending,
        }),
      expense: () =>
        this.calls.call(expensesApi.decideExpense, {
          ...on,
          params: { id, expenseId: record },
          body: pending,
        }),
      correction: () =>
        this.calls.call(attendanceApi.decideCorrection, {
          ...on,
          params: { id, correctionId: record },
          body,
        }),
      timesheet: () =>
        this.calls.call(timesheetsApi.decideTimesheet, {
          ...on,
          params: { id, timesheetId: record },
          body,
        }),
      overtime: () =>
        this.calls.call(workingTimeApi.decideOvertime, {
          ...on,
          params: { id, overtimeId: record },
          body,
        }),
    }

    return run[kind]()
  }
}

function placedOf(decision: InboxDecision, place: number): Placed {
  const [kind, record] = decision.id.split(':') as [Placed['kind'], string]
  return { ...decision, place, kind, record }
}

/** Returns a refusal as a fault; throws what is no refusal. */
function faultOf(error: unknown) {
  if (error instanceof LogBusy || error instanceof UnknownOutcome)
    return { code: 'log.unknown_outcome' }

  if (!(error instanceof CodedError)) throw error
  const { code, detail } = error
  return { code, ...(detail.params && { params: detail.params }) }
}
