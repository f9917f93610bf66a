import type { NamesLike } from '../../kernel/event-words'
import type english from './events.en'

export default {
  CompanyEventAdded: 'Événement ajouté',
  CompanyEventChanged: 'Événement modifié',
  CompanyEventDeleted: 'Événement supprimé',
  CalendarFeedAdded: 'Lien de calendrier ajouté',
  CalendarFeedRevoked: 'Lien de calendrier révoqué',
} satisfies NamesLike<typeof english>
