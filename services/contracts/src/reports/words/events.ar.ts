import type { NamesLike } from '../../kernel/event-words'
import type english from './events.en'

export default {
  ReportSaved: 'حُفظ التقرير',
  SavedReportChanged: 'تغيّر التقرير المحفوظ',
  SavedReportDeleted: 'حُذف التقرير المحفوظ',
  SavedReportRecipientsChanged: 'تغيّر مستلمو التقرير المحفوظ',
  SavedReportSendAsked: 'أُرسل التقرير المحفوظ فورًا',
  SavedReportDue: 'أُرسل التقرير المحفوظ',
} satisfies NamesLike<typeof english>
