import { counted } from '@workledger/contracts/kernel/written'
import type { en } from './leave.texts.en'

/** French takes the singular below two: 0 jour, 1,5 jour. */
const isSingular = (days: string) => /^[01]([.,]\d+)?$/.test(days)

export const fr: typeof en = {
  type: 'Type de congé',
  from: 'Premier jour',
  to: 'Dernier jour',
  decides: 'Vous décidez de',
  decided: {
    leave: 'congés',
    corrections: 'corrections de présence',
    weeks: 'semaines soumises',
    overtime: 'heures supplémentaires',
    expenses: 'étapes de notes de frais',
  },
  when: 'Quand',
  halves: {
    first_half: 'première moitié de la journée',
    second_half: 'seconde moitié de la journée',
  },
  days: (days) => (isSingular(days) ? `${days} jour` : `${days} jours`),
  balance: 'Solde',
  left: (before, after, year) => `Jours restants en ${year} : ${before} → ${after}`,
  away: 'Absents au même moment',
  others: (count) =>
    count === 0
      ? 'Personne d’autre'
      : counted('fr', count, {
          one: 'Une autre personne',
          many: `${count} d’autres personnes`,
          other: `${count} autres personnes`,
        }),
  description: 'Motif indiqué dans la demande',
  comment: 'Commentaire de la personne qui a décidé',
  requested: (who) => ({
    subject: `${who} demande un congé`,
    heading: `${who} demande un congé`,
    lines: ['Veuillez approuver ou refuser la demande.'],
    button: 'Décider',
  }),
  stepWaits: (who) => ({
    subject: `Le congé de ${who} attend votre décision`,
    heading: `Le congé de ${who} attend votre décision`,
    lines: [
      'L’étape qui précède la vôtre est approuvée. Veuillez approuver ou refuser la demande.',
    ],
    button: 'Décider',
  }),
  escalated: (who) => ({
    subject: `Le congé de ${who} attend toujours`,
    heading: `Le congé de ${who} attend toujours`,
    lines: ['Personne n’a décidé de cette étape à temps. Vous pouvez maintenant en décider aussi.'],
    button: 'Décider',
  }),
  added: (by) => ({
    subject: 'Un congé a été ajouté pour vous',
    heading: 'Un congé a été ajouté pour vous',
    lines: [
      by
        ? `${by} a ajouté un congé pour vous. Il est approuvé.`
        : 'Un congé a été ajouté pour vous. Il est approuvé.',
    ],
    button: 'Voir vos congés',
  }),
  delegated: (manager) => ({
    subject: `Vous remplacez ${manager}`,
    heading: `Vous remplacez ${manager}`,
    lines: [
      `Pendant l’absence de ${manager}, du premier au dernier jour, vous décidez de ce qui attend sa décision.`,
    ],
    button: 'Examiner les demandes',
  }),
  approved: (by) => ({
    subject: 'Votre congé a été approuvé',
    heading: 'Votre congé a été approuvé',
    lines: [by ? `${by} a approuvé votre congé.` : 'Votre congé a été approuvé.'],
    button: 'Voir vos congés',
  }),
  rejected: (by) => ({
    subject: 'Votre congé a été refusé',
    heading: 'Votre congé a été refusé',
    lines: [by ? `${by} a refusé votre congé.` : 'Votre congé a été refusé.'],
    button: 'Voir vos congés',
  }),
  shortened: (by) => ({
    subject: 'Votre congé se termine plus tôt',
    heading: 'Votre congé se termine plus tôt',
    lines: [
      `${by ?? 'Un administrateur'} a rendu les jours de votre congé qu’aucun cycle de paie n’a utilisés. Les autres jours restent réservés.`,
    ],
    button: 'Voir vos congés',
  }),
  approver: (company) =>
    `Vous recevez ce message parce que vous décidez des congés chez ${company}.`,
  employee: (company) => `Vous recevez ce message parce que vous travaillez chez ${company}.`,
}
