import type { NamesLike } from '../../kernel/event-words'
import type english from './events.en'

export default {
  WorkingTimeMonthClosed: 'أُغلق الشهر',
  WorkingTimeBooked: 'قُيّدت ساعات',
  WorkingTimePaidOut: 'صُرفت ساعات',
  WorkingTimePayoutWithdrawn: 'سُحب صرف الساعات',
  WorkingTimePayoutHeldForPayRun: 'أُخذت الساعات في مسودة دورة رواتب',
  WorkingTimePayoutReleasedFromPayRun: 'خرجت الساعات من مسودة دورة الرواتب',
  WorkingTimePayoutTakenIntoPayRun: 'دُفعت الساعات مع الراتب',
  WorkingTimePayoutPayslipReversed: 'عُكست قسيمة الراتب، والساعات تنتظر مجددًا',
  WorkingTimeOvertimeRaised: 'عمل إضافي ينتظر الاعتماد',
  WorkingTimeOvertimeApproved: 'اعتُمد العمل الإضافي',
  WorkingTimeOvertimeDeclined: 'رُفض العمل الإضافي',
  WorkingTimeRulesSet: 'ضُبطت قواعد حسابات ساعات العمل',
} satisfies NamesLike<typeof english>
