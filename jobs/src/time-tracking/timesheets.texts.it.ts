import type { en } from './timesheets.texts.en'

export const it: typeof en = {
  week: 'Settimana',
  hours: 'Ore registrate',
  comment: 'Commento',
  submitted: (who) => ({
    subject: `${who} ha inviato una settimana`,
    heading: `${who} ha inviato una settimana`,
    lines: ['Approvala o rinviala.'],
    button: 'Decidi',
  }),
  stepWaits: (who) => ({
    subject: `La settimana di ${who} attende la tua decisione`,
    heading: `La settimana di ${who} attende la tua decisione`,
    lines: ['Il passaggio prima del tuo è approvato. Approva la settimana o rinviala.'],
    button: 'Decidi',
  }),
  escalated: (who) => ({
    subject: `La settimana di ${who} è ancora in attesa`,
    heading: `La settimana di ${who} è ancora in attesa`,
    lines: ['Nessuno ha deciso questo passaggio in tempo. Ora puoi deciderlo anche tu.'],
    button: 'Decidi',
  }),
  approved: (by) => ({
    subject: 'La tua settimana è stata approvata',
    heading: 'La tua settimana è stata approvata',
    lines: [by ? `${by} ha approvato la tua settimana.` : 'La tua settimana è stata approvata.'],
    button: 'Vedi la settimana',
  }),
  sentBack: (by) => ({
    subject: 'La tua settimana è stata rinviata',
    heading: 'La tua settimana è stata rinviata',
    lines: [
      by ? `${by} ha rinviato la tua settimana.` : 'La tua settimana è stata rinviata.',
      'Completa ciò che manca e inviala di nuovo.',
    ],
    button: 'Apri la settimana',
  }),
  reopened: (by) => ({
    subject: 'La tua settimana approvata è di nuovo aperta',
    heading: 'La tua settimana approvata è di nuovo aperta',
    lines: [
      by ? `${by} ha riaperto la tua settimana.` : 'La tua settimana è stata riaperta.',
      'Correggi ciò che è sbagliato e inviala di nuovo.',
    ],
    button: 'Apri la settimana',
  }),
  approver: (company) =>
    `Ricevi questo messaggio perché decidi sulle ore registrate presso ${company}.`,
  employee: (company) => `Ricevi questo messaggio perché lavori presso ${company}.`,
}
