import type { en } from './access.texts.en'

export const it: typeof en = {
  verify: {
    subject: 'Conferma il tuo indirizzo email',
    heading: 'Ti diamo il benvenuto',
    lines: ['Conferma che questo è il tuo indirizzo email. Basta un clic.'],
    button: 'Conferma indirizzo email',
    note: 'Il link funziona per 24 ore. Se la registrazione non è tua, ignora questo messaggio.',
  },
  reset: {
    subject: 'Imposta una nuova password',
    heading: 'Imposta una nuova password',
    lines: [
      'Abbiamo ricevuto una richiesta di impostare una nuova password per il tuo account. Se la richiesta è tua, scegli qui la password.',
    ],
    button: 'Imposta nuova password',
    note: 'Il link funziona una volta, per 60 minuti. Se la richiesta non è tua, la password resta invariata e non devi fare nulla.',
  },
  footer: 'Ricevi questo messaggio perché il tuo indirizzo è usato per un account Workledger.',
}
