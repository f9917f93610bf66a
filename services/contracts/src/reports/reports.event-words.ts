import type { EventWords } from '../kernel/event-words'
import type { savedReportEvents } from './saved-reports.events'

export const reportsEventWords: EventWords<typeof savedReportEvents> = {
  ReportSaved: ['Report saved', 'حُفظ التقرير'],
  SavedReportChanged: ['Saved report changed', 'تغيّر التقرير المحفوظ'],
  SavedReportDeleted: ['Saved report deleted', 'حُذف التقرير المحفوظ'],
  SavedReportRecipientsChanged: ['Recipients of a saved report changed', 'تغيّر مستلمو التقرير المحفوظ'],
  SavedReportSendAsked: ['Saved report sent at once', 'أُرسل التقرير المحفوظ فورًا'],
  SavedReportDue: ['Saved report sent', 'أُرسل التقرير المحفوظ'],
}
