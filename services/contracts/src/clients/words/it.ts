import type { WordsLike } from '../../kernel/area-words'
import type english from './en'

export default {
  kinds: {
    client: 'Cliente',
  },
  fields: {
    clients: 'Clienti',
    hrate: 'Tariffa oraria',
    language: 'Lingua dei documenti',
  },
} satisfies WordsLike<typeof english>
