import type { NamesLike } from '../../kernel/event-words'
import type english from './events.en'

export default {
  TimeEntryStarted: 'بدأ المؤقت',
  TimeEntryStopped: 'توقف المؤقت',
  TimeEntryAdded: 'أُضيف القيد',
  TimeEntryChanged: 'عُدّل القيد',
  TimeEntryDeleted: 'حُذف القيد',
  TimerFavouriteAdded: 'أُضيفت مفضلة',
  TimerFavouriteChanged: 'عُدّلت مفضلة',
  TimerFavouriteMoved: 'نُقلت مفضلة',
  TimerFavouriteRemoved: 'أُزيلت مفضلة',
  TimesheetSubmitted: 'أُرسل الأسبوع',
  TimesheetWithdrawn: 'سُحب الأسبوع',
  TimesheetTimeAdded: 'أُضيف وقت إلى أسبوع مُرسل',
  TimesheetApproved: 'اعتُمد الأسبوع',
  TimesheetSentBack: 'أُعيد الأسبوع',
  TimesheetReopened: 'أُعيد فتح الأسبوع',
  TimesheetRulesSet: 'عُدّلت قواعد جداول الدوام',
  TimeImportStarted: 'بدأ استيراد الوقت',
  TimeImportFinished: 'انتهى استيراد الوقت',
  TimeImportInterrupted: 'انقطع استيراد الوقت',
  TimeImportUndone: 'تم التراجع عن استيراد الوقت',
} satisfies NamesLike<typeof english>
