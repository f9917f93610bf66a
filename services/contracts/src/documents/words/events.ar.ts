import type { NamesLike } from '../../kernel/event-words'
import type english from './events.en'

export default {
  DocumentAdded: 'أُضيف المستند',
  DocumentChanged: 'عُدّل المستند',
  DocumentReplaced: 'إصدار جديد',
  DocumentDeleted: 'حُذف المستند',
  DocumentDownloaded: 'نُزّل',
  DocumentExpiryReminded: 'أُرسل تذكير بالانتهاء',
  DocumentImportStarted: 'بدأ استيراد المستندات',
  DocumentImportContinued: 'استمر استيراد المستندات',
  DocumentImportFinished: 'انتهى استيراد المستندات',
  DocumentImportInterrupted: 'انقطع استيراد المستندات',
  DocumentImportUndone: 'تم التراجع عن استيراد المستندات',
} satisfies NamesLike<typeof english>
