import type { en } from './pay-report-words.en'

export const ar: typeof en = {
  side: {
    basic: 'الراتب الأساسي',
    allowance: 'بدل',
    deduction: 'استقطاع',
    expense: 'مصروف',
  },
  total: 'المجموع',
  gross: 'إجمالي الراتب',
  deductions: 'الاستقطاعات',
  expenses: 'المصروفات',
  net: 'صافي الراتب',
  erased: 'أشخاص مُحيت بياناتهم',
  deletedDepartment: 'قسم محذوف',
  noDepartment: 'بلا قسم',
  allDepartments: 'كل الأقسام',
}
