import type { en } from './pay-report-words.en'

export const fr: typeof en = {
  side: {
    basic: 'Salaire de base',
    allowance: 'Indemnité',
    deduction: 'Retenue',
    expense: 'Note de frais',
  },
  total: 'Total',
  gross: 'Salaire brut',
  deductions: 'Retenues',
  expenses: 'Notes de frais',
  net: 'Salaire net',
  erased: 'Personnes effacées',
  deletedDepartment: 'Service supprimé',
  noDepartment: 'Sans service',
  allDepartments: 'Tous les services',
}
