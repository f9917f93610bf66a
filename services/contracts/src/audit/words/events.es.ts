import type { NamesLike } from '../../kernel/event-words'
import type english from './events.en'

export default {
  AuditFilterSaved: 'Filtro de eventos guardado',
  AuditFilterChanged: 'Filtro de eventos cambiado',
  AuditFilterDeleted: 'Filtro de eventos eliminado',
  RecordViewed: 'Registro abierto por un auditor',
} satisfies NamesLike<typeof english>
