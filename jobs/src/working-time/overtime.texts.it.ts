import type { en } from './overtime.texts.en'

export const it: typeof en = {
  month: 'Mese',
  hours: 'Straordinari',
  comment: 'Commento',
  waits: (who) => ({
    subject: `${who}: straordinari in attesa`,
    heading: `${who} ha degli straordinari`,
    lines: ['Approvali o rifiutali. Contano solo se approvati.'],
    button: 'Decidi',
  }),
  approved: (by) => ({
    subject: 'I tuoi straordinari sono approvati',
    heading: 'I tuoi straordinari sono approvati',
    lines: [
      by ? `${by} ha approvato i tuoi straordinari.` : 'I tuoi straordinari sono approvati.',
      'Contano nella tua banca ore.',
    ],
    button: 'Vedi la banca ore',
  }),
  declined: (by) => ({
    subject: 'I tuoi straordinari sono rifiutati',
    heading: 'I tuoi straordinari sono rifiutati',
    lines: [
      by ? `${by} ha rifiutato i tuoi straordinari.` : 'I tuoi straordinari sono rifiutati.',
      'Non contano nella tua banca ore.',
    ],
    button: 'Vedi la banca ore',
  }),
  approver: (company) => `Ricevi questo messaggio perché decidi sul tempo di lavoro in ${company}.`,
  employee: (company) => `Ricevi questo messaggio perché lavori in ${company}.`,
}
