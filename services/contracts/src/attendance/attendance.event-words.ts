import type { EventWords } from '../kernel/event-words'
import type { attendanceEvents, attendanceRuleEvents } from './attendance.events'

export const attendanceEventWords: EventWords<typeof attendanceEvents & typeof attendanceRuleEvents> = {
  CheckedIn: ['Checked in', 'تسجيل الحضور'],
  CheckedOut: ['Checked out', 'تسجيل الانصراف'],
  TaskLogUpdated: ['Tasks written down', 'تدوين المهام'],
  BreaksTyped: ['Breaks changed', 'تغيير الاستراحات'],
  BreakStarted: ['Break started', 'بدء استراحة'],
  BreakEnded: ['Break ended', 'انتهاء استراحة'],
  AttendanceAdded: ['Shift added', 'إضافة وردية'],
  AttendanceCorrected: ['Shift changed', 'تغيير الوردية'],
  AttendanceDeleted: ['Shift deleted', 'حذف الوردية'],
  AttendanceRestored: ['Shift restored', 'استعادة الوردية'],
  ShiftPunched: ['Punched at a device', 'سُجّلت على جهاز'],
  PunchedShiftRemoved: ['Removed: no punch begins it', 'أُزيلت: لا بصمة تبدؤها'],
  PunchesUnpaired: ['Punches without a shift', 'بصمات بلا وردية'],
  CheckOutForgotten: ['Check-out forgotten', 'نُسي تسجيل الخروج'],
  CorrectionProposed: ['Correction proposed', 'اقتراح تصحيح'],
  CorrectionWithdrawn: ['Correction withdrawn', 'سحب التصحيح'],
  CorrectionApproved: ['Correction approved', 'اعتماد التصحيح'],
  CorrectionRejected: ['Correction rejected', 'رفض التصحيح'],
  AttendanceRulesSet: ['Attendance rules set', 'حُدّدت قواعد الحضور'],
  AttendanceRulesRemoved: ['Attendance rules removed', 'أُزيلت قواعد الحضور'],
}
