import shared from '@workledger/kit/areas/surveys/messages.it'
import { translation } from '@workledger/kit/i18n/translation'
import type english from './messages.en'

export default translation<'it', typeof english>()({
  ...shared,
  page: 'Sondaggio',
  at: '{{number}} di {{count}}',
  answer: 'La tua risposta',
  left_one: 'Ancora {{count}} carattere',
  left_many: 'Ancora {{count}} di caratteri',
  left_other: 'Ancora {{count}} caratteri',
  anonymous:
    'Nessuno, nemmeno un amministratore, può vedere chi ha risposto. I risultati appaiono da cinque risposte in su; un’edizione con meno risposte non ne conserva.',
  confidential:
    'Questo sondaggio è riservato: gli amministratori vedono le tue risposte con il tuo nome.',
  draft: 'Le tue risposte restano su questo dispositivo finché non le invii.',
  back: 'Indietro',
  next: 'Avanti',
  send: 'Invia risposte',
  invalid: {
    title: 'Chiave non valida',
    text: 'Il link è già stato usato, o il sondaggio è chiuso. Chiedi al mittente.',
  },
  failed: 'Si è verificato un errore',
  loadFailed: 'Si è verificato un errore. Riprova.',
  thanks: {
    title: 'Grazie del tuo prezioso contributo',
    text: 'Le tue risposte sono state inviate. Puoi chiudere questa pagina.',
    home: 'Vai alla home',
  },
})
