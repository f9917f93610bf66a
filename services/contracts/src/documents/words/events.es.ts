import type { NamesLike } from '../../kernel/event-words'
import type english from './events.en'

export default {
  DocumentAdded: 'Documento añadido',
  DocumentChanged: 'Documento cambiado',
  DocumentReplaced: 'Versión nueva',
  DocumentDeleted: 'Documento eliminado',
  DocumentDownloaded: 'Descargado',
  DocumentExpiryReminded: 'Recordatorio de la caducidad enviado',
  DocumentImportStarted: 'Importación de documentos iniciada',
  DocumentImportContinued: 'Importación de documentos continuada',
  DocumentImportFinished: 'Importación de documentos terminada',
  DocumentImportInterrupted: 'Importación de documentos interrumpida',
  DocumentImportUndone: 'Importación de documentos deshecha',
} satisfies NamesLike<typeof english>
