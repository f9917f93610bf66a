import type { en } from './outside-words.en'

export const fr: typeof en = {
  question: 'Des questions ?',
  ask: (company) => `Adressez-vous à ${company}.`,
  askAdmin: 'Adressez-vous à votre administrateur.',
  contact: 'Contact',
  stay: 'Rester en français',
}
