import { translation } from '../../i18n/translation'
import type english from './messages.en'

export default translation<'es', typeof english>()({
  use: 'Usar una llave de acceso',
  usePassword: 'Usar la contraseña',
  done: 'Confirmado con tu llave de acceso',
  useProvider: 'Confirmar con el inicio de sesión único',
  doneProvider: 'Confirmado con el inicio de sesión único',
  orCode: 'O un código de tu aplicación de autenticación.',
  cancelled: 'No se ha usado ninguna llave de acceso. Inténtalo de nuevo.',
  elsewhere:
    'Las llaves de acceso no funcionan en esta dirección. Abre Workledger en su dirección principal.',
  here: 'Este dispositivo ya tiene una llave de acceso de tu cuenta.',
})
