import type { en } from './document-types.en'

export const it: typeof en = {
  contract: 'Contratto',
  payslip: 'Busta paga',
  tax: 'Documento fiscale',
  identity: 'Documento d’identità',
  permit: 'Permesso di lavoro',
  medical: 'Certificato medico',
  certificate: 'Certificato',
  training: 'Formazione',
  driving: 'Patente di guida',
  equipment: 'Dotazioni',
}
