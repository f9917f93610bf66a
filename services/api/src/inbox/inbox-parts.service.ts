import { Injectable } from '@nestjs/common'
import { attendanceApi } from '@workledger/contracts/attendance/attendance.api'
import { expensesApi } from '@workledger/contracts/expenses/expenses.api'
import { mayCall } from '@workledger/contracts/kernel/callers'
import type { Endpoint } from '@workledger/contracts/kernel/endpoint'
import { administers, isAdmin } from '@workledger/contracts/kernel/permissions'
import { leaveApi } from '@workledger/contracts/leave/leave.api'
import { payrollApi } from '@workledger/contracts/payroll/payroll.api'
import { timesheetsApi } from '@workledger/contracts/time-tracking/timesheets.api'
import { watchApi } from '@workledger/contracts/watch/watch.api'
import { workingTimeApi } from '@workledger/contracts/working-time/working-time.api'
import {
  routedExpenses,
  routedLeaves,
  routedWeeks,
  type WaitingRequests,
  waitingFor,
} from '@workledger/projections/access/approval-steps.port'
import type { Requesters } from '@workledger/projections/access/requesters.port'
import { correctionsToDecide } from '@workledger/projections/attendance/corrections-to-decide'
import { itemsToDo } from '@workledger/projections/checklists/checklists.queries'
import { expiringFor } from '@workledger/projections/documents/documents.queries'
import { endsNear } from '@workledger/projections/employment/ends.queries'
import {
  expenseRequesters,
  expensesToDecide,
} from '@workledger/projections/expenses/expenses-to-decide'
import type { InboxParts } from '@workledger/projections/inbox/inbox.queries'
import type { Reads } from '@workledger/projections/kernel/tenant-reads'
import { leaveRequesters, leavesToDecide } from '@workledger/projections/leave/leaves-to-decide'
import { runsToApprove } from '@workledger/projections/payroll/runs-to-approve'
import { timesheetsToDecide } from '@workledger/projections/time-tracking/timesheets.queries'
import { openFlags } from '@workledger/projections/watch/watch.queries'
import { overtimeToDecide } from '@workledger/projections/working-time/overtime.queries'
import { selvesOf } from '../kernel/http/acts-for'
import type { Asking } from '../kernel/lists/lists'
import { Queries } from '../kernel/lists/queries'

/** What waits for one person, and the absent manager for whom they decide an employee's leave. */
export interface Waiting {
  readonly parts: InboxParts
  readonly absentManagerOf: (employee: string) => AbsentManager | undefined
  /** Leaves, expenses and weeks with steps that wait for the person, with the one in whose place. */
  readonly steps: WaitingRequests
}

type AbsentManager = NonNullable<
  ReturnType<Awaited<ReturnType<typeof leaveRequesters>>['absentManagerOf']>
>

/** The viewer, and the admin behind a sign-in-as session, as employees and users. */
interface Viewer {
  readonly workspace: string
  readonly employee: string
  readonly permissions: readonly string[]
  readonly selves: readonly string[]
  readonly users: readonly string[]
  readonly today: string
}

/** Finds what waits for a person, under the rules of each area's own calls. */
@Injectable()
export class InboxPartsService {
  constructor(private readonly queries: Queries) {}

  find({ workspace, caller }: Pick<Asking, 'workspace' | 'caller'>, today: string) {
    const { employee, permissions, session } = caller
    const { impersonator, user, token } = session

    const viewer = {
      workspace,
      employee,
      permissions,
      selves: selvesOf(caller),
      users: [
        user.id,
        ...(impersonator ? [impersonator] : []),
        ...(token?.people ?? []).map((person) => person.user),
      ],
      today,
    }

    return this.queries.ask(workspace, (db) => readParts(db, viewer))
  }
}

async function readParts(db: Reads, viewer: Viewer): Promise<Waiting> {
  const { workspace, employee, permissions, selves, users, today } = viewer

  const [leave, expenses, leaveSteps, expenseSteps, weekSteps] = await Promise.all([
    leaveRequesters(db, {
      workspace,
      employee,
      selves,
      decidesAll: administers(permissions, 'manage_time_off'),
    }),
    expenseRequesters(db, {
      workspace,
      employee,
      selves,
      decidesAll: administers(permissions, 'manage_payroll'),
    }),
    waitingFor(db, routedLeaves, workspace, employee),
    waitingFor(db, routedExpenses, workspace, employee),
    waitingFor(db, routedWeeks, workspace, employee),
  ])

  // The admin behind a sign-in-as session decides no request of their own.
  const others = (steps: WaitingRequests) =>
    [...steps].flatMap(([id, of]) => (selves.includes(of.employee_id) ? [] : [id]))

  const [routed, routedClaims] = [others(leaveSteps), others(expenseSteps)]

  const decides = (call: Endpoint, requesters: Requesters) =>
    decidesAbout(permissions, call, requesters)

  const parts: InboxParts = {
    ...((routed.length > 0 || decides(leaveApi.decideLeave, leave.requesters)) && {
      leave: leavesToDecide(workspace, leave.requesters, routed),
    }),
    ...((routedClaims.length > 0 || decides(expensesApi.decideExpense, expenses)) && {
      expense: expensesToDecide(workspace, expenses, routedClaims),
    }),
    ...timeParts(workspace, permissions, leave.requesters, others(weekSteps)),
    ...(mayCall(payrollApi.approvePayrun, permissions) && {
      pay_run: runsToApprove(workspace, users),
    }),
    checklist_item: itemsToDo(workspace, employee, isAdmin(permissions)),
    contract_end: endsNear({
      workspace,
      employee,
      selves,
      today,
      allProbations: isAdmin(permissions),
      allContracts: administers(permissions, 'manage_payroll'),
    }),
    document_end: expiringFor(workspace, { employee, admin: isAdmin(permissions), today }),
    ...(mayCall(watchApi.lookAtHit, permissions) && {
      flag: openFlags(workspace, { employees: selves, users }),
    }),
  }

  return {
    parts,
    absentManagerOf: leave.absentManagerOf,
    steps: new Map([...leaveSteps, ...expenseSteps, ...weekSteps]),
  }
}

/** Returns what waits about worked time; the same people decide it as leave. */
function timeParts(
  workspace: string,
  permissions: Viewer['permissions'],
  requesters: Requesters,
  weeks: readonly string[],
): InboxParts {
  const decides = (call: Endpoint) => decidesAbout(permissions, call, requesters)

  return {
    ...(decides(attendanceApi.decideCorrection) && {
      correction: correctionsToDecide(workspace, requesters),
    }),
    ...((weeks.length > 0 || decides(timesheetsApi.decideTimesheet)) && {
      timesheet: timesheetsToDecide(workspace, requesters, weeks),
    }),
    ...(decides(workingTimeApi.decideOvertime) && {
      overtime: overtimeToDecide(workspace, requesters),
    }),
  }
}

const decidesAbout = (permissions: Viewer['permissions'], call: Endpoint, of: Requesters) =>
  mayCall(call, permissions, { self: false, manages: true }) && !hasNoRequesters(of)

const hasNoRequesters = (requesters: Requesters) =>
  'employees' in requesters && requesters.employees.length === 0
