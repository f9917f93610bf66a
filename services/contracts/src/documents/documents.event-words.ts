import type { EventWords } from '../kernel/event-words'
import type { documentEvents } from './documents.events'

export const documentsEventWords: EventWords<typeof documentEvents> = {
  DocumentAdded: ['Document added', 'أُضيف المستند'],
  DocumentChanged: ['Document changed', 'عُدّل المستند'],
  DocumentReplaced: ['New version', 'إصدار جديد'],
  DocumentDeleted: ['Document deleted', 'حُذف المستند'],
  DocumentDownloaded: ['Downloaded', 'نُزّل'],
  DocumentExpiryReminded: ['Reminder of the expiry sent', 'أُرسل تذكير بالانتهاء'],
}
