import type { NamesLike } from '../../kernel/event-words'
import type english from './events.en'

export default {
  CheckedIn: 'تسجيل الحضور',
  CheckedOut: 'تسجيل الانصراف',
  TaskLogUpdated: 'تدوين المهام',
  BreaksTyped: 'تغيير الاستراحات',
  BreakStarted: 'بدء استراحة',
  BreakEnded: 'انتهاء استراحة',
  AttendanceAdded: 'إضافة وردية',
  AttendanceCorrected: 'تغيير الوردية',
  AttendanceDeleted: 'حذف الوردية',
  AttendanceRestored: 'استعادة الوردية',
  ShiftPunched: 'سُجّلت على جهاز',
  PunchedShiftRemoved: 'أُزيلت: لا بصمة تبدؤها',
  PunchesUnpaired: 'بصمات بلا وردية',
  CheckOutForgotten: 'نُسي تسجيل الانصراف',
  CorrectionProposed: 'اقتراح تصحيح',
  CorrectionWithdrawn: 'سحب التصحيح',
  CorrectionApproved: 'اعتماد التصحيح',
  CorrectionRejected: 'رفض التصحيح',
  AttendanceRulesSet: 'حُدّدت قواعد الحضور',
  AttendanceRulesRemoved: 'أُزيلت قواعد الحضور',
} satisfies NamesLike<typeof english>
