import { leaveRuleEvents as e } from '@workledger/contracts/leave/leave.events'
import { on, projection } from '../kernel/projection'
import { col, table } from '../kernel/table'

export const leaveTypes = table(
  'leave_types',
  { id: col.uuid, workspace_id: col.uuid, name: col.text, accrues: col.bool, approval_required: col.bool },
  { indexes: ['workspace_id'] },
)
export const leavePolicies = table(
  'leave_policies',
  {
    id: col.uuid,
    workspace_id: col.uuid,
    name: col.text,
    description: col.text,
    holiday_allowance: col.numeric,
    unlimited: col.bool,
    days_type: col.text,
    expire_in_months: col.int,
    carry_over_days: col.numeric,
    allow_negative: col.bool,
  },
  { indexes: ['workspace_id'] },
)
export const holidays = table(
  'holidays',
  { id: col.uuid, workspace_id: col.uuid, name: col.text, date: col.day, location_id: col.maybe.uuid },
  { indexes: ['workspace_id, date'] },
)

const typeRow = (
  _: unknown,
  {
    data: { leave_type_id, ...data },
  }: { data: { leave_type_id: string; workspace_id: string; name: string; accrues: boolean; approval_required: boolean } },
) => ({ id: leave_type_id, ...data })

export const leaveRulesProjection = projection('leave-rules', {
  version: 1,
  tables: [leaveTypes, leavePolicies, holidays],
  steps: [
    on(e.LeaveTypeAdded, leaveTypes, (event) => event.data.leave_type_id, typeRow),
    on(e.LeaveTypeChanged, leaveTypes, (event) => event.data.leave_type_id, typeRow),
    on(
      e.LeaveTypeDeleted,
      leaveTypes,
      (event) => event.data.leave_type_id,
      () => null,
    ),
    on(
      e.LeavePolicyAdded,
      leavePolicies,
      (event) => event.data.policy_id,
      (_, { data: { policy_id, ...data } }) => ({ id: policy_id, ...data }),
    ),
    on(
      e.LeavePolicyChanged,
      leavePolicies,
      (event) => event.data.policy_id,
      (_, { data: { policy_id, ...data } }) => ({ id: policy_id, ...data }),
    ),
    on(
      e.LeavePolicyDeleted,
      leavePolicies,
      (event) => event.data.policy_id,
      () => null,
    ),
    on(
      e.HolidayAdded,
      holidays,
      (event) => event.data.holiday_id,
      (_, { data: { holiday_id, ...data } }) => ({ id: holiday_id, ...data }),
    ),
    on(
      e.HolidayChanged,
      holidays,
      (event) => event.data.holiday_id,
      (_, { data: { holiday_id, ...data } }) => ({ id: holiday_id, ...data }),
    ),
    on(
      e.HolidayDeleted,
      holidays,
      (event) => event.data.holiday_id,
      () => null,
    ),
  ],
})
