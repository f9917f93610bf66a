import type { EventMeta } from '@workledger/contracts/kernel/event'
import {
  leaveDelegationEvents as d,
  leaveEvents as e,
} from '@workledger/contracts/leave/leave.events'
import { employeeEvents } from '@workledger/contracts/people/people.events'
import { leaveLedger } from '@workledger/domain/leave/leave'
import type { ClosedYear } from '@workledger/domain/leave/leave-accounts'
import { daysTotal, type LeaveDay } from '@workledger/domain/leave/leave-days'
import type { LeaveDetails } from '@workledger/domain/leave/leave-state'
import {
  at,
  begin,
  change,
  changeWhere,
  erased,
  instantOf,
  on,
  projection,
} from '../kernel/projection'
import { approvedSeats, stepColumns, stepsAnew } from '../kernel/step-columns'
import { col, table } from '../kernel/table'

export const leaves = table(
  'leaves',
  {
    id: col.uuid,
    workspace_id: col.uuid,
    employee_id: col.uuid,
    leave_type_id: col.uuid,
    start_on: col.day,
    finish_on: col.day,
    half_day: col.maybe.text,
    day_part: col.maybe.numeric,
    seconds: col.maybe.int,
    from_time: col.maybe.text,
    to_time: col.maybe.text,
    starts_at: col.maybe.instant,
    ends_at: col.maybe.instant,
    /** The days that count, in order. */
    days: col.json<LeaveDay[]>(),
    takes_allowance: col.bool,
    takes_account: col.bool,
    paid_percent: col.numeric,
    description: col.maybe.text,
    document: col.maybe.text,
    status: col.text,
    created_at: col.instant,
    /** Time of the last change of its days or of its approval. */
    changed_at: col.instant,
    decided_at: col.maybe.instant,
    decided_by: col.maybe.text,
    comment: col.maybe.text,
    /** The last day that each pay run used, by run. */
    used: col.json<Record<string, string>>(),
    used_until: col.maybe.day,
    /** The import that brought it. */
    import_id: col.maybe.uuid,
    ...stepColumns,
    /** Revision of the last event that changed the request. */
    revision: col.int,
  },
  {
    counted: true,
    followed: true,
    indexes: [
      'employee_id, start_on desc',
      'workspace_id, status, start_on',
      'workspace_id, start_on, finish_on',
      'workspace_id, step_since',
      'workspace_id, created_at',
      'import_id',
    ],
  },
)

export const leaveAdjustments = table(
  'leave_adjustments',
  {
    id: col.uuid,
    workspace_id: col.uuid,
    employee_id: col.uuid,
    kind: col.text,
    year: col.int,
    days: col.numeric,
    valid_from: col.day,
    valid_to: col.day,
    description: col.maybe.text,
    /** Of `days` whose decimal has no end: the fraction. */
    exact: col.maybe.text,
    import_id: col.maybe.uuid,
    stated: col.maybe.text,
    /** Whether a person has changed what an import brought. */
    changed: col.bool,
    created_at: col.instant,
    revision: col.revision,
  },
  { indexes: ['employee_id, year', 'import_id'] },
)

/** Closed years by employee and year, as last closed. */
export const leaveYears = table(
  'leave_years',
  {
    id: col.text,
    workspace_id: col.uuid,
    employee_id: col.uuid,
    year: col.int,
    closed: col.json<ClosedYear>(),
    granted: col.numeric,
    carried: col.numeric,
    lost: col.numeric,
    closed_at: col.instant,
  },
  { counted: true, indexes: ['employee_id', 'workspace_id, year'] },
)

/** Stand-ins who decide leaves for a manager between two days. */
export const leaveDelegations = table(
  'leave_delegations',
  {
    id: col.uuid,
    workspace_id: col.uuid,
    employee_id: col.uuid,
    delegate_id: col.uuid,
    from_on: col.day,
    to_on: col.day,
  },
  { indexes: ['employee_id', 'delegate_id'] },
)

const leaveId = (event: { data: { leave_id: string } }) => event.data.leave_id
const delegationId = (event: { data: { delegation_id: string } }) => event.data.delegation_id
const adjustmentId = (event: { data: { adjustment_id: string } }) => event.data.adjustment_id

const decision = (event: { data: { comment: string | null }; meta: EventMeta }) => ({
  decided_at: at(event),
  decided_by: event.meta.actor,
  comment: event.data.comment,
})

/** Whole and half days have none of these. */
const partOfDay = (part: PartOfDay) => ({
  day_part: part.day_part ?? null,
  seconds: part.seconds ?? null,
  from_time: part.from_time ?? null,
  to_time: part.to_time ?? null,
  starts_at: part.starts_at ? instantOf(part.starts_at) : null,
  ends_at: part.ends_at ? instantOf(part.ends_at) : null,
})

type PartOfDay = Pick<
  LeaveDetails,
  'day_part' | 'seconds' | 'from_time' | 'to_time' | 'starts_at' | 'ends_at'
>

const usedUntil = (used: Record<string, string>) => ({
  used,
  used_until: Object.values(used).sort().at(-1) ?? null,
})

export const leaveProjection = projection('leave', {
  version: 12,
  tables: [leaves, leaveAdjustments, leaveYears, leaveDelegations],
  contents: [[leaveAdjustments, leaveLedger]],
  steps: [
    begin(e.LeaveRequested, leaves, leaveId, (event) => {
      const { leave_id, ...data } = event.data

      const undecided = {
        decided_at: null,
        decided_by: null,
        comment: null,
        used: {},
        used_until: null,
        ...stepsAnew(data, event),
      }

      const { workspace: workspace_id, revision } = event

      return {
        id: leave_id,
        workspace_id,
        ...data,
        ...partOfDay(data),
        takes_account: data.takes_account ?? false,
        import_id: data.import_id ?? null,
        revision,
        created_at: at(event),
        changed_at: at(event),
        ...undecided,
      }
    }),
    change(e.LeaveChanged, leaves, leaveId, (event) => {
      const { leave_id: _, ...data } = event.data
      return {
        ...data,
        ...partOfDay(data),
        takes_account: data.takes_account ?? false,
        revision: event.revision,
        changed_at: at(event),
        ...stepsAnew(data, event),
      }
    }),
    change(e.LeaveRecounted, leaves, leaveId, (event, { route }) => ({
      days: event.data.days,
      revision: event.revision,
      ...stepsAnew({ route }, event),
    })),
    change(e.LeaveStepApproved, leaves, leaveId, (event, { approvals }) => ({
      status: 'pending',
      step_since: at(event),
      approvals: [...approvals, ...approvedSeats(event)],
    })),
    change(e.LeaveStepEscalated, leaves, leaveId, ({ data: { step } }, { escalated }) => ({
      escalated: [...escalated, step],
    })),
    change(e.LeaveApproved, leaves, leaveId, (event, { approvals }) => ({
      status: 'approved',
      approvals: [...approvals, ...approvedSeats(event)],
      step_since: null,
      changed_at: at(event),
      ...decision(event),
    })),
    change(e.LeaveRejected, leaves, leaveId, (event, { route }) => ({
      status: 'rejected',
      ...stepsAnew({ route }, event),
      step_since: null,
      ...decision(event),
    })),
    change(e.LeaveShortened, leaves, leaveId, (event) => {
      const { finish_on, days } = event.data
      return {
        finish_on,
        days,
        revision: event.revision,
        changed_at: at(event),
        ...decision(event),
      }
    }),
    change(e.LeaveDaysUsedInPayRun, leaves, leaveId, ({ data: { payrun_id, until } }, { used }) =>
      usedUntil({ ...used, [payrun_id]: until }),
    ),
    change(
      e.LeaveDaysReleased,
      leaves,
      leaveId,
      ({ data: { payrun_id } }, { used: { [payrun_id]: _, ...used } }) => usedUntil(used),
    ),
    on(e.LeaveDeleted, leaves, leaveId, () => null),
    on(e.LeaveAdjusted, leaveAdjustments, adjustmentId, (_, event) => {
      const { adjustment_id, ...data } = event.data
      const { exact = null, import_id = null, stated = null } = data

      return {
        id: adjustment_id,
        workspace_id: event.workspace,
        ...data,
        ...{ exact, import_id, stated, changed: false },
        created_at: at(event),
      }
    }),
    change(
      e.LeaveAdjustmentChanged,
      leaveAdjustments,
      adjustmentId,
      ({ data: { adjustment_id: _, ...data } }) => ({
        ...data,
        ...{ exact: null, stated: null, changed: true },
      }),
    ),
    on(e.LeaveAdjustmentDeleted, leaveAdjustments, adjustmentId, () => null),
    on(
      e.LeaveYearClosed,
      leaveYears,
      ({ data }) => `${data.employee_id} ${data.year}`,
      (_, event, id) => {
        const { employee_id, year, ...closed } = event.data
        const { carried, lost, grants } = closed
        const granted = daysTotal(grants.map(({ days: part }) => ({ part })))

        return {
          id,
          workspace_id: event.workspace,
          employee_id,
          year,
          closed,
          granted,
          carried,
          lost,
          closed_at: at(event),
        }
      },
    ),
    on(
      d.ApprovalDelegated,
      leaveDelegations,
      delegationId,
      (_, { workspace, data: { delegation_id, ...data } }) => ({
        id: delegation_id,
        workspace_id: workspace,
        ...data,
      }),
    ),
    on(d.ApprovalDelegationEnded, leaveDelegations, delegationId, () => null),
    changeWhere(
      employeeEvents.PersonErased,
      leaves,
      { column: 'employee_id', value: erased },
      () => ({
        description: null,
        comment: null,
        document: null,
      }),
    ),
    changeWhere(
      employeeEvents.PersonErased,
      leaveAdjustments,
      { column: 'employee_id', value: erased },
      () => ({ description: null }),
    ),
  ],
})
