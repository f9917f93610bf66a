import type { en } from './outside-words.en'

export const es: typeof en = {
  question: '¿Preguntas?',
  ask: (company) => `Pregunte a ${company}.`,
  askAdmin: 'Pregunte a su administrador.',
  contact: 'Contacto',
  stay: 'Seguir en español',
}
