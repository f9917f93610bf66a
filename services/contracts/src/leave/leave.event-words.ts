import type { EventWords } from '../kernel/event-words'
import type { leaveDelegationEvents, leaveEvents, leaveRuleEvents } from './leave.events'

export const leaveEventWords: EventWords<typeof leaveEvents & typeof leaveDelegationEvents & typeof leaveRuleEvents> = {
  LeaveRequested: ['Leave requested', 'طُلبت الإجازة'],
  LeaveChanged: ['Leave changed', 'عُدّلت الإجازة'],
  LeaveRecounted: ['Days counted anew', 'أُعيد احتساب الأيام'],
  LeaveApproved: ['Leave approved', 'اعتُمدت الإجازة'],
  LeaveRejected: ['Leave rejected', 'رُفضت الإجازة'],
  LeaveShortened: ['Days that no pay run has used given back', 'أُعيدت الأيام التي لم تستخدمها دورة رواتب'],
  LeaveDeleted: ['Leave deleted', 'حُذفت الإجازة'],
  LeaveDaysUsedInPayRun: ['Counted in a pay run', 'احتُسبت في دورة رواتب'],
  LeaveDaysReleased: ['Pay run reversed', 'عُكست دورة الرواتب'],
  LeaveAdjusted: ['Balance adjusted', 'سُوّي الرصيد'],
  LeaveAdjustmentChanged: ['Adjustment changed', 'عُدّلت التسوية'],
  LeaveAdjustmentDeleted: ['Adjustment deleted', 'حُذفت التسوية'],
  LeaveYearClosed: ['Year closed', 'أُغلق العام'],
  ApprovalDelegated: ['Approvals delegated', 'فُوّضت الموافقات'],
  ApprovalDelegationEnded: ['Delegation of approvals ended', 'انتهى تفويض الموافقات'],
  LeaveTypeAdded: ['Leave type added', 'أُضيف نوع الإجازة'],
  LeaveTypeChanged: ['Leave type changed', 'عُدّل نوع الإجازة'],
  LeaveTypeArchived: ['Leave type deleted', 'حُذف نوع الإجازة'],
  LeavePolicyAdded: ['Leave policy added', 'أُضيفت سياسة الإجازات'],
  LeavePolicyChanged: ['Leave policy changed', 'عُدّلت سياسة الإجازات'],
  LeavePolicyArchived: ['Leave policy deleted', 'حُذفت سياسة الإجازات'],
  HolidayAdded: ['Holiday added', 'أُضيفت العطلة'],
  HolidayChanged: ['Holiday changed', 'عُدّلت العطلة'],
  HolidayDeleted: ['Holiday deleted', 'حُذفت العطلة'],
}
