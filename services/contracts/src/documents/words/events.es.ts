import type { NamesLike } from '../../kernel/event-words'
import type english from './events.en'

export default {
  DocumentAdded: 'Documento añadido',
  DocumentChanged: 'Documento cambiado',
  DocumentReplaced: 'Versión nueva',
  DocumentDeleted: 'Documento eliminado',
  DocumentDownloaded: 'Descargado',
  DocumentExpiryReminded: 'Recordatorio de la caducidad enviado',
} satisfies NamesLike<typeof english>
