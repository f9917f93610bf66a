import shared from '@workledger/kit/areas/expenses/messages.it'
import { translation } from '@workledger/kit/i18n/translation'
import type english from './messages.en'

export default translation<'it', typeof english>()({
  ...shared,
  page: 'Spese',
  requested: 'Richiesta il',
  decided: 'Decisa il',
  open: 'Azioni per la spesa di {{name}}',
  hintReading: 'J e K per spostarsi, O apre i dettagli.',
  empty: {
    title: 'Nessuna spesa',
    text: 'Le spese appaiono qui appena i dipendenti ne chiedono il rimborso.',
  },
  emptyPendingText:
    'Le nuove spese appaiono qui appena i dipendenti ne chiedono il rimborso. Scegli un altro stato per vedere quelle già decise.',
  reimburse: {
    action: 'Segna come rimborsata',
    title: 'Segna come rimborsata',
    text: '{{amount}} a {{name}}, pagati fuori dalle paghe.',
    date: 'Pagata il',
    note: 'Nota',
    done: 'Spesa rimborsata',
  },
  reverse: {
    action: 'Scrittura di storno',
    title: 'Storna il rimborso',
    text: '{{amount}} a {{name}} sono di nuovo da pagare. Il pagamento resta nella cronologia.',
    date: 'Data',
    note: 'Perché',
    done: 'Rimborso stornato',
  },
})
