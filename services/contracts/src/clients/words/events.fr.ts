import type { NamesLike } from '../../kernel/event-words'
import type english from './events.en'

export default {
  ClientAdded: 'Client ajouté',
  ClientChanged: 'Client modifié',
  ClientDeleted: 'Client supprimé',
} satisfies NamesLike<typeof english>
