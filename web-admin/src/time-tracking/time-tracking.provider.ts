import { timeImportsApi } from '@workledger/contracts/time-tracking/time-imports.api'
import { timeImportsList } from '@workledger/contracts/time-tracking/time-imports.lists'
import { timesheetApprovalApi } from '@workledger/contracts/time-tracking/timesheet-approval.api'
import { timesheetApprovalRulesList } from '@workledger/contracts/time-tracking/timesheet-approval.lists'
import { command, long, type ResourceOf, resource } from '../kit/command'

export const timeTrackingResources = {
  'time-imports': resource(timeImportsList, { areas: ['time-tracking', 'people'] }),
  'timesheet-approval-rules': resource(timesheetApprovalRulesList, {
    areas: ['time-tracking', 'people', 'structure'],
  }),
} satisfies Record<string, ResourceOf>

export const timeTrackingCommands = {
  addTimesheetApprovalRule: command(timesheetApprovalApi.addTimesheetApprovalRule, 'audit'),
  changeTimesheetApprovalRule: command(timesheetApprovalApi.changeTimesheetApprovalRule, 'audit'),
  deleteTimesheetApprovalRule: command(timesheetApprovalApi.deleteTimesheetApprovalRule, 'audit'),
  importTime: long(command(timeImportsApi.importTime, 'projects', 'clients', 'audit')),
  undoTimeImport: long(command(timeImportsApi.undoTimeImport, 'projects', 'clients', 'audit')),
}
