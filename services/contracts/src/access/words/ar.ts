import type { WordsLike } from '../../kernel/area-words'
import type english from './en'

export default {
  kinds: {
    email: 'عنوان بريد',
    user: 'حساب',
  },
  tables: {
    users: 'الحساب',
  },
  fields: {
    admin_id: 'مدير النظام',
    email_verified_at: 'أُكّد البريد',
    how: 'كيف',
    joins: 'ينضم',
    language: 'اللغة',
    sessions: 'الجلسات',
    via: 'عن طريق',
  },
  values: {
    joined: 'التحق',
    reset: 'إعادة تعيين',
    'sign-up': 'إنشاء حساب',
  },
} satisfies WordsLike<typeof english>
