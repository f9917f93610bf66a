import type { NamesLike } from '../../kernel/event-words'
import type english from './events.en'

export default {
  ClientAdded: 'Cliente añadido',
  ClientChanged: 'Cliente cambiado',
  ClientDeleted: 'Cliente eliminado',
} satisfies NamesLike<typeof english>
