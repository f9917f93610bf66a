import type { WordsLike } from '../../kernel/area-words'
import type english from './en'

export default {
  kinds: {
    'data-export': 'تصدير بيانات',
  },
  fields: {
    expires_at: 'ينتهي في',
    export_id: 'التصدير',
    percent: 'النسبة المئوية',
    requested_at: 'طُلب في',
  },
  values: {
    workspace: 'الشركة',
  },
} satisfies WordsLike<typeof english>
