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
  factorMail: {
    button: 'Apri «Il mio account»',
    note: 'Se non riconosci questa operazione, cambia la password e rimuovi ciò che non conosci.',
  },
  factors: {
    added: {
      subject: 'È stato aggiunto un secondo fattore',
      heading: 'È stato aggiunto un secondo fattore',
      lines: ['Ora il tuo account lo richiede quando accedi con la password.'],
    },
    removed: {
      subject: 'È stato rimosso un secondo fattore',
      heading: 'È stato rimosso un secondo fattore',
      lines: ['Non permette più di accedere al tuo account.'],
    },
    used: {
      subject: 'È stato usato un codice di recupero',
      heading: 'È stato usato un codice di recupero',
      lines: ['Uno dei tuoi codici di recupero è stato usato per accedere. Non funzionerà più.'],
    },
    blocked: {
      subject: 'È stata bloccata una passkey',
      heading: 'È stata bloccata una passkey',
      lines: [
        'La tua passkey è stata usata in un modo che fa pensare a una copia. Non permette più di accedere. Rimuovila e aggiungila di nuovo sul tuo dispositivo.',
      ],
    },
    reset: {
      subject: 'I tuoi secondi fattori sono stati rimossi',
      heading: 'I tuoi secondi fattori sono stati rimossi',
      lines: [
        'L’amministrazione della tua azienda ha rimosso le tue app di autenticazione, passkey e codici di recupero, e ha chiuso le tue sessioni. Accedi con la password e configurali di nuovo.',
      ],
    },
  },
  footer: 'Ricevi questo messaggio perché il tuo indirizzo è usato per un account Workledger.',
}
