import type { Catalogue } from '../../i18n/i18n'
import type english from './messages.en'

const arabic: Catalogue<typeof english> = {
  page: 'الفعاليات',
  add: 'أضف فعالية',
  edit: 'عدّل الفعالية',
  title: 'اسم الفعالية',
  duration: 'المدة',
  durations: { day: 'يوم واحد', days: 'عدة أيام' },
  date: 'تاريخ الفعالية',
  lastDate: 'اليوم الأخير',
  range: 'نطاق التواريخ',
  zone: 'المنطقة الزمنية',
  location: 'المكان',
  office: 'المكتب',
  everybody: 'الجميع',
  officeHint: 'لمن هي. وقتها وقت المكتب، أو وقت الشركة.',
  description: 'الوصف',
  notify: 'إخطار بالبريد',
  when: 'الموعد',
  show: 'عرض',
  upcoming: 'القادمة',
  past: 'السابقة',
  all: 'الكل',
  view: 'فتح',
  delete: 'حذف',
  deleteTitle: 'حذف {{title}}؟',
  deleteText: 'من أُخطر بها يُخطر بإلغائها. يبقى السجل في سجل الأحداث.',
  empty: {
    title: 'لا فعاليات بعد',
    text: 'أضف أول فعالية للشركة.',
    reader: 'يضيف المدير الفعاليات.',
  },
  toast: {
    added: 'أُضيفت فعالية جديدة',
    edited: 'عُدّلت الفعالية',
    deleted: 'حُذفت الفعالية',
    addFailed: 'تعذّرت إضافة الفعالية',
    editFailed: 'تعذّر التعديل',
    deleteFailed: 'تعذّر الحذف',
  },
  event: { CompanyEventAdded: 'أُضيفت الفعالية' },
}

export default arabic
