import type { en } from './attendance.texts.en'

export const it: typeof en = {
  day: 'Giorno',
  before: 'Registrato',
  after: 'Proposto',
  none: 'Nessun turno',
  open: 'senza uscita',
  reason: 'Motivo',
  comment: 'Commento',
  proposed: (who) => ({
    subject: `${who} propone una correzione delle presenze`,
    heading: `${who} propone una correzione delle presenze`,
    lines: ['Approva o rifiuta la proposta.'],
    button: 'Decidi',
  }),
  approved: (by) => ({
    subject: 'La tua correzione delle presenze è stata approvata',
    heading: 'La tua correzione delle presenze è stata approvata',
    lines: [by ? `${by} ha approvato la tua correzione.` : 'La tua correzione è stata approvata.'],
    button: 'Vedi le tue presenze',
  }),
  rejected: (by) => ({
    subject: 'La tua correzione delle presenze è stata rifiutata',
    heading: 'La tua correzione delle presenze è stata rifiutata',
    lines: [by ? `${by} ha rifiutato la tua correzione.` : 'La tua correzione è stata rifiutata.'],
    button: 'Vedi le tue presenze',
  }),
  approver: (company) => `Ricevi questo messaggio perché decidi sulle presenze presso ${company}.`,
  employee: (company) => `Ricevi questo messaggio perché lavori presso ${company}.`,
}
