import type { Catalogue } from '../kit/i18n'
import type english from './messages.en'

const arabic: Catalogue<typeof english> = {
  checkIn: 'تسجيل الحضور',
  checkOut: 'تسجيل الانصراف',
  forgotten: 'مضى على تسجيل حضورك أكثر من 16 ساعة. إن نسيت تسجيل الانصراف فأخبر المسؤول بالوقت الصحيح.',
  group: 'الحضور',
  planned: { title: 'المهام المخططة', field: 'ما تنوي عمله اليوم', saved: 'حُدّثت المهام المخططة' },
  plans: { title: 'الخطط', open: 'الخطط' },
  out: {
    title: 'تسجيل الانصراف',
    done: 'ما الذي أنجزته اليوم',
    tomorrow: 'خطة العمل ليوم العمل القادم',
    planned: 'المخطط: {{plan}}',
    saved: 'حُدّثت المعلومات',
  },
  failed: 'تعذّر التعديل',
  ring: {
    title_zero: 'لا أيام حضور',
    title_one: 'يوم حضور واحد',
    title_two: 'يوما حضور',
    title_few: '{{count}} أيام حضور',
    title_many: '{{count}} يوم حضور',
    title_other: '{{count}} يوم حضور',
    text: 'غياب {{absent}} · إجازة {{leaves}} · {{year}}',
  },
}
export default arabic
