import type { NamesLike } from '../../kernel/event-words'
import type english from './events.en'

export default {
  WorkspaceCreated: 'Entreprise créée',
  WorkspaceProfileChanged: 'Profil de l’entreprise modifié',
  WorkspaceAdminNamed: 'Administrateur désigné',
  WorkspaceLogoChanged: 'Logo de l’entreprise modifié',
  EmployeeIdPatternChanged: 'Format des matricules modifié',
  RetentionChanged: 'Conservation des données personnelles modifiée',
  WorkspaceClosingAnnounced: 'Fermeture annoncée',
  WorkspaceClosingWithdrawn: 'Fermeture retirée',
  WorkspaceErasureStarted: 'Effacement de l’entreprise commencé',
  WorkspaceErased: 'Entreprise effacée',
  WorkspaceSettingsChanged: 'Paramètres modifiés',
  SubdomainReserved: 'Sous-domaine réservé',
  SubdomainReleased: 'Sous-domaine libéré',
} satisfies NamesLike<typeof english>
