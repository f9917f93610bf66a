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
  approval: {
    noType: 'Nessun tipo con questo nome',
    text: 'Senza regola decide una sola persona. Una regola per certi tipi viene prima di una per tutti; poi quella con l’importo più alto. Un importo in un’altra valuta si confronta al cambio della spesa; senza cambio, la spesa passa per i passaggi degli importi più alti. Chi chiede non decide mai.',
    types: 'Tipi di spesa',
    allTypes: 'Tutti i tipi',
    fromAmount: 'Importo minimo ({{currency}})',
    fromColumn: 'Importo minimo',
    fromAmountHint: '0 vale per ogni spesa.',
    previewText: 'Scegli una persona, un tipo e un importo per vedere a chi andrebbe la spesa.',
    oneStep: 'Decide una persona: il responsabile o un amministratore.',
    amount: 'Importo',
    type: 'Tipo',
    requests: 'Richieste',
    empty: {
      title: 'Ancora nessuna regola',
      text: 'Una persona decide ogni spesa: il responsabile o un amministratore.',
    },
  },
})
