import type { NamesLike } from '../../kernel/event-words'
import type english from './events.en'

export default {
  DocumentAdded: 'Document ajouté',
  DocumentChanged: 'Document modifié',
  DocumentReplaced: 'Nouvelle version',
  DocumentDeleted: 'Document supprimé',
  DocumentDownloaded: 'Téléchargé',
  DocumentExpiryReminded: 'Rappel de l’expiration envoyé',
  DocumentImportStarted: 'Import de documents commencé',
  DocumentImportContinued: 'Import de documents poursuivi',
  DocumentImportFinished: 'Import de documents terminé',
  DocumentImportInterrupted: 'Import de documents interrompu',
  DocumentImportUndone: 'Import de documents annulé',
} satisfies NamesLike<typeof english>
