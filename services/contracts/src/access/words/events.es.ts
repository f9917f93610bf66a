import type { NamesLike } from '../../kernel/event-words'
import type english from './events.en'

export default {
  UserRegistered: 'Cuenta creada',
  VerificationRequested: 'Verificación de la dirección solicitada',
  EmailVerified: 'Dirección de correo verificada',
  EmailChanged: 'Dirección de correo cambiada',
  LanguageChosen: 'Idioma elegido',
  PasswordResetRequested: 'Contraseña nueva solicitada',
  PasswordChanged: 'Contraseña cambiada',
  SignedIn: 'Inicio de sesión',
  SignedInAs: 'Inicio de sesión en nombre de otra persona',
  UserErased: 'Cuenta suprimida',
  ProviderLinkAsked: 'Confirmación de un proveedor de inicio de sesión solicitada',
  SignedOut: 'Cierre de sesión',
  EmailReserved: 'Dirección de correo reservada',
  EmailReleased: 'Dirección de correo liberada',
  FactorAdded: 'Segundo factor añadido',
  FactorNamed: 'Segundo factor renombrado',
  FactorRemoved: 'Segundo factor eliminado',
  PasskeyBlocked: 'Llave de acceso bloqueada',
  RecoveryCodesMade: 'Códigos de recuperación creados',
  RecoveryCodeUsed: 'Código de recuperación usado',
  FactorsReset: 'Segundos factores restablecidos',
  MemberFactorsReset: 'Segundos factores restablecidos',
} satisfies NamesLike<typeof english>
