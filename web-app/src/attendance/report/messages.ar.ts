import { translation } from '@workledger/kit/i18n/translation'
import type english from './messages.en'

export default translation<'ar', typeof english>()({
  page: 'تقرير الحضور',
  previous: 'الشهر السابق',
  next: 'الشهر التالي',
  now: 'هذا الشهر',
  employee: 'الموظف',
  everybody: 'الجميع',
  export: 'تصدير',
  print: 'طباعة',
  marks: {
    present: 'حاضر',
    undertime: 'أقل من الدوام',
    holiday: 'يوم راحة أو عطلة',
    leave: 'في إجازة',
    absent: 'غائب',
  },
  none: 'لا شيء بعد',
  presence: 'ساعات الحضور',
  legend: 'الحاضر يومٌ من 8 ساعات أو أكثر بين الحضور والانصراف، وما دونه أقل من الدوام.',
  empty: 'لا أحد لعرضه',
  emptyText: 'لم يعمل هنا في هذا الشهر أحد ممن يحق لك رؤيتهم.',
  pages: 'الصفحات',
  earlier: 'السابقون',
  later: 'التالون',
  range: '{{from}}–{{to}} من {{total}}',
})
