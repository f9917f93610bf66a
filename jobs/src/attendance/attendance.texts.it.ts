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
  pinReset: {
    subject: 'Il tuo PIN per i terminali è stato reimpostato',
    heading: 'Il tuo PIN per i terminali è stato reimpostato',
    lines: [
      'Un amministratore ha rimosso il tuo PIN per i terminali e il suo blocco.',
      'Imposta un nuovo PIN nel tuo account. Nessun altro può farlo al posto tuo.',
    ],
    button: 'Apri il tuo account',
  },
  pinLocked: (kiosk) => ({
    subject: 'Il tuo PIN per i terminali è bloccato',
    heading: 'Il tuo PIN per i terminali è bloccato',
    lines: [
      `Al terminale ${kiosk} sono stati inseriti cinque PIN errati con la tua matricola.`,
      'Se non sei stato tu, imposta un nuovo PIN e avvisa un amministratore. Un nuovo PIN lo sblocca anche.',
    ],
    button: 'Apri il tuo account',
  }),
  paused: (kiosk) => ({
    subject: `Il terminale ${kiosk} è in pausa`,
    heading: `Il terminale ${kiosk} è in pausa`,
    lines: [
      'In un’ora vi sono stati inseriti 30 PIN errati. Funzionerà di nuovo dopo un’ora.',
      'Guarda chi si trova lì. Se il tablet è andato perso, rimuovi il terminale.',
    ],
    button: 'Vedi i terminali',
  }),
  administrator: (company) => `Ricevi questo messaggio perché amministri ${company}.`,
}
