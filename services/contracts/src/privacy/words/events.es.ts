import type { NamesLike } from '../../kernel/event-words'
import type english from './events.en'

export default {
  DataExportRequested: 'Exportación de datos solicitada',
  DataExportProgressed: 'La exportación de datos avanza',
  DataExportFinished: 'Exportación de datos lista',
  DataExportFailed: 'Exportación de datos fallida',
  DataExportDownloaded: 'Exportación de datos descargada',
  DataExportRemoved: 'Exportación de datos eliminada',
} satisfies NamesLike<typeof english>
