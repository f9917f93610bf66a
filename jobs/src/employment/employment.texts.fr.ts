import type { en } from './employment.texts.en'

export const fr: typeof en = {
  probation: (who, day) => ({
    subject: `La période d’essai de ${who} se termine le ${day}`,
    heading: `La période d’essai de ${who} se termine le ${day}`,
    lines: ['Décidez avant cette date de la suite de l’emploi.'],
    button: 'Ouvrir le contrat',
  }),
  contract: (who, day) => ({
    subject: `Le contrat de ${who} se termine le ${day}`,
    heading: `Le contrat de ${who} se termine le ${day}`,
    lines: ['Prolongez-le par une nouvelle version, ou préparez le dernier jour.'],
    button: 'Ouvrir le contrat',
  }),
  footer: (company) =>
    `Vous recevez ce message parce que vous encadrez des personnes chez ${company}.`,
}
