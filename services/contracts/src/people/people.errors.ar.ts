import { errorWords } from '../kernel/errors'
import type { peopleErrors } from './people.errors'

export const peopleErrorsAr = errorWords<'ar', typeof peopleErrors>()({
  'people.oid_taken': 'رقم الموظف مستخدم.',
  'people.email_taken': 'يوجد موظف بهذا البريد الإلكتروني.',
  'people.terminated': 'خدمة هذا الموظف منتهية.',
  'people.access_stopped': 'وصول هذا الموظف موقوف.',
  'people.not_terminated': 'خدمة هذا الموظف غير منتهية.',
  'people.joined': 'انضمّ هذا الموظف بالفعل.',
  'people.no_email': 'ليس لهذا الموظف بريد إلكتروني.',
  'people.manager_circle': 'لا يمكن للموظف أن يكون مدير نفسه، ولو عبر غيره.',
  'people.has_records':
    'لهذا الشخص حضور أو إجازات أو مصروفات أو أجور يجب الاحتفاظ بها. أنهِ خدمته أولًا، ثم يمكن حذف السجل.',
  'people.last_admin': 'يجب أن يبقى شخص واحد على الأقل بدور مدير النظام.',
  'people.self': 'لا يمكنك فعل هذا بنفسك.',
  'people.first_name': 'الاسم الأول مطلوب!',
  'people.last_name': 'اسم العائلة مطلوب!',
  'people.effective_on': 'اختر يومًا من هذه السنة، لا يتجاوز اليوم.',
  'people.rehire_date': 'اختر أول يوم عمل جديد!',
  'people.rehired_too_early': 'يجب أن يكون أول يوم عمل جديد بعد آخر يوم من الخدمة السابقة، {day}.',
  'people.rehired_too_late': 'يجب أن يكون أول يوم عمل جديد خلال سنة.',
  'people.ended_before': 'يجب ألا يسبق آخر يوم نهاية الخدمة السابقة، {day}.',
  'people.ended_before_hire':
    'يجب ألا يسبق آخر يوم أول يوم عمل، {day}. صحّح تاريخ التعيين، أو احذف من لم يبدأ العمل قط.',
  'people.ended_before_work':
    'يجب ألا يسبق آخر يوم {day}، وهو آخر يوم عمل فيه هذا الموظف. اختر ذلك اليوم أو يومًا بعده.',
  'people.hired_after_end': 'يجب ألا يلي أول يوم عمل آخر يوم، {day}.',
  'people.termination_date': 'اختر تاريخ إنهاء الخدمة!',
})
