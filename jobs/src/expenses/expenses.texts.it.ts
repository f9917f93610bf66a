import type { en } from './expenses.texts.en'

export const it: typeof en = {
  name: 'Spesa',
  category: 'Tipo',
  categories: { travelling: 'Viaggi', meals: 'Pasti', stuff: 'Materiale' },
  amount: 'Importo',
  rate: 'Cambio',
  base: 'Nella valuta dell’azienda',
  date: 'Data',
  description: 'Descrizione',
  comment: 'Commento',
  reimbursedOn: 'Rimborsata il',
  note: 'Nota',
  requested: (who) => ({
    subject: `${who} chiede il rimborso di una spesa`,
    heading: `${who} chiede il rimborso di una spesa`,
    lines: ['Approva o rifiuta la richiesta.'],
    button: 'Decidi',
  }),
  stepWaits: (who) => ({
    subject: `La spesa di ${who} attende la tua decisione`,
    heading: `La spesa di ${who} attende la tua decisione`,
    lines: ['Il passaggio prima del tuo è approvato. Approva o rifiuta la richiesta.'],
    button: 'Decidi',
  }),
  escalated: (who) => ({
    subject: `La spesa di ${who} è ancora in attesa`,
    heading: `La spesa di ${who} è ancora in attesa`,
    lines: ['Nessuno ha deciso questo passaggio in tempo. Ora puoi deciderlo anche tu.'],
    button: 'Decidi',
  }),
  approved: (by) => ({
    subject: 'La tua spesa è stata approvata',
    heading: 'La tua spesa è stata approvata',
    lines: [by ? `${by} ha approvato la tua spesa.` : 'La tua spesa è stata approvata.'],
    button: 'Vedi le tue spese',
  }),
  rejected: (by) => ({
    subject: 'La tua spesa è stata rifiutata',
    heading: 'La tua spesa è stata rifiutata',
    lines: [by ? `${by} ha rifiutato la tua spesa.` : 'La tua spesa è stata rifiutata.'],
    button: 'Vedi le tue spese',
  }),
  reimbursed: (by) => ({
    subject: 'La tua spesa è stata rimborsata',
    heading: 'La tua spesa è stata rimborsata',
    lines: [
      by
        ? `${by} ha segnato la tua spesa come rimborsata.`
        : 'La tua spesa è stata segnata come rimborsata.',
    ],
    button: 'Vedi le tue spese',
  }),
  approver: (company) => `Ricevi questo messaggio perché decidi sulle spese presso ${company}.`,
  employee: (company) => `Ricevi questo messaggio perché lavori presso ${company}.`,
}
