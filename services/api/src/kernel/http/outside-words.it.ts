import type { en } from './outside-words.en'

export const it: typeof en = {
  question: 'Domande?',
  ask: (company) => `Può chiedere a ${company}.`,
  askAdmin: 'Chiedi al tuo amministratore.',
  contact: 'Contatto',
  stay: 'Resta in italiano',
}
