import type { NamesLike } from '../../kernel/event-words'
import type english from './events.en'

export default {
  DocumentAdded: 'Document ajouté',
  DocumentChanged: 'Document modifié',
  DocumentReplaced: 'Nouvelle version',
  DocumentDeleted: 'Document supprimé',
  DocumentDownloaded: 'Téléchargé',
  DocumentExpiryReminded: 'Rappel de l’expiration envoyé',
} satisfies NamesLike<typeof english>
