import type { WordsLike } from '../../kernel/area-words'
import type english from './en'

export default {
  kinds: {
    client: 'Client',
  },
  fields: {
    clients: 'Clients',
    hrate: 'Taux horaire',
    language: 'Langue des documents',
  },
} satisfies WordsLike<typeof english>
