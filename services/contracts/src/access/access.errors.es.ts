import { errorWords } from '../kernel/errors'
import type { accessErrors } from './access.errors'

export const accessErrorsEs = errorWords<'es', typeof accessErrors>()({
  'access.wrong_password': 'Correo electrónico o contraseña incorrectos',
  'access.email_taken': 'Este correo electrónico ya está en uso.',
  'access.captcha': 'Resuelve el captcha de nuevo.',
  'access.key': 'Clave no válida',
  'access.sign_in_to_accept': 'Ya tienes una cuenta. Inicia sesión para aceptar la invitación.',
  'access.already_joined': 'Esta invitación ya se ha aceptado.',
  'access.no_nesting': 'Has iniciado sesión en nombre de otra persona. Cierra antes la sesión.',
  'access.impersonating': 'Esto no se puede hacer con una sesión en nombre de otra persona.',
  'access.own_address': 'No uses tu correo electrónico como contraseña.',
  'access.no_user': 'Este empleado aún no tiene usuario. Envíale antes una invitación.',
  'access.this_session': 'Esta es la sesión que estás usando. En su lugar, cierra la sesión.',
  'access.verify_password': 'Introduce la contraseña de esta cuenta o establece una nueva.',
  'access.current_password': 'La contraseña actual no es correcta.',
  'access.already_verified': 'El correo electrónico ya está verificado.',
  'access.first_name': '¡Introduce tu nombre!',
  'access.last_name': '¡Introduce tus apellidos!',
  'access.no_match': '¡La contraseña no coincide!',
  'access.reset_no_match': 'Las contraseñas no coinciden',
  'access.inconsistent': '¡Las dos contraseñas que has introducido no coinciden!',
  'access.confirm': '¡Confirma la contraseña!',
  'access.no_token': 'No se ha indicado ningún token',
  'access.password': '¡Introduce tu contraseña!',
  'access.new_password': '¡Introduce tu contraseña!',
  'access.current_password_missing': 'Introduce tu contraseña actual.',
  'access.email': '¡Introduce tu correo electrónico!',
  'access.password_short': 'La contraseña debe tener al menos 8 caracteres.',
  'access.password_long': 'La contraseña debe tener 200 caracteres como máximo.',
  'access.password_easy': 'Esta contraseña es demasiado fácil de adivinar.',
  'auth.second_factor': 'Confirma con tu segundo factor que eres tú.',
  'auth.confirm_link': 'Ya existe una cuenta con esta dirección. Confirma una vez que es tuya.',
  'auth.challenge':
    'Este paso ha tardado demasiado o se ha intentado demasiadas veces. Empieza de nuevo.',
  'auth.wrong_code': 'Este código no es correcto.',
  'auth.used_code': 'Este código ya se ha usado. Espera al siguiente.',
  'auth.factor_required': 'Esta empresa pide un segundo factor. Configúralo en Mi cuenta.',
  'factor.most':
    'Una cuenta tiene como máximo {most} aplicaciones de autenticación y llaves de acceso.',
  'factor.none': 'Configura primero una aplicación de autenticación o una llave de acceso.',
  'factor.none_of_member': 'Esta persona no tiene segundo factor.',
  'factor.name': 'Introduce un nombre.',
  'factor.reason': 'Introduce un motivo.',
  'factor.code': 'Introduce los 6 dígitos que muestra la aplicación.',
  'factor.wrong_code':
    'Este código no es correcto. Comprueba que el reloj del dispositivo esté en hora.',
  'factor.own_reset':
    'No puedes restablecer tus propios segundos factores. Elimínalos en Mi cuenta.',
  'factor.elsewhere':
    'Esta persona también pertenece a otra empresa: solo sirve un código de recuperación o el operador.',
  'access.confirmation': 'Esta confirmación ya no vale. Vuelve a confirmar.',
  'passkey.address':
    'Las llaves de acceso necesitan una dirección con nombre y https. Pregunta al operador de esta instalación.',
  'passkey.none': 'Añade primero una llave de acceso.',
  'passkey.known': 'Esta llave de acceso ya pertenece a una cuenta.',
  'passkey.unknown':
    'Aquí no se conoce esta llave de acceso. Puede que se haya eliminado. Inicia sesión de otra forma.',
  'passkey.other_account': 'Esta llave de acceso pertenece a otra cuenta.',
  'passkey.refused': 'No se ha podido comprobar la llave de acceso. Inténtalo de nuevo.',
  'passkey.other_site': 'Esta llave de acceso se ha usado en una dirección distinta de {address}.',
  'passkey.copied':
    'Puede que exista una copia de esta llave de acceso, así que está bloqueada. Inicia sesión de otra forma y sustitúyela.',
  'passkey.blocked':
    'Esta llave de acceso está bloqueada. Inicia sesión de otra forma y sustitúyela.',
  'passkey.over': 'Este paso ha tardado demasiado. Empieza de nuevo.',
  'access.used_code': 'Este código ya se ha usado. Espera al siguiente.',
  'factor.own_first': 'Inicia sesión primero con un segundo factor tuyo. Configúralo en Mi cuenta.',
})
