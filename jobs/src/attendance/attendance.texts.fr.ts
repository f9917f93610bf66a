import type { en } from './attendance.texts.en'

export const fr: typeof en = {
  day: 'Jour',
  before: 'Enregistré',
  after: 'Proposé',
  none: 'Aucune plage',
  open: 'pas de départ',
  reason: 'Motif',
  comment: 'Commentaire',
  proposed: (who) => ({
    subject: `${who} propose une correction de présence`,
    heading: `${who} propose une correction de présence`,
    lines: ['Veuillez l’approuver ou la refuser.'],
    button: 'Décider',
  }),
  approved: (by) => ({
    subject: 'Votre correction de présence a été approuvée',
    heading: 'Votre correction de présence a été approuvée',
    lines: [by ? `${by} a approuvé votre correction.` : 'Votre correction a été approuvée.'],
    button: 'Voir votre présence',
  }),
  rejected: (by) => ({
    subject: 'Votre correction de présence a été refusée',
    heading: 'Votre correction de présence a été refusée',
    lines: [by ? `${by} a refusé votre correction.` : 'Votre correction a été refusée.'],
    button: 'Voir votre présence',
  }),
  approver: (company) =>
    `Vous recevez ce message parce que vous décidez de la présence chez ${company}.`,
  employee: (company) => `Vous recevez ce message parce que vous travaillez chez ${company}.`,
  pinReset: {
    subject: 'Votre code PIN pour les bornes a été réinitialisé',
    heading: 'Votre code PIN pour les bornes a été réinitialisé',
    lines: [
      'Un administrateur a supprimé votre code PIN pour les bornes et son blocage.',
      'Définissez un nouveau code PIN dans votre compte. Personne d’autre ne peut le faire à votre place.',
    ],
    button: 'Ouvrir votre compte',
  },
  pinLocked: (kiosk) => ({
    subject: 'Votre code PIN pour les bornes est bloqué',
    heading: 'Votre code PIN pour les bornes est bloqué',
    lines: [
      `Cinq codes PIN erronés ont été saisis avec votre matricule à la borne ${kiosk}.`,
      'Si ce n’était pas vous, définissez un nouveau code PIN et prévenez un administrateur. Un nouveau code le débloque aussi.',
    ],
    button: 'Ouvrir votre compte',
  }),
  paused: (kiosk) => ({
    subject: `La borne ${kiosk} est suspendue`,
    heading: `La borne ${kiosk} est suspendue`,
    lines: [
      '30 codes PIN erronés y ont été saisis en une heure. Elle fonctionnera de nouveau après une heure.',
      'Regardez qui s’y trouve. Si sa tablette est perdue, supprimez la borne.',
    ],
    button: 'Voir les bornes',
  }),
  administrator: (company) => `Vous recevez ce message parce que vous administrez ${company}.`,
}
