import { leaveApi } from '@workledger/contracts/leave/leave.api'
import { command, commandOf, type ResourceOf } from '../kit/command'

export const leaveResources = {
  leaves: { areas: ['leave', 'people'], who: 'admin', permission: 'manage_time_off' },
  'leave-types': { areas: ['leave'], who: 'member' },
  'leave-policies': { areas: ['leave', 'people'], who: 'member' },
  holidays: { areas: ['leave', 'structure'], who: 'member' },
} satisfies Record<string, ResourceOf>

/** One leave: the employee's id is part of the documented address. */
export interface LeaveKey {
  id: string
  employee_id: string
}
const decide =
  (approved: boolean) =>
  ({ id, employee_id }: LeaveKey) => ({ params: { id: employee_id, leaveId: id }, body: { approved, rejected: !approved } })

export const leaveCommands = {
  approveLeave: commandOf(leaveApi.decideLeave, decide(true), 'people', 'audit'),
  rejectLeave: commandOf(leaveApi.decideLeave, decide(false), 'people', 'audit'),
  requestLeave: command(leaveApi.requestLeave, 'people'),
  deleteLeave: commandOf(
    leaveApi.deleteLeave,
    ({ id, employee_id }: LeaveKey) => ({ params: { id: employee_id, leaveId: id } }),
    'people',
    'audit',
  ),
}
