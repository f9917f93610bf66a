import type { NamesLike } from '../../kernel/event-words'
import type english from './events.en'

export default {
  CompanyEventAdded: 'Evento aggiunto',
  CompanyEventChanged: 'Evento modificato',
  CompanyEventDeleted: 'Evento eliminato',
  CalendarFeedAdded: 'Link del calendario aggiunto',
  CalendarFeedRevoked: 'Link del calendario revocato',
} satisfies NamesLike<typeof english>
