import type { NamesLike } from '../../kernel/event-words'
import type english from './events.en'

export default {
  DataExportRequested: 'Export de données demandé',
  DataExportProgressed: 'Export de données en cours',
  DataExportFinished: 'Export de données prêt',
  DataExportFailed: 'Échec de l’export de données',
  DataExportDownloaded: 'Export de données téléchargé',
  DataExportRemoved: 'Export de données supprimé',
} satisfies NamesLike<typeof english>
