import type { NamesLike } from '../../kernel/event-words'
import type english from './events.en'

export default {
  WorkspaceCreated: 'Azienda creata',
  WorkspaceProfileChanged: 'Profilo dell’azienda modificato',
  WorkspaceAdminNamed: 'Amministratore nominato',
  WorkspaceLogoChanged: 'Logo dell’azienda modificato',
  EmployeeIdPatternChanged: 'Matricole modificate',
  RetentionChanged: 'Conservazione dei dati personali modificata',
  WorkspaceClosingAnnounced: 'Chiusura annunciata',
  WorkspaceClosingWithdrawn: 'Chiusura ritirata',
  WorkspaceErasureStarted: 'Cancellazione dell’azienda avviata',
  WorkspaceErased: 'Azienda cancellata',
  WorkspaceSettingsChanged: 'Impostazioni modificate',
  SubdomainReserved: 'Sottodominio riservato',
  SubdomainReleased: 'Sottodominio liberato',
} satisfies NamesLike<typeof english>
