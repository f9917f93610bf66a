import { errorWords } from '../kernel/errors'
import type { customFieldErrors } from './custom-fields.errors'

export const customFieldErrorsAr = errorWords<'ar', typeof customFieldErrors>()({
  'custom_fields.order':
    'اذكر كل حقول الفئة مرة واحدة. ربما أضاف أحدهم حقلًا أو حذفه في هذه الأثناء.',
  'custom_fields.name': 'يرجى إدخال اسم الحقل المخصص!',
  'custom_fields.type': 'يرجى إدخال نوع الحقل المخصص!',
  'custom_fields.mandatory': 'اختر مما يلي!',
  'custom_fields.visible_to': 'اختر من يرى الحقل!',
  'custom_fields.editable': 'اختر من يعدّل الحقل!',
  'custom_fields.category': 'اختر الشركة أو الموظف.',
  'custom_fields.category_stays': 'لا يمكن تغيير فئة الحقل.',
  'custom_fields.key_taken':
    'يوجد حقل باسم "{name}" بالفعل. يجب أن يختلف الاسمان في أكثر من المسافات وحالة الأحرف.',
  'custom_fields.too_many': 'يوجد {most} حقلًا بالفعل، وهو الحد الأقصى.',
  'custom_fields.has_values':
    'لهذا الحقل قيم، لذا لا يمكن تغيير نوعه. امسح القيم أولًا أو أضف حقلًا آخر.',
  'custom_fields.changed': 'تغيّر الحقل أو حُذف في هذه الأثناء. يرجى إعادة التحميل والمحاولة مجددًا.',
  'custom_fields.required': 'يجب ألا يكون "{name}" فارغًا.',
  'custom_fields.admins_only': 'لا يغيّر "{name}" إلا مدير النظام.',
  'custom_fields.date': 'يرجى إدخال التاريخ بصيغة YYYY-MM-DD.',
  'custom_fields.whole': 'يرجى إدخال عدد صحيح من 15 رقمًا على الأكثر.',
  'custom_fields.number': 'يرجى إدخال عدد من 15 رقمًا و10 منازل عشرية على الأكثر.',
  'custom_fields.takes_file': 'هذا الحقل يأخذ ملفًا.',
})
