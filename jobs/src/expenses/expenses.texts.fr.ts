import type { en } from './expenses.texts.en'

export const fr: typeof en = {
  name: 'Note de frais',
  category: 'Type',
  categories: { travelling: 'Déplacements', meals: 'Repas', stuff: 'Fournitures' },
  amount: 'Montant',
  rate: 'Taux',
  base: 'Dans la devise de l’entreprise',
  date: 'Date',
  description: 'Description',
  comment: 'Commentaire',
  reimbursedOn: 'Remboursée le',
  note: 'Remarque',
  requested: (who) => ({
    subject: `${who} a déposé une note de frais`,
    heading: `${who} a déposé une note de frais`,
    lines: ['Veuillez approuver ou refuser la demande.'],
    button: 'Décider',
  }),
  stepWaits: (who) => ({
    subject: `La note de frais de ${who} attend votre décision`,
    heading: `La note de frais de ${who} attend votre décision`,
    lines: [
      'L’étape qui précède la vôtre est approuvée. Veuillez approuver ou refuser la demande.',
    ],
    button: 'Décider',
  }),
  escalated: (who) => ({
    subject: `La note de frais de ${who} attend toujours`,
    heading: `La note de frais de ${who} attend toujours`,
    lines: ['Personne n’a décidé de cette étape à temps. Vous pouvez maintenant en décider aussi.'],
    button: 'Décider',
  }),
  approved: (by) => ({
    subject: 'Votre note de frais a été approuvée',
    heading: 'Votre note de frais a été approuvée',
    lines: [by ? `${by} a approuvé votre note de frais.` : 'Votre note de frais a été approuvée.'],
    button: 'Voir vos notes de frais',
  }),
  rejected: (by) => ({
    subject: 'Votre note de frais a été refusée',
    heading: 'Votre note de frais a été refusée',
    lines: [by ? `${by} a refusé votre note de frais.` : 'Votre note de frais a été refusée.'],
    button: 'Voir vos notes de frais',
  }),
  reimbursed: (by) => ({
    subject: 'Votre note de frais est remboursée',
    heading: 'Votre note de frais est remboursée',
    lines: [
      by
        ? `${by} a marqué votre note de frais comme remboursée.`
        : 'Votre note de frais a été marquée comme remboursée.',
    ],
    button: 'Voir vos notes de frais',
  }),
  approver: (company) =>
    `Vous recevez ce message parce que vous décidez des notes de frais chez ${company}.`,
  employee: (company) => `Vous recevez ce message parce que vous travaillez chez ${company}.`,
}
