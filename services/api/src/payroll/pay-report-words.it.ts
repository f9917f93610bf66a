import type { en } from './pay-report-words.en'

export const it: typeof en = {
  side: {
    basic: 'Retribuzione base',
    allowance: 'Indennità',
    deduction: 'Trattenuta',
    expense: 'Spesa',
  },
  total: 'Totale',
  gross: 'Retribuzione lorda',
  deductions: 'Trattenute',
  expenses: 'Spese',
  net: 'Retribuzione netta',
  erased: 'Persone con dati cancellati',
  deletedDepartment: 'Reparto eliminato',
  noDepartment: 'Nessun reparto',
  allDepartments: 'Tutti i reparti',
}
