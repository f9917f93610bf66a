import type { en } from './document-types.en'

export const fr: typeof en = {
  contract: 'Contrat',
  payslip: 'Bulletin de paie',
  tax: 'Document fiscal',
  identity: 'Pièce d’identité',
  permit: 'Autorisation de travail',
  medical: 'Certificat médical',
  certificate: 'Attestation',
  training: 'Formation',
  driving: 'Permis de conduire',
  equipment: 'Matériel',
}
