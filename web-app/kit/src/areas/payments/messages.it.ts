import { translation } from '../../i18n/translation'
import type english from './messages.en'

export default translation<'it', typeof english>()({
  tab: 'Conto bancario',
  title: 'Conto bancario',
  empty: {
    title: 'Ancora nessun conto bancario',
    text: 'Per ricevere la retribuzione serve un conto.',
  },
  add: 'Aggiungi conto',
  change: 'Modifica conto',
  holder: 'Intestatario',
  iban: 'IBAN',
  kind: 'Categoria di conto',
  sortCode: 'Sort code',
  routingNumber: 'Routing number',
  accountType: 'Tipo di conto',
  otherHint: 'Per banche senza IBAN, sort code o routing number.',
  bic: 'BIC',
  number: 'Numero di conto',
  routing: 'Codice bancario (routing)',
  changed: 'Ultima modifica',
  changedBy: '{{time}}, {{name}}',
  password: 'La tua password attuale',
  told: 'Il dipendente riceve un’email sulla modifica, e la prossima elaborazione paghe la segnala.',
  toldYou: 'Ricevi un’email sulla modifica, e la prossima elaborazione paghe la segnala.',
  saved: 'Il conto bancario è salvato.',
  remove: 'Rimuovi conto',
  removeTitle: 'Rimuovere il conto bancario?',
  removeText:
    'Finché non si inserisce un altro conto non si trasferisce nulla. Il dipendente riceve un’email.',
  removeYours:
    'Finché non inserisci un altro conto non si trasferisce nulla. Ricevi un’email su questo.',
  removed: 'Il conto bancario è rimosso.',
  history: 'Cronologia',
  locked:
    'Durante un accesso per conto di un’altra persona non puoi modificare il suo conto bancario.',
})
