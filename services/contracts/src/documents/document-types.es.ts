import type { en } from './document-types.en'

export const es: typeof en = {
  contract: 'Contrato',
  payslip: 'Recibo de nómina',
  tax: 'Documento fiscal',
  identity: 'Documento de identidad',
  permit: 'Permiso de trabajo',
  medical: 'Certificado médico',
  certificate: 'Certificado',
  training: 'Formación',
  driving: 'Permiso de conducir',
  equipment: 'Equipo',
}
