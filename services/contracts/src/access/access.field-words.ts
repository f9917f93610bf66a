import type { FieldWords } from '../kernel/field-words'

export const accessFieldWords: FieldWords = {
  kinds: {
    email: ['E-mail address', 'عنوان بريد'],
    user: ['Account', 'حساب'],
  },
  tables: {
    users: ['Account', 'الحساب'],
  },
  fields: {
    admin_id: ['Administrator', 'المسؤول'],
    email_verified_at: ['E-mail confirmed', 'أُكّد البريد'],
    how: ['How', 'كيف'],
    joins: ['Joins', 'ينضم'],
    session_id: null,
    sessions: ['Sessions', 'الجلسات'],
    via: ['By way of', 'عن طريق'],
  },
  values: {
    joined: ['Joined', 'التحق'],
    reset: ['Reset', 'إعادة تعيين'],
    'sign-up': ['Sign-up', 'إنشاء حساب'],
  },
}
