import { translation } from '@workledger/kit/i18n/translation'
import type english from './messages.en'

export default translation<'fr', typeof english>()({
  tab: 'Check-lists',
  all: 'Tout',
  empty: {
    title: 'Rien à faire',
    text: 'Vos éléments de check-list pour les personnes qui arrivent ou partent apparaissent ici.',
  },
})
