import type { AreaContracts } from '../kernel/area'
import { shownStep } from '../kernel/shown-step'
import { absencesApi } from './absences.api'
import { delegationApi } from './delegation.api'
import { leave, leaveApi, leavePreview } from './leave.api'
import { leaveErrors } from './leave.errors'
import { leaveEventWords } from './leave.event-words'
import { leaveDelegationEvents, leaveEvents, leaveRuleEvents } from './leave.events'
import { leaveGains } from './leave.gains'
import {
  absencesList,
  holidaysList,
  leaveApprovalRulesList,
  leavePoliciesList,
  leavesList,
  leaveTypesList,
  leaveYearsList,
} from './leave.lists'
import { leavePublicEvents } from './leave.public-events'
import { leaveApprovalApi } from './leave-approval.api'
import { grant, leaveAdjustment, leaveBalanceApi, leaveStats } from './leave-balance.api'
import {
  leaveBalancePreview,
  leaveImportPreview,
  leaveImportPreviewsApi,
} from './leave-import-previews.api'
import { leaveImportDetails, leaveImportReport, leaveImportsApi } from './leave-imports.api'
import { leaveImportErrors } from './leave-imports.errors'
import { leaveImportEvents } from './leave-imports.events'
import { leaveImportsList } from './leave-imports.lists'
import { leavePerson } from './leave-person'
import { leavePreviewApi } from './leave-preview.api'
import { leavePolicy, leaveRulesApi, leaveType } from './leave-rules.api'
import { leaveYearsApi } from './leave-years.api'

export const leaveContracts = {
  name: 'leave',
  endpoints: [
    leaveApi,
    leaveBalanceApi,
    leaveApprovalApi,
    leavePreviewApi,
    delegationApi,
    absencesApi,
    leaveRulesApi,
    leaveYearsApi,
    leaveImportsApi,
    leaveImportPreviewsApi,
  ],
  gains: leaveGains,
  lists: [
    leavesList,
    absencesList,
    leaveTypesList,
    leaveApprovalRulesList,
    leavePoliciesList,
    holidaysList,
    leaveYearsList,
    leaveImportsList,
  ],
  events: [leaveEvents, leaveDelegationEvents, leaveRuleEvents, leaveImportEvents],
  publicEvents: leavePublicEvents,
  eventWords: leaveEventWords,
  errors: { ...leaveErrors, ...leaveImportErrors },
  tokens: {
    never: [
      'delegateApproval',
      'endApprovalDelegation',
      'addLeaveApprovalRule',
      'changeLeaveApprovalRule',
      'deleteLeaveApprovalRule',
    ],
    approve: ['decideLeave', 'addLeave', 'importLeave', 'importLeaveBalances', 'undoLeaveImport'],
    events: [
      'ApprovalDelegated',
      'ApprovalDelegationEnded',
      'LeaveApprovalRuleAdded',
      'LeaveApprovalRuleChanged',
      'LeaveApprovalRuleDeleted',
    ],
  },
  records: {
    Leave: leave,
    LeaveAdjustment: leaveAdjustment,
    LeaveGrant: grant,
    LeaveBalancePreview: leaveBalancePreview,
    LeaveImport: leaveImportDetails,
    LeaveImportPreview: leaveImportPreview,
    LeaveImportReport: leaveImportReport,
    LeavePerson: leavePerson,
    LeavePolicy: leavePolicy,
    LeavePreview: leavePreview,
    LeaveStats: leaveStats,
    ApprovalStep: shownStep,
    LeaveType: leaveType,
  },
} satisfies AreaContracts
