import type { NamesLike } from '../../kernel/event-words'
import type english from './events.en'

export default {
  AuditFilterSaved: 'Filtre d’événements enregistré',
  AuditFilterChanged: 'Filtre d’événements modifié',
  AuditFilterDeleted: 'Filtre d’événements supprimé',
  RecordViewed: 'Élément ouvert par un auditeur',
} satisfies NamesLike<typeof english>
