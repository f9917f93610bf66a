import type { ErrorWords } from '../kernel/errors'
import type { structureErrors } from './structure.errors'

export const structureErrorsAr: ErrorWords<typeof structureErrors> = {
  'structure.name_taken': 'هذا الاسم مستخدم.',
  'structure.main_office': 'لا يُحذف المكتب الرئيسي.',
  'structure.in_use': 'ما زال فيه موظفون. انقلهم أولًا.',
  'structure.permission_unknown': 'لا توجد صلاحية باسم {permission}.',
}
