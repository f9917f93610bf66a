import type { en } from './employment.texts.en'

export const es: typeof en = {
  probation: (who, day) => ({
    subject: `El periodo de prueba de ${who} termina el ${day}`,
    heading: `El periodo de prueba de ${who} termina el ${day}`,
    lines: ['Decide antes cómo continúa el empleo.'],
    button: 'Abrir el contrato',
  }),
  contract: (who, day) => ({
    subject: `El contrato de ${who} termina el ${day}`,
    heading: `El contrato de ${who} termina el ${day}`,
    lines: ['Prorrógalo con una versión nueva o prepara el último día.'],
    button: 'Abrir el contrato',
  }),
  footer: (company) => `Recibes este mensaje porque diriges a personas en ${company}.`,
}
