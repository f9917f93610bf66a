import type { en } from './overtime.texts.en'

export const fr: typeof en = {
  month: 'Mois',
  hours: 'Heures supplémentaires',
  comment: 'Commentaire',
  waits: (who) => ({
    subject: `${who} : heures supplémentaires en attente`,
    heading: `${who} a des heures supplémentaires`,
    lines: ['Veuillez les approuver ou les refuser. Elles ne comptent qu’une fois approuvées.'],
    button: 'Décider',
  }),
  approved: (by) => ({
    subject: 'Vos heures supplémentaires sont approuvées',
    heading: 'Vos heures supplémentaires sont approuvées',
    lines: [
      by
        ? `${by} a approuvé vos heures supplémentaires.`
        : 'Vos heures supplémentaires sont approuvées.',
      'Elles comptent dans votre compteur de temps.',
    ],
    button: 'Voir le compteur',
  }),
  declined: (by) => ({
    subject: 'Vos heures supplémentaires sont refusées',
    heading: 'Vos heures supplémentaires sont refusées',
    lines: [
      by
        ? `${by} a refusé vos heures supplémentaires.`
        : 'Vos heures supplémentaires sont refusées.',
      'Elles ne comptent pas dans votre compteur de temps.',
    ],
    button: 'Voir le compteur',
  }),
  approver: (company) =>
    `Vous recevez ce message parce que vous décidez du temps de travail chez ${company}.`,
  employee: (company) => `Vous recevez ce message parce que vous travaillez chez ${company}.`,
}
