import { translation } from '../../i18n/translation'
import type english from './messages.en'

export default translation<'es', typeof english>()({
  since: 'Sin conexión — datos hasta: {{time}}.',
  slow: 'El servidor tarda más de lo habitual. Lo que falta aparece en cuanto responda.',
  notHere: 'Esta página aún no está en tu dispositivo',
  notHereText: 'No se ha abierto aquí antes y necesita conexión. Se abre en cuanto la haya.',
  crashed: {
    title: 'Algo ha fallado en esta página.',
    text: 'Tus datos guardados están a salvo. Vuelve a cargar la página. Si ocurre de nuevo, avisa a tu administrador.',
    reload: 'Volver a cargar',
  },
  signedOut: {
    title: 'Tu sesión ha terminado',
    text: 'Inicia sesión en otra pestaña para conservar lo que has escrito: después esta página continúa.',
    signIn: 'Iniciar sesión',
    leave: 'Salir de esta página',
  },
})
