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
  WorkspaceErasureStarted: 'Cancellazione dei dati dell’azienda avviata',
  WorkspaceErased: 'Dati dell’azienda cancellati',
  WorkspaceSettingsChanged: 'Impostazioni modificate',
  SubdomainReserved: 'Sottodominio riservato',
  SubdomainReleased: 'Sottodominio liberato',
} satisfies NamesLike<typeof english>
