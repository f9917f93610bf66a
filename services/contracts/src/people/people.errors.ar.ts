import type { ErrorWords } from '../kernel/errors'
import type { importErrors } from './import.errors'
import type { peopleErrors } from './people.errors'

export const peopleErrorsAr: ErrorWords<typeof importErrors & typeof peopleErrors> = {
  'import.file': 'ملف غير صالح',
  'import.empty': 'لا توجد في الملف صفوف تحت العناوين.',
  'import.too_many': 'الملف كبير جدًا: {rows} صف و{columns} عمود و{cells} خلية و{characters} حرف في الخلية على الأكثر.',
  'import.unfolded': 'الملف كبير جدًا: 20 ميغابايت على الأكثر بعد فك ضغطه.',
  'import.columns': 'الأعمدة غير متوافقة: {reason}',
  'import.date_format': 'يمكن قراءة التاريخ {example} بطريقتين. يرجى اختيار صيغة التاريخ.',
  'import.rows': 'لم يُستورد شيء: تعذّر استيراد {count} صف.',
  'people.oid_taken': 'رقم الموظف مستخدم.',
  'people.email_taken': 'يوجد موظف بهذا البريد الإلكتروني.',
  'people.terminated': 'خدمة هذا الموظف منتهية.',
  'people.not_terminated': 'خدمة هذا الموظف غير منتهية.',
  'people.joined': 'انضمّ هذا الموظف بالفعل.',
  'people.no_email': 'ليس لهذا الموظف بريد إلكتروني.',
  'people.manager_circle': 'لا يمكن للموظف أن يكون مدير نفسه، ولو عبر غيره.',
  'people.last_admin': 'يجب أن يبقى من يدير الشركة.',
  'people.self': 'لا يمكنك فعل هذا بنفسك.',
}
