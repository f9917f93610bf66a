import type { NamesLike } from '../../kernel/event-words'
import type english from './events.en'

export default {
  DataExportRequested: 'طُلب تصدير البيانات',
  DataExportProgressed: 'تقدّم تصدير البيانات',
  DataExportFinished: 'تصدير البيانات جاهز',
  DataExportFailed: 'تعذّر تصدير البيانات',
  DataExportDownloaded: 'نُزّل تصدير البيانات',
  DataExportRemoved: 'حُذف تصدير البيانات',
} satisfies NamesLike<typeof english>
