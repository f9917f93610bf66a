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
  SignedOut: 'Cierre de sesión',
  EmailReserved: 'Dirección de correo reservada',
  EmailReleased: 'Dirección de correo liberada',
} satisfies NamesLike<typeof english>
