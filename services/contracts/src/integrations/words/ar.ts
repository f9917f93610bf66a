import type { WordsLike } from '../../kernel/area-words'
import type english from './en'

export default {
  kinds: {
    'api-token': 'رمز API',
    'service-account': 'حساب خدمة',
  },
  fields: {
    account: 'حساب الخدمة',
    account_id: 'معرّف حساب الخدمة',
    expires_at: 'ينتهي',
    granted_by: 'منحه',
    grants: 'الممنوح',
    hint: 'آخر الأحرف',
    holder: 'صاحب الرمز',
    holder_id: 'معرّف صاحب الرمز',
    made_by: 'أنشأه',
    networks: 'الشبكات',
    permissions: 'الصلاحيات',
    scope: 'النطاق',
    scopes: 'النطاقات',
    state: 'الحالة',
    token_id: 'رمز API',
    tokens: 'الرموز النشطة',
    used_at: 'آخر استخدام',
  },
  values: {
    active: 'نشط',
    expired: 'منتهٍ',
    revoked: 'ملغى',
  },
} satisfies WordsLike<typeof english>
