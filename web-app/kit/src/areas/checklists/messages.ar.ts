import { translation } from '../../i18n/translation'
import type english from './messages.en'

export default translation<'ar', typeof english>()({
  items: 'بنود القوائم',
  text: 'البند',
  about: 'الموظف',
  checklist: 'القائمة',
  owner: 'المسؤول',
  owners: { employee: 'الموظف', manager: 'المدير', admin: 'أي مدير نظام', person: 'شخص محدد' },
  anyAdmin: 'أي مدير نظام',
  due: 'الموعد',
  overdue: 'متأخر منذ {{day}}',
  statusLabel: 'الحالة',
  status: { open: 'مفتوح', done: 'منجز', not_needed: 'لا حاجة إليه', cancelled: 'ملغى' },
  settled: '{{name}}، {{day}}',
  reason: 'السبب',
  done: 'أُنجز',
  notNeeded: 'لا حاجة إليه …',
  notNeededTitle: 'لماذا لا حاجة إلى «{{text}}»؟',
  notNeededAction: 'لا حاجة إليه',
  reopen: 'إعادة الفتح',
  actions: 'إجراءات {{text}}',
  toast: {
    done: 'أُنجز: {{text}}',
    not_needed: 'لا حاجة إليه: {{text}}',
    open: 'أُعيد فتحه: {{text}}',
  },
  kinds: { joining: 'الانضمام', leaving: 'المغادرة' },
})
