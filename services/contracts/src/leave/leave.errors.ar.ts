import type { ErrorWords } from '../kernel/errors'
import type { leaveErrors } from './leave.errors'

export const leaveErrorsAr: ErrorWords<typeof leaveErrors> = {
  'leave.overlaps': 'توجد إجازة في هذه المدة.',
  'leave.balance': 'الرصيد لا يكفي: المتبقي {available} من {needed} يوم.',
  'leave.too_long': 'لا تزيد مدة الإجازة على 1,100 يوم.',
  'leave.too_far': 'لا يمكنك اختيار يوم يبعد أكثر من 10 سنوات.',
  'leave.nothing': 'لا يوجد يوم عمل في هذه المدة.',
  'leave.already_approved': 'هذه الإجازة معتمدة.',
  'leave.already_rejected': 'هذه الإجازة مرفوضة.',
  'leave.used_in_payroll': 'استخدمت دورة رواتب هذه الإجازة؛ صحّحها في الدورة التالية.',
  'leave.not_pending': 'لا تُعدَّل إلا إجازة معلّقة.',
  'leave.own': 'لا يمكنك حسم طلبك بنفسك.',
  'leave.policy_missing': 'ليست لديك سياسة إجازات.',
  'leave.type_unknown': 'يرجى اختيار نوع الإجازة!',
}
