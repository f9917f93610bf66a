import type { NamesLike } from '../../kernel/event-words'
import type english from './events.en'

export default {
  TimeEntryStarted: 'Timer avviato',
  TimeEntryStopped: 'Timer fermato',
  TimeEntryAdded: 'Registrazione aggiunta',
  TimeEntryChanged: 'Registrazione modificata',
  TimeEntryDeleted: 'Registrazione eliminata',
} satisfies NamesLike<typeof english>
