import { translation } from '@workledger/kit/i18n/translation'
import type english from './messages.en'

export default translation<'ar', typeof english>()({
  checkIn: 'تسجيل الحضور',
  checkOut: 'تسجيل الانصراف',
  forgotten:
    'مضى على تسجيل حضورك أكثر مما تدوم وردية هنا. إن نسيت تسجيل الانصراف فاقترح وقت مغادرتك في ملفك.',
  breaks: 'الاستراحات',
  onBreak: 'الاستراحات: في استراحة منذ {{time}}',
  group: 'الحضور',
  planned: { title: 'المهام المخططة', field: 'ما تنوي عمله اليوم', saved: 'حُدّثت المهام المخططة' },
  plans: { title: 'الخطط', open: 'الخطط' },
  out: {
    title: 'تسجيل الانصراف',
    planned: 'المخطط: {{plan}}',
    saved: 'حُدّثت المعلومات',
  },
  failed: 'تعذّر التعديل',
  today: { out: 'لم يُسجَّل الحضور', since: 'منذ {{time}}', onBreak: 'في استراحة منذ {{time}}' },
  ring: {
    title_zero: 'لا أيام عمل بعد',
    title_one: '{{present}} من يوم واحد',
    title_two: '{{present}} من يومين',
    title_few: '{{present}} من {{count}} أيام',
    title_many: '{{present}} من {{count}} يومًا',
    title_other: '{{present}} من {{count}} يوم',
    text: 'الحضور في {{month}} حتى الآن',
  },
})
