import type { NamesLike } from '../../kernel/event-words'
import type english from './events.en'

export default {
  LeaveRequested: 'طُلبت الإجازة',
  LeaveChanged: 'عُدّلت الإجازة',
  LeaveRecounted: 'أُعيد احتساب الأيام',
  LeaveApproved: 'اعتُمدت الإجازة',
  LeaveRejected: 'رُفضت الإجازة',
  LeaveShortened: 'أُعيدت الأيام التي لم تستخدمها دورة رواتب',
  LeaveDeleted: 'حُذفت الإجازة',
  LeaveDaysUsedInPayRun: 'احتُسبت في دورة رواتب',
  LeaveDaysReleased: 'عُكست دورة الرواتب',
  LeaveAdjusted: 'سُوّي الرصيد',
  LeaveAdjustmentChanged: 'عُدّلت التسوية',
  LeaveAdjustmentDeleted: 'حُذفت التسوية',
  LeaveYearClosed: 'أُغلق العام',
  ApprovalDelegated: 'فُوّضت الاعتمادات',
  ApprovalDelegationEnded: 'انتهى تفويض الاعتمادات',
  LeaveTypeAdded: 'أُضيف نوع الإجازة',
  LeaveTypeChanged: 'عُدّل نوع الإجازة',
  LeaveTypeArchived: 'حُذف نوع الإجازة',
  LeavePolicyAdded: 'أُضيفت سياسة الإجازات',
  LeavePolicyChanged: 'عُدّلت سياسة الإجازات',
  LeavePolicyArchived: 'حُذفت سياسة الإجازات',
  HolidayAdded: 'أُضيفت العطلة',
  HolidayChanged: 'عُدّلت العطلة',
  HolidayDeleted: 'حُذفت العطلة',
} satisfies NamesLike<typeof english>
