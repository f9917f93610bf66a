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
  'punch_import.file':
    'هذا ليس ملف attlog.dat لجهاز. اختر الملف النصي الذي يكتبه الجهاز على ذاكرة USB.',
  'punch_import.empty': 'لا بصمات في الملف.',
  'punch_import.too_many': 'الملف كبير جدًا: {rows} سطر كحد أقصى، في كل منها {characters} حرف.',
  'punch_import.other_device': 'الملف للجهاز {serial}. اختر ذلك الجهاز.',
  'punch_import.not_a_punch': 'السطر ليس بصمة: يبدأ برقم تعريف ثم علامة جدولة ثم وقت.',
  'punch_import.cut': 'السطر الأخير مقطوع.',
  'punch_import.pin': 'ليس رقم التعريف من 1 إلى 24 حرفًا أو رقمًا.',
  'punch_import.time': 'الوقت غير مكتوب على شكل YYYY-MM-DD HH:MM:SS.',
  'punch_import.no_person': 'لم يكن رقم التعريف لأحد على هذا الجهاز في ذلك الوقت.',
  'punch_import.future': 'البصمة في المستقبل.',
  'punch_import.too_old': 'البصمة أقدم من 400 يوم.',
  'punch_import.own': 'يعتمد أجرك على هذه الساعات. يستوردها شخص آخر.',
  'punch_import.running_still': 'ما زال هذا الاستيراد جاريًا. تراجع عنه عندما ينتهي.',
})
