import type { NamesLike } from '../../kernel/event-words'
import type english from './events.en'

export default {
  ReferenceClaimed: 'Registro en uso',
  ReferencesClaimed: 'Registros en uso',
  ReferenceReleased: 'Registro ya sin uso',
  ReferencesClosed: 'Registro cerrado a nuevos usos',
} satisfies NamesLike<typeof english>
