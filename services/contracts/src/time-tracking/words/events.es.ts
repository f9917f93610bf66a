import type { NamesLike } from '../../kernel/event-words'
import type english from './events.en'

export default {
  TimeEntryStarted: 'Cronómetro iniciado',
  TimeEntryStopped: 'Cronómetro parado',
  TimeEntryAdded: 'Registro añadido',
  TimeEntryChanged: 'Registro cambiado',
  TimeEntryDeleted: 'Registro eliminado',
} satisfies NamesLike<typeof english>
