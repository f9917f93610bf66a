import { errorWords } from '../kernel/errors'
import type { structureErrors } from './structure.errors'

export const structureErrorsAr = errorWords<'ar', typeof structureErrors>()({
  'structure.name_taken': 'هذا الاسم مستخدم.',
  'structure.main_office': 'لا يُحذف المكتب الرئيسي.',
  'structure.in_use': 'ما زال فيه موظفون أو أجهزة. انقلهم أولًا.',
  'structure.designation_in_use':
    'تذكر عقود هذا المسمى، والسابقة منها أيضًا. اختر لها مسمى آخر أولًا.',
  'structure.permission_unknown': 'لا توجد صلاحية باسم {permission}.',
  'structure.permission_not_held': 'لا يمكنك منح صلاحية لا تملكها.',
  'structure.role_fixed': 'يبقى دورا مدير النظام والموظف كما هما.',
  'structure.role_in_use': 'ما زال هناك من يحمل هذا الدور. امنحهم دورًا آخر أولًا.',
  'structure.roles_most': 'للشركة {most} دور على الأكثر.',
  'structure.office': 'أدخل اسم المكتب!',
  'structure.address': 'أدخل العنوان!',
  'structure.department': 'أدخل اسم القسم!',
  'structure.designation': 'أدخل اسم المسمى!',
  'structure.role': 'أدخل اسم الدور!',
})
