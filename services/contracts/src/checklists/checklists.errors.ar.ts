import { errorWords } from '../kernel/errors'
import type { checklistErrors } from './checklists.errors'

export const checklistsErrorsAr = errorWords<'ar', typeof checklistErrors>()({
  'checklist.name': 'أدخل اسم القائمة!',
  'checklist.item_text': 'اكتب ما يجب عمله!',
  'checklist.no_items': 'في القائمة بند واحد على الأقل.',
  'checklist.most_items': 'في القائمة {most} بندًا على الأكثر.',
  'checklist.days': 'اختر عدد أيام بين -{most} و{most}.',
  'checklist.owner': 'اختر من يقوم بذلك!',
  'checklist.name_taken': 'توجد قائمة بهذا الاسم.',
  'checklist.most_templates': 'للشركة {most} قائمة على الأكثر.',
  'checklist.kind': 'اختر هل هي للانضمام أم للمغادرة!',
  'checklist.template': 'اختر القائمة!',
  'checklist.employee': 'اختر الموظف!',
  'checklist.day': 'اختر اليوم!',
  'checklist.open': 'بدأت هذه القائمة وما زالت مفتوحة.',
  'checklist.most_open': 'للموظف {most} قائمة مفتوحة على الأكثر.',
  'checklist.cancelled': 'أُلغيت هذه القائمة.',
  'checklist.reason': 'اذكر السبب!',
  'checklist.status': 'اختر done أو not_needed أو open.',
})
