import type { NamesLike } from '../../kernel/event-words'
import type english from './events.en'

export default {
  ReferenceClaimed: 'Élément utilisé',
  ReferencesClaimed: 'Éléments utilisés',
  ReferenceReleased: 'Élément plus utilisé',
  ReferencesClosed: 'Élément fermé à de nouvelles utilisations',
} satisfies NamesLike<typeof english>
