import { errorWords } from '../kernel/errors'
import type { biometricErrors } from './biometrics.errors'

export const biometricsErrorsAr = errorWords<'ar', typeof biometricErrors>()({
  'device.name': 'أدخل اسم الجهاز!',
  'device.serial': 'أدخل الرقم التسلسلي!',
  'device.serial_form': 'الرقم التسلسلي حروف وأرقام و- و_ فقط.',
  'device.serial_taken': 'يوجد جهاز مسجّل بهذا الرقم التسلسلي.',
  'device.serial_fixed': 'لا يمكن تغيير الرقم التسلسلي لجهاز. أضف الجهاز الجديد ثم احذف القديم.',
  'device.office': 'يرجى اختيار المكتب!',
  'device.select': 'يرجى اختيار الجهاز!',
  'device.employee': 'يرجى اختيار الموظف!',
  'device.network': 'أدخل عنوان شبكة، أو * لأي عنوان، أو اتركه فارغًا.',
  'device.pin': 'رقم التعريف من 1 إلى 24 حرفًا أو رقمًا.',
  'device.pin_taken': 'رقم التعريف هذا لموظف آخر في ذلك الوقت. أنهِ ذلك التسجيل أولًا.',
  'device.registered': 'هذا الموظف مسجّل على الجهاز بالفعل.',
  'device.since': 'يجب أن تقع البداية في آخر 400 يوم.',
  'device.most': 'لمساحة العمل {most} جهاز على الأكثر.',
  'device.most_registrations': 'يحفظ الجهاز {most} تسجيل على الأكثر.',
})
