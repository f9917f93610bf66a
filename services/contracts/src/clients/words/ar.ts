import type { WordsLike } from '../../kernel/area-words'
import type english from './en'

export default {
  kinds: {
    client: 'العميل',
  },
  fields: {
    clients: 'العملاء',
    hrate: 'سعر الساعة',
    language: 'لغة المستندات',
  },
} satisfies WordsLike<typeof english>
