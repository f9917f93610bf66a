import type { NamesLike } from '../../kernel/event-words'
import type english from './events.en'

export default {
  ClientAdded: 'أُضيف العميل',
  ClientChanged: 'تغيّر العميل',
  ClientDeleted: 'حُذف العميل',
} satisfies NamesLike<typeof english>
