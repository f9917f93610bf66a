import type { NamesLike } from '../../kernel/event-words'
import type english from './events.en'

export default {
  TimeEntryStarted: 'Chronomètre démarré',
  TimeEntryStopped: 'Chronomètre arrêté',
  TimeEntryAdded: 'Saisie ajoutée',
  TimeEntryChanged: 'Saisie modifiée',
  TimeEntryDeleted: 'Saisie supprimée',
} satisfies NamesLike<typeof english>
