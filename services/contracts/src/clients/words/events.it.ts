import type { NamesLike } from '../../kernel/event-words'
import type english from './events.en'

export default {
  ClientAdded: 'Cliente aggiunto',
  ClientChanged: 'Cliente modificato',
  ClientDeleted: 'Cliente eliminato',
} satisfies NamesLike<typeof english>
