import type { WordsLike } from '../../kernel/area-words'
import type english from './en'

export default {
  kinds: {
    'member-sign-in': 'تسجيل دخول عضو',
    email: 'عنوان بريد',
    user: 'حساب',
  },
  tables: {
    sign_in_factors: 'العوامل الثانية',
    users: 'الحساب',
  },
  fields: {
    provider_id: 'المزوّد',
    codes: 'الرموز',
    codes_left: 'الرموز المتبقية',
    factor_id: 'عامل ثانٍ',
    second: 'الخطوة الثانية',
    admin_id: 'مدير النظام',
    email_verified_at: 'أُكّد البريد',
    how: 'كيف',
    joins: 'ينضم',
    language: 'اللغة',
    sessions: 'الجلسات',
    via: 'عن طريق',
  },
  values: {
    totp: 'تطبيق مصادقة',
    passkey: 'مفتاح مرور',
    password: 'كلمة المرور',
    oidc: 'تسجيل دخول موحد',
    invitation: 'دعوة',
    address: 'رابط بالبريد الإلكتروني',
    'recovery-code': 'رمز استرداد',

    joined: 'التحق',
    reset: 'إعادة تعيين',
    'sign-up': 'إنشاء حساب',
  },
} satisfies WordsLike<typeof english>
