import { translation } from '@workledger/kit/i18n/translation'
import type english from './messages.en'

export default translation<'ar', typeof english>()({
  current: 'سارٍ',
  version: 'من {{day}}',
  designation: 'المسمى الوظيفي',
  pay: 'الراتب الأساسي',
  per: {
    hourly: '{{amount}} في الساعة',
    weekly: '{{amount}} في الأسبوع',
    monthly: '{{amount}} في الشهر',
    yearly: '{{amount}} في السنة',
  },
  days: 'أيام العمل',
  hours: 'ساعات العمل',
  units: { day: '{{hours}} في اليوم', week: '{{hours}} في الأسبوع', month: '{{hours}} في الشهر' },
  shift: 'بداية الوردية',
  start: 'تاريخ البدء',
  end: 'تاريخ الانتهاء',
  noEnd: 'بلا تاريخ انتهاء',
  role: 'وصف الوظيفة',
  copy: 'تنزيل النسخة الموقّعة',
  adjustments: 'البدلات والاستقطاعات',
  percent: '{{amount}} من الراتب الأساسي',
  allowance: 'بدل',
  deduction: 'استقطاع',
  empty: { title: 'لا عقد بعد', text: 'تجد شروط عقدك هنا بعد أن تضيفه شركتك.' },
})
