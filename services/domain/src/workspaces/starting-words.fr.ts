import type { en } from './starting-words.en'

export const fr: typeof en = {
  office: 'Site principal',
  departments: {
    management: 'Direction',
    operations: 'Opérations',
    finance: 'Finance',
    people: 'Ressources humaines',
  },
  designations: { manager: 'Responsable', specialist: 'Spécialiste', assistant: 'Assistant' },
  leaveTypes: {
    annual: 'Congés payés',
    sick: 'Congé maladie',
    unpaid: 'Congé sans solde',
  },
  policy: 'Standard',
  policyDescription: '24 jours ouvrés par an, dont 5 reportables jusqu’en mars.',
}
