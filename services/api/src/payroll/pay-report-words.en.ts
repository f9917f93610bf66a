export const en = {
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
}
