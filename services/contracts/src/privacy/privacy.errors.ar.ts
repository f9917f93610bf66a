import { NOTICE_DAYS } from '../kernel/closing'
import { errorWords } from '../kernel/errors'
import { LEAST_RETENTION_YEARS, MOST_RETENTION_YEARS } from '../kernel/retention'
import type { privacyErrors } from './privacy.errors'

export const privacyErrorsAr = errorWords<'ar', typeof privacyErrors>()({
  'privacy.years': `اختر من ${LEAST_RETENTION_YEARS} إلى ${MOST_RETENTION_YEARS} سنة.`,
  'privacy.retention':
    'مدة الحفظ (بالسنوات: {years}) تبدأ من آخر يوم عمل أو أجر، أو من يوم تسجيل المغادرة. يمكن محو البيانات الشخصية ابتداءً من {day}.',
  'privacy.second_person':
    'أنت من طلب هذا المحو. يجب أن يؤكده شخص آخر يحق له محو البيانات الشخصية.',
  'privacy.waits': 'لا أحد غيرك يمكنه تأكيد هذا المحو. يمكنك تنفيذه ابتداءً من {until}.',
  'privacy.not_proposed': 'لم يطلب أحد محو بيانات هذا الشخص.',
  'privacy.own': 'لا يمحو أحد بياناته الشخصية بنفسه. يجب أن يفعل ذلك شخص آخر.',
  'privacy.held': 'على هذا الشخص حجز قانوني. ارفع الحجز أولًا.',
  'privacy.not_held': 'ليس على هذا الشخص حجز قانوني.',
  'privacy.erased': 'مُحيت البيانات الشخصية لهذا الشخص بالفعل.',
  'privacy.in_draft': 'هذا الشخص في دورة رواتب لم تُعتمد بعد. اعتمدها أو احذفها أولًا.',
  'privacy.name': 'اكتب اسم الشخص كما هو معروض تمامًا.',
  'privacy.export_making': 'يجري إعداد تصدير. سيكون جاهزًا بعد حين.',
  'privacy.export_ready': 'هناك تصدير جاهز للتنزيل. يمكن إعداد غيره بعد انتهاء صلاحيته.',
  'privacy.no_export': 'لا يوجد تصدير للتنزيل. أعدّ واحدًا أولًا.',
  'privacy.notice': `اختر من ${NOTICE_DAYS.least} إلى ${NOTICE_DAYS.most} يومًا.`,
  'privacy.company_name': 'اكتب اسم الشركة كما هو معروض تمامًا.',
  'privacy.closing': 'أُعلن إغلاق هذه الشركة بالفعل.',
  'privacy.not_closing': 'هذه الشركة ليست قيد الإغلاق.',
  'privacy.closed':
    'هذه الشركة مغلقة: لا يمكن تغيير شيء بعد الآن. يمكن لمدير النظام سحب الإغلاق حتى تُمحى الشركة.',
  'privacy.reason': 'اذكر سبب وجوب حفظ البيانات.',
})
