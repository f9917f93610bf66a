import type { Catalogue } from '@workledger/web-app/kit/i18n'
import shared from '@workledger/web-app/kit/leave/messages.ar'
import type english from './messages.en'

const arabic: Catalogue<typeof english> = {
  ...shared,
  page: 'اعتماد الإجازات',
  requests: 'الطلبات',
  tabs: { timeoff: 'الإجازات', payslips: 'قسائم الراتب' },
  balanceColumn: 'الرصيد',
  requested: 'طُلبت في',
  decided: 'حُسمت في',
  department: 'القسم',
  open: 'إجراءات إجازة {{name}}',
  hintReading: 'J وK للتنقل، وO لفتح السجل.',
  emptyPendingText: 'تظهر الطلبات الجديدة هنا فور تقديمها. اختر حالة أخرى لترى ما حُسم.',
  empty: { title: 'لا طلبات إجازة', text: 'تظهر طلبات موظفيك هنا فور تقديمها.' },
  stats: {
    policy: 'السياسة {{policy}}',
    none: 'ليس لهذا الموظف سياسة إجازات. اختر واحدة في تبويب العمل من ملفه.',
  },
}
export default arabic
