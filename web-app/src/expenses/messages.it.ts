import shared from '@workledger/kit/areas/expenses/messages.it'
import { translation } from '@workledger/kit/i18n/translation'
import type english from './messages.en'

export default translation<'it', typeof english>()({
  ...shared,
  add: 'Aggiungi spesa',
  edit: 'Modifica spesa',
  namePlaceholder: 'Treno per Porto',
  categoryPlaceholder: 'Scegli un tipo',
  rateHint: 'Se non lo conosci, lascia vuoto. Lo inserisce chi approva.',
  more: 'Altro',
  requested: 'Richiesta il',
  added: 'Nuova spesa aggiunta',
  addFailed: 'Aggiunta della spesa non riuscita',
  changed: 'Spesa modificata',
  keepReceipt: 'Un nuovo file sostituisce quello attuale.',
  empty: {
    title: 'Ancora nessuna spesa',
    text: 'Aggiungi ciò che hai pagato per l’azienda, con il giustificativo.',
  },
  approvals: 'Spese',
  loadFailed: 'Impossibile caricare i dettagli delle spese',
  inbox: {
    ...shared.inbox,
    emptyText: 'Qui appaiono le spese delle persone di cui hai la responsabilità.',
  },
  pendingCount_one: '{{count}} richiesta in attesa',
  pendingCount_many: '{{count}} di richieste in attesa',
  pendingCount_other: '{{count}} richieste in attesa',
})
