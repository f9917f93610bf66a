import type { ShippedLanguage } from '@workledger/contracts/kernel/area-words'
import type { PaySide } from '@workledger/domain/payroll/pay-sums'

interface PayReportWords {
  readonly side: Readonly<Record<PaySide, string>>
  readonly total: string
  readonly gross: string
  readonly deductions: string
  readonly expenses: string
  readonly net: string
  readonly erased: string
  readonly deletedDepartment: string
  readonly noDepartment: string
  readonly allDepartments: string
}

/** Words in the rows of the journal's and the annual statement's files. */
export const payReportWords: Readonly<Record<ShippedLanguage, PayReportWords>> = {
  en: {
    side: {
      basic: 'Basic pay',
      allowance: 'Allowance',
      deduction: 'Deduction',
      expense: 'Expense',
    },
    total: 'Total',
    gross: 'Gross pay',
    deductions: 'Deductions',
    expenses: 'Expenses',
    net: 'Net pay',
    erased: 'Erased people',
    deletedDepartment: 'Deleted department',
    noDepartment: 'No department',
    allDepartments: 'All departments',
  },
  ar: {
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
  },
}
