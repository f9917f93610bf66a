import shared from '@workledger/kit/areas/leave/messages.it'
import { translation } from '@workledger/kit/i18n/translation'
import type english from './messages.en'

export default translation<'it', typeof english>()({
  ...shared,
  page: 'Richieste',
  tab: 'Ferie e permessi',
  approvals: 'Approvazioni',
  requested: 'Richiesta il',
  more: 'Altro',
  empty: {
    title: 'Ancora nessuna richiesta di assenza',
    text: 'Il tuo saldo è qui sopra. Richiedi giorni liberi quando ti servono.',
  },
  ring: {
    left: 'Residuo: {{days}}',
    unlimited: 'Goduti: {{days}}',
    none: 'Ancora nessuna assenza nel {{year}}',
  },
  card: {
    title: 'Richieste di assenza',
    empty: 'Nessuna richiesta di assenza in attesa',
    inbox: 'Apri In arrivo',
    refresh: 'Aggiorna',
    more: 'Altre {{count}}',
  },
  inbox: {
    ...shared.inbox,
    emptyText: 'Qui appaiono le richieste delle persone di cui hai la responsabilità.',
    open: 'Cronologia della richiesta',
  },
  ownPending_one: '{{count}} tua in attesa',
  ownPending_many: '{{count}} tue in attesa',
  ownPending_other: '{{count}} tue in attesa',
  pendingCount_one: '{{count}} richiesta in attesa',
  pendingCount_many: '{{count}} di richieste in attesa',
  pendingCount_other: '{{count}} richieste in attesa',
})
