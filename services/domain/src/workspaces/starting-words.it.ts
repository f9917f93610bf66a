import type { en } from './starting-words.en'

export const it: typeof en = {
  office: 'Sede principale',
  departments: {
    management: 'Direzione',
    operations: 'Operazioni',
    finance: 'Amministrazione e finanza',
    people: 'Risorse umane',
  },
  designations: {
    manager: 'Responsabile',
    specialist: 'Specialista',
    assistant: 'Assistente',
  },
  leaveTypes: { annual: 'Ferie', sick: 'Malattia', unpaid: 'Permesso non retribuito' },
  policy: 'Standard',
  policyDescription: '24 giorni lavorativi all’anno, 5 riportati fino a marzo.',
}
