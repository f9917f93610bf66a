import type { NamesLike } from '../../kernel/event-words'
import type english from './events.en'

export default {
  AuditFilterSaved: 'Filtro di eventi salvato',
  AuditFilterChanged: 'Filtro di eventi modificato',
  AuditFilterDeleted: 'Filtro di eventi eliminato',
  RecordViewed: 'Record aperto da un revisore',
} satisfies NamesLike<typeof english>
