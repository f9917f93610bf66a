import type { en } from './pay-report-words.en'

export const es: typeof en = {
  side: {
    basic: 'Salario base',
    allowance: 'Complemento',
    deduction: 'Deducción',
    expense: 'Gasto',
  },
  total: 'Total',
  gross: 'Salario bruto',
  deductions: 'Deducciones',
  expenses: 'Gastos',
  net: 'Salario neto',
  erased: 'Personas con datos suprimidos',
  deletedDepartment: 'Departamento eliminado',
  noDepartment: 'Sin departamento',
  allDepartments: 'Todos los departamentos',
}
