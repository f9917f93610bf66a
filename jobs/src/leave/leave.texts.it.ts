import { counted } from '@workledger/contracts/kernel/written'
import type { en } from './leave.texts.en'

export const it: typeof en = {
  type: 'Tipo di assenza',
  from: 'Primo giorno',
  to: 'Ultimo giorno',
  decides: 'Decidi su',
  decided: {
    leave: 'assenze',
    corrections: 'correzioni delle presenze',
    weeks: 'settimane inviate',
    overtime: 'straordinari',
    expenses: 'passaggi di spese',
  },
  when: 'Quando',
  halves: {
    first_half: 'prima metà della giornata',
    second_half: 'seconda metà della giornata',
  },
  days: (days) => (days === '1' ? '1 giorno' : `${days} giorni`),
  balance: 'Saldo',
  left: (before, after, year) => `giorni residui nel ${year}: ${before} → ${after}`,
  away: 'Assenti in quei giorni',
  others: (count) =>
    count === 0
      ? 'Nessun altro'
      : counted('it', count, {
          one: 'Un’altra persona',
          many: `${count} di altre persone`,
          other: `Altre ${count} persone`,
        }),
  description: 'Motivo indicato nella richiesta',
  comment: 'Commento di chi ha deciso',
  requested: (who) => ({
    subject: `${who} richiede un’assenza`,
    heading: `${who} richiede un’assenza`,
    lines: ['Approva o rifiuta la richiesta.'],
    button: 'Decidi',
  }),
  stepWaits: (who) => ({
    subject: `L’assenza di ${who} attende la tua decisione`,
    heading: `L’assenza di ${who} attende la tua decisione`,
    lines: ['Il passaggio prima del tuo è approvato. Approva o rifiuta la richiesta.'],
    button: 'Decidi',
  }),
  escalated: (who) => ({
    subject: `L’assenza di ${who} è ancora in attesa`,
    heading: `L’assenza di ${who} è ancora in attesa`,
    lines: ['Nessuno ha deciso questo passaggio in tempo. Ora puoi deciderlo anche tu.'],
    button: 'Decidi',
  }),
  added: (by) => ({
    subject: 'È stata aggiunta un’assenza per te',
    heading: 'È stata aggiunta un’assenza per te',
    lines: [
      by
        ? `${by} ha aggiunto un’assenza per te. È approvata.`
        : 'È stata aggiunta un’assenza per te. È approvata.',
    ],
    button: 'Vedi le tue assenze',
  }),
  delegated: (manager) => ({
    subject: `Sostituisci ${manager}`,
    heading: `Sostituisci ${manager}`,
    lines: [
      `${manager} è assente. Dal primo all’ultimo giorno decidi tu ciò che attende la sua decisione.`,
    ],
    button: 'Esamina richieste',
  }),
  approved: (by) => ({
    subject: 'La tua assenza è stata approvata',
    heading: 'La tua assenza è stata approvata',
    lines: [by ? `${by} ha approvato la tua assenza.` : 'La tua assenza è stata approvata.'],
    button: 'Vedi le tue assenze',
  }),
  rejected: (by) => ({
    subject: 'La tua assenza è stata rifiutata',
    heading: 'La tua assenza è stata rifiutata',
    lines: [by ? `${by} ha rifiutato la tua assenza.` : 'La tua assenza è stata rifiutata.'],
    button: 'Vedi le tue assenze',
  }),
  shortened: (by) => ({
    subject: 'La tua assenza finisce prima',
    heading: 'La tua assenza finisce prima',
    lines: [
      `${by ?? 'Un amministratore'} ha restituito i giorni della tua assenza che nessuna elaborazione paghe ha usato. Gli altri giorni restano prenotati.`,
    ],
    button: 'Vedi le tue assenze',
  }),
  approver: (company) => `Ricevi questo messaggio perché decidi sulle assenze presso ${company}.`,
  employee: (company) => `Ricevi questo messaggio perché lavori presso ${company}.`,
}
