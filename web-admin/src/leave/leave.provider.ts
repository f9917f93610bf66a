import { type Leave, leaveApi } from '@workledger/contracts/leave/leave.api'
import {
  holidaysList,
  leaveApprovalRulesList,
  leavePoliciesList,
  leavesList,
  leaveTypesList,
  leaveYearsList,
} from '@workledger/contracts/leave/leave.lists'
import { leaveApprovalApi } from '@workledger/contracts/leave/leave-approval.api'
import { leaveBalanceApi } from '@workledger/contracts/leave/leave-balance.api'
import { leaveImportsApi } from '@workledger/contracts/leave/leave-imports.api'
import { leaveImportsList } from '@workledger/contracts/leave/leave-imports.lists'
import { leaveRulesApi } from '@workledger/contracts/leave/leave-rules.api'
import { leaveYearsApi } from '@workledger/contracts/leave/leave-years.api'
import { seenStep } from '@workledger/kit/areas/approvals/seen-step'
import { command, commandOf, long, managed, type ResourceOf, resource } from '../kit/command'

export const leaveResources = {
  leaves: managed(leavesList, { areas: ['leave', 'people'] }),
  'leave-types': resource(leaveTypesList, { areas: ['leave'] }),
  'leave-approval-rules': resource(leaveApprovalRulesList, {
    areas: ['leave', 'people', 'structure'],
  }),
  'leave-policies': resource(leavePoliciesList, { areas: ['leave', 'people'] }),
  'leave-years': resource(leaveYearsList, { areas: ['leave', 'people'] }),
  'leave-imports': resource(leaveImportsList, { areas: ['leave', 'people'] }),
  holidays: resource(holidaysList, { areas: ['leave', 'structure'] }),
} satisfies Record<string, ResourceOf>

/** One leave: the employee's id is part of the documented address. */
export interface LeaveKey {
  id: string
  employee_id: string
}

const decide =
  (approved: boolean) => (shown: LeaveKey & Pick<Leave, 'status' | 'revision' | 'steps'>) => ({
    params: { id: shown.employee_id, leaveId: shown.id },
    body: { approved, rejected: !approved, status_before: shown.status, ...seenStep(shown.steps) },
    shown,
  })

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
  addLeave: command(leaveApi.addLeave, 'people', 'audit'),
  addLeaveAdjustment: command(leaveBalanceApi.addLeaveAdjustment, 'audit'),
  changeLeaveAdjustment: command(leaveBalanceApi.changeLeaveAdjustment, 'audit'),
  deleteLeaveAdjustment: command(leaveBalanceApi.deleteLeaveAdjustment, 'audit'),
  importLeave: long(command(leaveImportsApi.importLeave, 'people', 'audit')),
  importLeaveBalances: long(command(leaveImportsApi.importLeaveBalances, 'people', 'audit')),
  undoLeaveImport: long(command(leaveImportsApi.undoLeaveImport, 'people', 'audit')),
  addLeaveType: command(leaveRulesApi.addLeaveType, 'audit'),
  changeLeaveType: command(leaveRulesApi.changeLeaveType, 'audit'),
  deleteLeaveType: command(leaveRulesApi.deleteLeaveType, 'audit'),
  addLeaveApprovalRule: command(leaveApprovalApi.addLeaveApprovalRule, 'audit'),
  changeLeaveApprovalRule: command(leaveApprovalApi.changeLeaveApprovalRule, 'audit'),
  deleteLeaveApprovalRule: command(leaveApprovalApi.deleteLeaveApprovalRule, 'audit'),
  addLeavePolicy: command(leaveRulesApi.addLeavePolicy, 'people', 'audit'),
  changeLeavePolicy: command(leaveRulesApi.changeLeavePolicy, 'people', 'audit'),
  deleteLeavePolicy: command(leaveRulesApi.deleteLeavePolicy, 'people', 'audit'),
  addHoliday: command(leaveRulesApi.addHoliday, 'audit'),
  changeHoliday: command(leaveRulesApi.changeHoliday, 'audit'),
  deleteHoliday: command(leaveRulesApi.deleteHoliday, 'audit'),
  closeLeaveYear: commandOf(
    leaveYearsApi.closeLeaveYear,
    ({ employee_id, year }: { employee_id: string; year: number }) => ({
      params: { id: employee_id, year },
    }),
    'people',
    'audit',
  ),
  importHolidays: command(leaveRulesApi.importHolidays, 'audit'),
}
