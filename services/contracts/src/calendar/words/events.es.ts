import type { NamesLike } from '../../kernel/event-words'
import type english from './events.en'

export default {
  CompanyEventAdded: 'Evento añadido',
  CompanyEventChanged: 'Evento cambiado',
  CompanyEventDeleted: 'Evento eliminado',
  CalendarFeedAdded: 'Enlace de calendario añadido',
  CalendarFeedRevoked: 'Enlace de calendario revocado',
} satisfies NamesLike<typeof english>
