import type { en } from './reminders.texts.en'

export const fr: typeof en = {
  subject: 'Votre arrivée est pointée, mais aucun chronomètre ne tourne',
  lines: [
    'Démarrez le chronomètre en indiquant ce sur quoi vous travaillez, ou pointez votre départ si votre journée est finie.',
  ],
  button: 'Ouvrir le chronomètre',
  footer: (company) =>
    `Vous recevez ce message parce que ${company} rappelle aux personnes dont l’arrivée est pointée de suivre leur temps.`,
}
