import type { EventMeta } from '@workledger/contracts/kernel/event'
import { leaveEvents as e } from '@workledger/contracts/leave/leave.events'
import { at, change, on, projection } from '../kernel/projection'
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
    days: col.json<Record<string, string>>(),
    description: col.maybe.text,
    document: col.maybe.text,
    status: col.text,
    created_at: col.instant,
    decided_at: col.maybe.instant,
    decided_by: col.maybe.text,
  },
  { indexes: ['employee_id, start_on desc', 'workspace_id, status, start_on', 'workspace_id, start_on, finish_on'] },
)
export const leaveAdjustments = table(
  'leave_adjustments',
  {
    id: col.uuid,
    workspace_id: col.uuid,
    employee_id: col.uuid,
    year: col.int,
    days: col.numeric,
    description: col.maybe.text,
    created_at: col.instant,
  },
  { indexes: ['employee_id, year'] },
)
const leaveId = (event: { data: { leave_id: string } }) => event.data.leave_id
const adjustmentId = (event: { data: { adjustment_id: string } }) => event.data.adjustment_id
const decided = (status: string) => (event: { meta: EventMeta }) => ({ status, decided_at: at(event), decided_by: event.meta.actor })

export const leaveProjection = projection('leave', {
  version: 1,
  tables: [leaves, leaveAdjustments],
  steps: [
    on(e.LeaveRequested, leaves, leaveId, (_, event) => {
      const { leave_id, ...data } = event.data
      return { id: leave_id, workspace_id: event.workspace, ...data, created_at: at(event), decided_at: null, decided_by: null }
    }),
    change(e.LeaveChanged, leaves, leaveId, ({ data: { leave_id: _, ...data } }) => data),
    change(e.LeaveApproved, leaves, leaveId, decided('approved')),
    change(e.LeaveRejected, leaves, leaveId, decided('rejected')),
    on(e.LeaveDeleted, leaves, leaveId, () => null),
    on(e.LeaveAdjusted, leaveAdjustments, adjustmentId, (_, event) => {
      const { adjustment_id, ...data } = event.data
      return { id: adjustment_id, workspace_id: event.workspace, ...data, created_at: at(event) }
    }),
    change(e.LeaveAdjustmentChanged, leaveAdjustments, adjustmentId, ({ data: { adjustment_id: _, ...data } }) => data),
    on(e.LeaveAdjustmentDeleted, leaveAdjustments, adjustmentId, () => null),
  ],
})
