import { alone, type Gains, noGain, person, record, why } from '../kernel/own-gain'
import type { absencesApi } from './absences.api'
import type { delegationApi } from './delegation.api'
import type { leaveApi } from './leave.api'
import type { leaveApprovalApi } from './leave-approval.api'
import type { leaveBalanceApi } from './leave-balance.api'
import type { leaveImportPreviewsApi } from './leave-import-previews.api'
import type { leaveImportsApi } from './leave-imports.api'
import type { leaveRulesApi } from './leave-rules.api'
import type { leaveYearsApi } from './leave-years.api'

/** The gain of each writing call of this area for its caller. */
export const leaveGains: Gains<
  typeof leaveApi &
    typeof leaveBalanceApi &
    typeof leaveApprovalApi &
    typeof delegationApi &
    typeof absencesApi &
    typeof leaveRulesApi &
    typeof leaveYearsApi &
    typeof leaveImportsApi &
    typeof leaveImportPreviewsApi
> = {
  addLeave: record('Leave that needs no decision'),
  addLeaveAdjustment: person('Leave allowance'),
  deleteLeaveAdjustment: person('Leave allowance'),
  changeLeaveAdjustment: person('Leave allowance'),
  closeLeaveYear: person('Days that are carried over'),
  delegateApproval: record('A say about one’s own requests'),
  endApprovalDelegation: noGain('It gives decisions back to the manager.'),
  requestLeave: noGain(
    'It asks. Where the type needs no approval, the rule has decided, unless it is the caller’s own rule.',
  ),
  deleteLeave: record('Days of a decided leave, given back'),
  changeLeave: noGain(why.pending),
  decideLeave: record('Leave'),
  addLeaveApprovalRule: noGain('The person who asks decides no step, whatever the rule.'),
  changeLeaveApprovalRule: noGain('The person who asks decides no step, whatever the rule.'),
  deleteLeaveApprovalRule: noGain('Without a rule another person decides as well.'),
  previewLeaveImport: noGain(why.reads),
  importLeave: record('Approved leave in rows of the file'),
  previewLeaveBalanceImport: noGain(why.reads),
  importLeaveBalances: record('Days of a balance in rows of the file'),
  undoLeaveImport: record('Days of imported leave, or of a corrected balance, given back'),
  addHoliday: record(alone.office),
  deleteHoliday: record(alone.office),
  changeHoliday: record(alone.office),
  addLeavePolicy: noGain(why.setting),
  addLeaveType: noGain(why.setting),
  deleteLeaveType: noGain(why.setting),
  changeLeaveType: noGain(why.setting),
  importHolidays: record(alone.office),
  deleteLeavePolicy: noGain('The server refuses to delete a policy that an employee has.'),
  changeLeavePolicy: record('Leave allowance, where one alone has the policy'),
}
