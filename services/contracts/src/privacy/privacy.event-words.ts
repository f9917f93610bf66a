import type { EventWords } from '../kernel/event-words'
import type { dataExportEvents } from './data-exports.events'

export const privacyEventWords: EventWords<typeof dataExportEvents> = {
  DataExportRequested: ['Data export requested', 'طُلب تصدير البيانات'],
  DataExportProgressed: ['Data export went on', 'تقدّم تصدير البيانات'],
  DataExportFinished: ['Data export ready', 'تصدير البيانات جاهز'],
  DataExportFailed: ['Data export failed', 'تعذّر تصدير البيانات'],
  DataExportDownloaded: ['Data export downloaded', 'نُزّل تصدير البيانات'],
  DataExportRemoved: ['Data export deleted', 'حُذف تصدير البيانات'],
}
