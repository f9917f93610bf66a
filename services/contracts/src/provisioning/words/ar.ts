import type { WordsLike } from '../../kernel/area-words'
import type english from './en'

export default {
  kinds: {
    provisioning: 'الدليل',
    'provisioned-group': 'مجموعة من الدليل',
  },
  fields: {
    add_departments: 'إضافة الأقسام',
    added: 'أُضيف',
    confirmed_by: 'أكّده',
    confirmed: 'أكّده',
    external_id: 'المعرّف في الدليل',
    gives: 'يحصل الأعضاء على',
    group_id: 'المجموعة',
    invite: 'دعوة المنضمين',
    leavers: 'المغادرون',
    mapped_by: 'ربطها',
    mapping: 'الربط',
    members: 'الأعضاء',
    names: 'أسماء المستخدمين',
    people: 'الأشخاص',
    removed: 'أُزيل',
    source: 'المصدر',
    state: 'الحالة',
    target: 'النوع',
    target_id: 'الدور أو القسم',
    user_name: 'اسم المستخدم',
    user_name_key: 'اسم المستخدم مجزّأً',
    waits: 'بانتظار مدير نظام آخر',
  },
  values: {
    access: 'ينتهي الوصول',
    directory: 'الدليل',
    sign_in: 'تسجيل الدخول',
    employment: 'تنتهي الخدمة',
    department: 'القسم',
    role: 'الدور',
    mapped: 'مربوطة',
    unmapped: 'غير مربوطة',
    waiting: 'بانتظار مدير نظام آخر',
  },
} satisfies WordsLike<typeof english>
