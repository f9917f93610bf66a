import type { WordsLike } from '../../kernel/area-words'
import type english from './en'

export default {
  kinds: {
    'sign-on': 'تسجيل الدخول الموحّد',
    'sign-on-groups': 'مجموعات المزوّد',
    'mail-domain': 'نطاق البريد',
  },
  fields: {
    adds_people: 'إضافة الأشخاص عند أول تسجيل دخول',
    client_id: 'معرّف العميل',
    code: 'الرمز في DNS',
    domain: 'النطاق',
    domain_id: 'النطاق',
    domains: 'نطاقات البريد',
    emergency: 'الوصول الطارئ',
    employee_ids: 'الوصول الطارئ',
    enforced: 'إلزامي',
    groups: 'المجموعات',
    groups_claim: 'مطالبة المجموعات (claim)',
    issuer: 'المُصدِر',
    name: 'الاسم',
    proven: 'مُثبت',
    provider: 'المزوّد',
    provider_id: 'المزوّد',
    reason: 'السبب',
    scopes: 'النطاقات المطلوبة',
    secret_id: 'سرّ العميل في الخزنة',
    session_id: 'الجلسة',
    trusts_addresses: 'الوثوق بعناوينه',
    user_id: 'الحساب',
  },
  values: {},
} satisfies WordsLike<typeof english>
