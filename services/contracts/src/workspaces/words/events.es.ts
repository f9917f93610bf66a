import type { NamesLike } from '../../kernel/event-words'
import type english from './events.en'

export default {
  WorkspaceCreated: 'Empresa creada',
  WorkspaceProfileChanged: 'Perfil de la empresa cambiado',
  WorkspaceAdminNamed: 'Administrador nombrado',
  WorkspaceLogoChanged: 'Logotipo de la empresa cambiado',
  EmployeeIdPatternChanged: 'ID de empleado cambiados',
  RetentionChanged: 'Conservación de datos personales cambiada',
  WorkspaceClosingAnnounced: 'Cierre anunciado',
  WorkspaceClosingWithdrawn: 'Cierre retirado',
  WorkspaceErasureStarted: 'Supresión de la empresa iniciada',
  WorkspaceErased: 'Empresa suprimida',
  WorkspaceSettingsChanged: 'Ajustes cambiados',
  SubdomainReserved: 'Subdominio reservado',
  SubdomainReleased: 'Subdominio liberado',
} satisfies NamesLike<typeof english>
