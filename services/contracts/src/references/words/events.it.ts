import type { NamesLike } from '../../kernel/event-words'
import type english from './events.en'

export default {
  ReferenceClaimed: 'Record in uso',
  ReferencesClaimed: 'Più record in uso',
  ReferenceReleased: 'Record non più in uso',
  ReferencesClosed: 'Record chiuso a nuovi usi',
} satisfies NamesLike<typeof english>
