import type { NamesLike } from '../../kernel/event-words'
import type english from './events.en'

export default {
  DataExportRequested: 'Esportazione di dati richiesta',
  DataExportProgressed: 'Esportazione di dati proseguita',
  DataExportFinished: 'Esportazione di dati pronta',
  DataExportFailed: 'Esportazione di dati non riuscita',
  DataExportDownloaded: 'Esportazione di dati scaricata',
  DataExportRemoved: 'Esportazione di dati eliminata',
} satisfies NamesLike<typeof english>
