import type { ErrorWords } from '../kernel/errors'
import { LEAST_RETENTION_YEARS, MOST_RETENTION_YEARS } from '../kernel/retention'
import type { privacyErrors } from './privacy.errors'

export const privacyErrorsAr: ErrorWords<typeof privacyErrors> = {
  'privacy.years': `اختر من ${LEAST_RETENTION_YEARS} إلى ${MOST_RETENTION_YEARS} سنة.`,
  'privacy.retention': 'تُحفظ البيانات الشخصية {years} سنوات بعد آخر يوم عمل. يمكن محوها ابتداءً من {day}.',
  'privacy.held': 'على هذا الشخص حجز قانوني. ارفع الحجز أولًا.',
  'privacy.not_held': 'ليس على هذا الشخص حجز قانوني.',
  'privacy.erased': 'مُحيت البيانات الشخصية لهذا الشخص بالفعل.',
  'privacy.in_draft': 'هذا الشخص في دورة رواتب لم تُعتمد بعد. اعتمدها أو احذفها أولًا.',
  'privacy.name': 'اكتب اسم الشخص كما هو معروض تمامًا.',
  'privacy.export_making': 'يجري إعداد تصدير. سيكون جاهزًا بعد حين.',
  'privacy.export_ready': 'هناك تصدير جاهز للتنزيل. يمكن إعداد غيره بعد أن يُحذف.',
  'privacy.reason': 'اذكر سبب وجوب حفظ البيانات.',
}
