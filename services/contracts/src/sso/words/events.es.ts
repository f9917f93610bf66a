import type { NamesLike } from '../../kernel/event-words'
import type english from './events.en'

export default {
  MailDomainAdded: 'Dominio de correo añadido',
  MailDomainProven: 'Dominio de correo verificado',
  MailDomainLapsed: 'Dominio de correo ya no verificado',
  MailDomainRemoved: 'Dominio de correo quitado',
  SignOnProviderSet: 'Proveedor de inicio de sesión configurado',
  SignOnProviderRemoved: 'Proveedor de inicio de sesión quitado',
  SignOnEnforced: 'Obligación del proveedor configurada',
  EmergencyAccountsNamed: 'Cuentas de emergencia nombradas',
  EmergencyAccessUsed: 'Acceso de emergencia usado',
  SignOnLinked: 'Cuenta vinculada al proveedor',
  SignOnUnlinked: 'Cuenta desvinculada del proveedor',
  SignOnGroupsNamed: 'Grupos indicados por el proveedor',
  SignOnGroupsIgnored: 'Demasiados grupos del proveedor, ignorados',
  MailDomainTaken: 'Dominio de correo ocupado',
  MailDomainReleased: 'Dominio de correo liberado',
} satisfies NamesLike<typeof english>
