import { translation } from '../../i18n/translation'
import type english from './messages.en'

export default translation<'ar', typeof english>()({
  about: 'معلومات عامة',
  address: 'العنوان',
  gender: 'الجنس',
  male: 'ذكر',
  female: 'أنثى',
  other: 'آخر',
  nationality: 'الجنسية',
  phone: 'الهاتف',
  email: 'البريد الإلكتروني',
  city: 'المدينة',
  state: 'الولاية',
  country: 'البلد',
  choose: 'اختر',
  updated: 'حُدّثت المعلومات',
  invalid: 'بيانات غير صحيحة',
  roles: {
    Admin: 'مدير النظام',
    Manager: 'مدير',
    Employee: 'موظف',
    'Payroll Officer': 'مسؤول الرواتب',
    Recruiter: 'مسؤول التوظيف',
    Accountant: 'محاسب',
    Auditor: 'مدقق',
  },
})
