import type { EventWords } from '../kernel/event-words'
import type { timerEvents } from './time-tracking.events'

export const timeTrackingEventWords: EventWords<typeof timerEvents> = {
  TimeEntryStarted: ['Timer started', 'بدأ المؤقت'],
  TimeEntryStopped: ['Timer stopped', 'توقف المؤقت'],
  TimeEntryAdded: ['Entry added', 'أُضيف القيد'],
  TimeEntryChanged: ['Entry changed', 'عُدّل القيد'],
  TimeEntryDeleted: ['Entry deleted', 'حُذف القيد'],
}
