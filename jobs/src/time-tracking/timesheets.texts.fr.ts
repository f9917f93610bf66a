import type { en } from './timesheets.texts.en'

export const fr: typeof en = {
  week: 'Semaine',
  hours: 'Heures suivies',
  comment: 'Commentaire',
  submitted: (who) => ({
    subject: `${who} soumet une semaine`,
    heading: `${who} soumet une semaine`,
    lines: ['Veuillez l’approuver ou la renvoyer.'],
    button: 'Décider',
  }),
  stepWaits: (who) => ({
    subject: `La semaine de ${who} attend votre décision`,
    heading: `La semaine de ${who} attend votre décision`,
    lines: [
      'L’étape qui précède la vôtre est approuvée. Veuillez approuver la semaine ou la renvoyer.',
    ],
    button: 'Décider',
  }),
  escalated: (who) => ({
    subject: `La semaine de ${who} attend toujours`,
    heading: `La semaine de ${who} attend toujours`,
    lines: ['Personne n’a décidé de cette étape à temps. Vous pouvez maintenant en décider aussi.'],
    button: 'Décider',
  }),
  approved: (by) => ({
    subject: 'Votre semaine a été approuvée',
    heading: 'Votre semaine a été approuvée',
    lines: [by ? `${by} a approuvé votre semaine.` : 'Votre semaine a été approuvée.'],
    button: 'Voir la semaine',
  }),
  sentBack: (by) => ({
    subject: 'Votre semaine a été renvoyée',
    heading: 'Votre semaine a été renvoyée',
    lines: [
      by ? `${by} a renvoyé votre semaine.` : 'Votre semaine a été renvoyée.',
      'Complétez ce qui manque, puis soumettez-la à nouveau.',
    ],
    button: 'Ouvrir la semaine',
  }),
  reopened: (by) => ({
    subject: 'Votre semaine approuvée est de nouveau ouverte',
    heading: 'Votre semaine approuvée est de nouveau ouverte',
    lines: [
      by ? `${by} a rouvert votre semaine.` : 'Votre semaine a été rouverte.',
      'Corrigez ce qui est faux, puis soumettez-la à nouveau.',
    ],
    button: 'Ouvrir la semaine',
  }),
  approver: (company) =>
    `Vous recevez ce message parce que vous décidez du temps suivi chez ${company}.`,
  employee: (company) => `Vous recevez ce message parce que vous travaillez chez ${company}.`,
}
